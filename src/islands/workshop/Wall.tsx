import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { FullScreenButton, useFocusOnChange } from "#src/islands/kit/stage.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { QrCode } from "#src/islands/kit/ui/QrCode.tsx";
import { PresentedPicture } from "#src/islands/kit/group/slides.tsx";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { ledByText } from "#src/shared/workshop/led-by.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { NextStepButton, tellStep, useWall } from "./live.tsx";

/** One step as large as the screen, which fills as people join and finish. A new one is read out. */
export function WallStep({ wall, code }: { wall: WorkshopWall; code: QrDrawing }) {
  const heading = useFocusOnChange(wall.step);
  const { title, lead, number, filled, all } = tellStep(wall);
  const canJoin = !hasReached(wall.step, "open");
  return (
    <section className={canJoin ? "stage wall-join" : "stage"} aria-labelledby="stage-title">
      <div className="grid justify-items-center gap-[inherit]">
        <p className="text-[clamp(1rem,0.875rem+0.6vw,1.5rem)] wrap-anywhere text-muted" dir="auto">
          {wall.title}
        </p>
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="stage-lead">{lead}</p>
        {number !== null && (
          <p className="font-display text-[clamp(1.75rem,1rem+2.2vw,3.5rem)]/[1.2] font-[500]" role="status">
            {number}
          </p>
        )}
        {all > 0 && (
          // A dot for each person, for the eye only: the number above says the same.
          <div
            className="wall-dots flex max-w-160 flex-wrap justify-center gap-[clamp(0.375rem,0.8vw,0.75rem)]"
            data-look={wall.step === "open" ? "windows" : "people"}
            data-many={all > mostLarge || undefined}
            aria-hidden="true"
          >
            {Array.from({ length: all }, (_, place) => (
              <span key={place} data-on={place < filled || undefined} />
            ))}
          </div>
        )}
        {canJoin && wall.guests > 0 && (
          <p className="text-[clamp(1rem,0.875rem+0.5vw,1.5rem)] text-muted">
            Count heads: {people(wall.guests)} {wall.guests === 1 ? "has" : "have"} joined.
          </p>
        )}
      </div>
      {canJoin && (
        <figure className="grid justify-items-center gap-3 text-[clamp(1rem,0.875rem+0.8vw,1.75rem)]">
          <QrCode
            drawing={code}
            className={`h-auto w-[min(22vh,80vw)] rounded-md ${wall.step === "describing" ? "min-[60rem]:w-[min(28vh,14rem)]" : "min-[60rem]:w-[min(60vh,32rem)]"}`}
            of="the address below"
          />
          <figcaption className="wrap-anywhere">
            {wall.step === "describing" && "Late? "}
            {wall.joinUrl.replace(/^https?:\/\//, "")}
          </figcaption>
        </figure>
      )}
    </section>
  );
}

/** More dots than this are small. */
const mostLarge = 24;

/** What everyone in the room looks at: the step, and numbers. No guest's name is ever on it. */
function Wall({ initial, code }: { initial: WorkshopWall; code: QrDrawing }) {
  const { wall, take, isBehind } = useWall(initial);
  const { step, title, picture } = wall;
  const bar = (
    <>
      <span className="text-sm text-muted" role="status">
        {isBehind ? "No connection right now. We keep trying." : tellStep(wall).next?.missing}
      </span>
      <NextStepButton wall={wall} onMoved={take} />
      <FullScreenButton />
      <LinkButton look="quiet" href={workshopPaths.workshop(wall.id)}>
        Host’s page
      </LinkButton>
    </>
  );
  if (picture !== null && step === "picture")
    return (
      <PresentedPicture title={title} byline={ledByText(wall)} picture={picture} audience="each other">
        {bar}
      </PresentedPicture>
    );
  return (
    <div className="session">
      <WallStep wall={wall} code={code} />
      <footer className="session-bar">{bar}</footer>
    </div>
  );
}

export const WallIsland = island(Wall);
