import { stepAt, stepByKeyIn } from "#src/islands/kit/stage/steps.ts";
import { useStageKeys } from "#src/islands/kit/stage/use-stage-keys.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { placeIn, stepsFor, type Step } from "#src/islands/team/picture/present/present-steps.ts";
import { Stage } from "#src/islands/team/picture/present/Stage.tsx";
import type { WorkshopPicture } from "#src/shared/workshop/workshop.output.ts";
import { useState } from "react";

/** The team picture, a pane at a time, by buttons, keys or a remote control. */
export function PictureOnWall({ title, picture }: { title: string; picture: WorkshopPicture }) {
  const shown = { ...picture, title };
  const order = stepsFor(shown);
  const [step, setStep] = useState<Step>("start");
  useStageKeys(true, (key) => {
    const next = stepByKeyIn(order, step, key);
    if (next !== null) setStep(next);
    return next !== null;
  });
  return (
    <>
      <Stage step={step} picture={shown} />
      <div className="session-bar">
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
      </div>
    </>
  );
}
