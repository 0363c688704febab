import { type DragEvent, useState } from "react";
import { FileButton } from "#src/islands/kit/ui/FileButton.tsx";

interface ChooseListFileProps {
  isBusy: boolean;
  /** The test id of the hidden file input. */
  testId: string;
  onFile: (file: File) => void;
}

/** A button that lets people choose a list from a file. */
export function ChooseListFile({ isBusy, testId, onFile }: ChooseListFileProps) {
  return (
    <FileButton
      busy={isBusy}
      accept=".csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/plain,text/vcard"
      testId={testId}
      onFile={onFile}
    >
      Choose a file
    </FileButton>
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
