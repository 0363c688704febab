import { stepAt, stepByKeyIn } from "#src/islands/kit/stage/steps.ts";
import { useStageKeys } from "#src/islands/kit/stage/use-stage-keys.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useState, type ReactNode } from "react";
import { placeIn, stepsFor, type Step } from "./present-steps.ts";
import { Stage, type ShownPicture } from "./Stage.tsx";

interface PresentedPictureProps {
  picture: ShownPicture;
  /** What else is in the bar. */
  children: ReactNode;
}

/** A picture a pane at a time, by buttons, keys or a remote control. */
export function PresentedPicture({ picture, children }: PresentedPictureProps) {
  const order = stepsFor(picture);
  const [step, setStep] = useState<Step>("start");
  useStageKeys(true, (key) => {
    const next = stepByKeyIn(order, step, key);
    if (next !== null) setStep(next);
    return next !== null;
  });
  return (
    <div className="session">
      <Stage step={step} picture={picture} />
      <footer className="session-bar">
        <Button disabled={step === order[0]} onClick={() => setStep(stepAt(order, step, -1))}>
          Back
        </Button>
        <span className="text-sm text-muted" role="status">
          {placeIn(order, step)}
        </span>
        <Button
          look="primary"
          disabled={step === order.at(-1)}
          onClick={() => setStep(stepAt(order, step, 1))}
        >
          Next
        </Button>
        {children}
      </footer>
    </div>
  );
}
