import { Button } from "#src/islands/kit/ui/Button.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import { useTalk } from "#src/islands/kit/voice/use-talk.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { useEffect, useId, useRef, useState } from "react";
import { CoachTalk, type OfferedStep } from "./CoachTalk.tsx";
import { paneId } from "#src/islands/results/page/PaneSection.tsx";

/* Marks parts of the page with an attribute that React doesn't know and so leaves alone. */
const mark = "data-shown";

function pointAtNothing(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** Marks all that it matches, and scrolls to the first. @throws {Error} `missing`, if that's nothing */
function pointAt(selector: string, block: ScrollLogicalPosition, missing: string): void {
  const places = [...document.querySelectorAll(selector)];
  const [first] = places;
  if (first === undefined) throw new Error(missing);
  pointAtNothing();
  for (const place of places) place.setAttribute(mark, "");
  for (let fold = first.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  first.scrollIntoView({ block, behavior: isCalm ? "auto" : "smooth" });
}

/** The word that a step names, if it names one. */
const namedIn = (step: string): string | null =>
  catalogue.find(({ name }) => new RegExp(`\\b${name}\\b`, "iu").test(step))?.id ?? null;

interface CoachPanelProps {
  survey: Pick<Survey, "id" | "title">;
  open: boolean;
  onClose: () => void;
}

/** A talk beside a result, which stays readable. What was said is kept until the page is left. */
export function CoachPanel({ survey, open, onClose }: CoachPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [step, setStep] = useState<OfferedStep | null>(null);
  const talk = useTalk({
    purpose: "coach",
    surveyId: survey.id,
    tools: {
      show_word: ({ traitId }) => {
        pointAt(`[data-word="${CSS.escape(traitId)}"]`, "center", "This word isn’t on the page.");
        return "Shown.";
      },
      open_pane: ({ pane }) => {
        pointAt(`#${CSS.escape(paneId(pane))}`, "start", "This pane isn’t on the page.");
        return "Shown.";
      },
      suggest_step: ({ text }) => {
        setStep({ text, traitId: namedIn(text) });
        return "Offered. The person can change it and save it.";
      },
    },
  });
  const { end } = talk;

  useEffect(() => {
    // On iOS the library waits for the tap that starts the talk.
    void loadSdk().catch(() => undefined);
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      // Not modal: the window beside it is what the talk is about.
      element.show();
      title.current?.focus();
    } else {
      element.close();
      pointAtNothing();
      void end();
    }
  }, [open, end]);

  // A button that was pressed may be gone: the keyboard stays in the panel.
  useEffect(() => {
    if (open && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });

  return (
    <dialog
      ref={dialog}
      className="coach-panel"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 bg-raised pt-3">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl">
          Walk me through it
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <CoachTalk talk={talk} roundTitle={survey.title} surveyId={survey.id} step={step} onStep={setStep} />
    </dialog>
  );
}
