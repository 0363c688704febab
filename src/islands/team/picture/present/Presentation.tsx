import { FullScreenButton } from "#src/islands/kit/stage/FullScreenButton.tsx";
import { stepAt, stepByKeyIn } from "#src/islands/kit/stage/steps.ts";
import { useStageKeys } from "#src/islands/kit/stage/use-stage-keys.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { useState } from "react";
import { Stage } from "./Stage.tsx";
import { placeIn, stepsFor, type Step } from "./present-steps.ts";

/** The team picture on a screen that everyone looks at: a pane at a time, by buttons, keys or a remote control. */
export function Presentation({ picture }: { picture: TeamPicture }) {
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
        <FullScreenButton />
        <LinkButton look="quiet" href={teamPaths.teamPicture(picture.teamRoundId)}>
          Stop presenting
        </LinkButton>
      </footer>
    </div>
  );
}
