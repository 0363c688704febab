import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { FullScreenButton } from "#src/islands/kit/stage/FullScreenButton.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { PresentedPicture } from "#src/islands/team/picture/present/PresentedPicture.tsx";
import { NextStepButton } from "#src/islands/team/workshop/live/NextStepButton.tsx";
import { nextStepOf } from "#src/islands/team/workshop/live/next-step.ts";
import { useWall } from "#src/islands/team/workshop/live/use-wall.ts";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { WallStep } from "./WallStep.tsx";

interface WallProps {
  initial: WorkshopWall;
  /** The address that phones join by. */
  code: QrDrawing;
}

/** What everyone in the room looks at: the step, and numbers. No name is ever on it. */
function Wall({ initial, code }: WallProps) {
  const { wall, take, isBehind } = useWall(initial);
  const { step, title, picture } = wall;
  const bar = (
    <>
      <span className="text-sm text-muted" role="status">
        {isBehind ? "No connection right now. We keep trying." : (nextStepOf(wall)?.missing ?? "")}
      </span>
      <NextStepButton wall={wall} onMoved={take} />
      <FullScreenButton />
      <LinkButton look="quiet" href={workshopPaths.workshop(wall.id)}>
        Host’s page
      </LinkButton>
    </>
  );
  if (picture !== null && step === "picture")
    return <PresentedPicture picture={{ ...picture, title }}>{bar}</PresentedPicture>;
  return (
    <div className="session">
      <WallStep wall={wall} code={code} />
      <footer className="session-bar">{bar}</footer>
    </div>
  );
}

export function WallIsland(props: WallProps) {
  return (
    <IslandRoot>
      <Wall {...props} />
    </IslandRoot>
  );
}
