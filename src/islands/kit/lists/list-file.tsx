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
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        className="hidden"
        accept=".csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/plain,text/vcard"
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
