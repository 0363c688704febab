import { type ComponentProps, useRef } from "react";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "./Button.tsx";

interface FileButtonProps extends ComponentProps<typeof Button> {
  accept: string;
  /** The test id of the hidden file input. */
  testId: string;
  onFile: (file: File) => void;
}

/** A button that lets people choose a file. */
export function FileButton({ accept, testId, onFile, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const isReady = useHydrated();
  return (
    <>
      <Button disabled={!isReady} {...button} onClick={() => chooser.current?.click()} />
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
