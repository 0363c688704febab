import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { FieldFrame, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { readPlan, writePlan } from "#src/islands/results/plan/plan.ts";
import { panePlanLimits } from "#src/shared/pane-plan/pane-plan-limits.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { useEffect, useRef, useState } from "react";
import { type OfferedStep, withStep } from "./step.ts";

interface StepOfferProps {
  surveyId: string;
  step: OfferedStep;
  panes: readonly ResultPane[];
  /** @param paneTitle of the plan that has it now */
  onSaved: (paneTitle: string) => void;
  onClose: () => void;
}

/** The step that came up in the talk, to be changed and saved into the plan of a pane. */
export function StepOffer({ surveyId, step, panes, onSaved, onClose }: StepOfferProps) {
  const [text, setText] = useState(step.text);
  const [quadrant, setQuadrant] = useState(step.quadrant);
  const [savedIn, setSavedIn] = useState<{ readonly title: string; readonly where: string } | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const saved = useRef<HTMLDivElement>(null);
  // It comes while someone looks at the captions, and may lie below what fits, or be pushed there by answers to choose from.
  useEffect(() => {
    const settled = setTimeout(() => box.current?.scrollIntoView({ block: "nearest" }), 200);
    return () => clearTimeout(settled);
  }, []);
  // The button that had the focus is gone. This reads the sentence out, too.
  useEffect(() => {
    if (savedIn !== null) saved.current?.focus();
  }, [savedIn]);
  const titleOf = (of: Quadrant) => panes.find((pane) => pane.quadrant === of)?.title ?? of;
  if (savedIn !== null) {
    return (
      <div ref={saved} tabIndex={-1} className="coach-step">
        <p>
          Saved in your plan for {savedIn.title}, in {savedIn.where}.
        </p>
      </div>
    );
  }
  const save = () => {
    const key = storeKey(`plan.${surveyId}.${quadrant}`);
    const kept = withStep(readPlan(lasting.read(key)), { ...step, text, quadrant }, panes, new Date());
    lasting.write(key, writePlan(kept));
    const where = kept.inAccount === "" ? "this browser" : "your account";
    setSavedIn({ title: titleOf(quadrant), where });
    onSaved(titleOf(quadrant));
  };
  return (
    <form
      ref={box}
      className="coach-step"
      aria-label="Your step"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") save();
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
      <FieldFrame label="In your plan for">
        {(control) => (
          <select
            {...control}
            className="input"
            value={quadrant}
            onChange={({ target }) => setQuadrant(quadrants.find((one) => one === target.value) ?? quadrant)}
          >
            {quadrants.map((one) => (
              <option key={one} value={one}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <div className="talk-actions">
        <Button type="submit" look="primary">
          Save step
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </form>
  );
}
