import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { throwMissingScript } from "#src/islands/results/page/lazy-parts.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import type { CoachPanel } from "./CoachPanel.tsx";

interface CoachButtonProps {
  survey: Pick<Survey, "id" | "title">;
}

/** Opens the coach beside the window. All that a talk needs is loaded when someone asks for it. */
export function CoachButton({ survey }: CoachButtonProps) {
  const [loaded, setLoaded] = useState<{ readonly Panel: typeof CoachPanel } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: () => import("./CoachPanel.tsx").catch(throwMissingScript),
      onSuccess: ({ CoachPanel: Panel }) => {
        setLoaded({ Panel });
        setOpen(true);
      },
      onError: toastFailure("The coach didn’t load"),
    }),
  );
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="needs-script no-print grid justify-items-start gap-3">
      <p>A program, and no person, can go through this window with you, one question at a time.</p>
      <Button
        ref={opener}
        busy={isBusy}
        busyLabel="Opening…"
        aria-expanded={isOpen}
        onClick={() => (loaded === null ? run() : isOpen ? close() : setOpen(true))}
      >
        Walk me through it
      </Button>
      {loaded && <loaded.Panel survey={survey} open={isOpen} onClose={close} />}
    </div>
  );
}
