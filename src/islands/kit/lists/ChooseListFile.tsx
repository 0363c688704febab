import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useRef } from "react";

interface ChooseListFileProps {
  isBusy: boolean;
  /** The name by which tests find the chooser, which nobody sees. */
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
