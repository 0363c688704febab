import { Button } from "#src/islands/kit/ui/Button.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { inWeeks, paneFor, planWeeks } from "#src/shared/action-plan/plans.ts";
import { usePlans } from "#src/islands/results/plan/use-plans.ts";
import { panePlanLimits } from "#src/shared/action-plan/action-plan-limits.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A step that came up in a talk, and what it was about. */
export interface OfferedStep {
  readonly text: string;
  readonly traitId: string | null;
}

interface StepOfferProps {
  surveyId: string;
  step: OfferedStep;
  onSaved: () => void;
  onClose: () => void;
}

/** The step that came up in the talk, to be changed and saved as the plan of this result. */
export function StepOffer({ surveyId, step, onSaved, onClose }: StepOfferProps) {
  const [text, setText] = useState(step.text);
  const [isSent, setSent] = useState(false);
  const { plans, save } = usePlans(surveyId);
  const isSaved = isSent && !save.isBusy && save.problem === null;
  const box = useRef<HTMLFormElement>(null);
  const saved = useRef<HTMLDivElement>(null);
  // It comes while someone looks at the captions, and may lie below what fits, or be pushed there by answers to choose from.
  useEffect(() => {
    const settled = setTimeout(() => box.current?.scrollIntoView({ block: "nearest" }), 200);
    return () => clearTimeout(settled);
  }, []);
  const tellSaved = useEffectEvent(onSaved);
  // The button that had the focus is gone. This reads the sentence out, too.
  useEffect(() => {
    if (!isSaved) return;
    saved.current?.focus();
    tellSaved();
  }, [isSaved]);
  if (isSaved) {
    return (
      <div ref={saved} tabIndex={-1} className="coach-step">
        <p>Saved as your plan. We’ll remind you in two weeks.</p>
      </div>
    );
  }
  return (
    <form
      ref={box}
      className="coach-step"
      aria-label="Your step"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        save.run({
          ...{ pane: paneFor(plans), traitId: step.traitId, person: "", noticed: "" },
          ...{ deed: text.trim(), until: inWeeks(planWeeks, new Date()), remind: true },
        });
        setSent(true);
      }}
    >
      <TextAreaField
        label="Your step"
        hint="Change it until it’s yours."
        rows={3}
        maxLength={panePlanLimits.textMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="talk-actions">
        <Button type="submit" look="primary" busy={save.isBusy} busyLabel="Saving…">
          Save step
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </form>
  );
}
