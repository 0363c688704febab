import { type ReactNode, useRef } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";

interface ChooseFileProps {
  accept: string;
  isBusy: boolean;
  /** The test id of the hidden file input. */
  testId: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that lets people choose a file. */
export function ChooseFile({ accept, isBusy, testId, onFile, children }: ChooseFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isReady = useHydrated();
  return (
    <>
      <Button disabled={!isReady} busy={isBusy} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
      <input
        ref={chooser}
        type="file"
        className="hidden"
        accept={accept}
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
