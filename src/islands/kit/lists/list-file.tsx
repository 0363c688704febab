import { type DragEvent, useRef, useState } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";

interface ChooseListFileProps {
  isBusy: boolean;
  /** The test id of the hidden file input. */
  testId: string;
  onFile: (file: File) => void;
}

/** A button that lets people choose a list from a file. */
export function ChooseListFile({ isBusy, testId, onFile }: ChooseListFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isReady = useHydrated();
  return (
    <>
      <Button disabled={!isReady} busy={isBusy} onClick={() => chooser.current?.click()}>
        Choose a CSV file
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again once it is mended.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Takes a file that is dropped on an element. Text that is dropped goes into its field, as always. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}

/** A character takes up to four bytes. */
const bytesPerLetter = 4;

/** @returns the text of a chosen file; null if it's larger than so many letters can be */
export async function readListFile(file: Blob, mostLetters: number): Promise<string | null> {
  if (file.size > mostLetters * bytesPerLetter) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decode(bytes);
}

/** Spreadsheets save UTF-8, "Unicode text" (UTF-16 with its mark), or the old code page of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
