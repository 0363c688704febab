import { type ReactNode, useEffect, useRef } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { FullScreenButton } from "#src/islands/kit/stage.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { PresentedPicture } from "#src/islands/team/picture/present.tsx";
import { leastCounted } from "#src/shared/group/group-limits.ts";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { finishedText } from "#src/shared/workshop/steps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopWall } from "#src/shared/workshop/workshop.output.ts";
import { NextStepButton, nextStepOf, useWall } from "./live.tsx";

/** A code for phones. Black on white in either theme: that is what cameras look for. */
function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg
      className="wall-code"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface WallStepProps {
  wall: WorkshopWall;
  code: QrDrawing;
}

/** One step as large as the screen. A new one is read out. */
export function WallStep({ wall, code }: WallStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(wall.step);
  useEffect(() => {
    if (shown.current !== wall.step) heading.current?.focus();
    shown.current = wall.step;
  }, [wall.step]);
  const { title, lead, number } = textsOf(wall);
  const canJoin = wall.step === "gathering" || wall.step === "words";
  return (
    <section className={canJoin ? "stage wall-join" : "stage"} aria-labelledby="stage-title">
      <div className="wall-step">
        <p className="wall-title wrap-anywhere">{wall.title}</p>
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="stage-lead">{lead}</p>
        {number !== null && (
          <p className="wall-number" role="status">
            {number}
          </p>
        )}
        {wall.step === "describing" && (
          <progress max={wall.ready} value={wall.finished ?? 0} aria-label="People who have finished" />
        )}
      </div>
      {canJoin && (
        <figure className="wall-figure">
          <QrCode drawing={code} label="QR code of the address below" />
          <figcaption className="wrap-anywhere">{wall.joinUrl.replace(/^https?:\/\//, "")}</figcaption>
        </figure>
      )}
    </section>
  );
}

interface Texts {
  readonly title: string;
  readonly lead: ReactNode;
  readonly number: string | null;
}

function textsOf({
  step,
  guests,
  ready,
  finished,
  panelSize,
  missing,
  hasOpened,
  erasedAt,
}: WorkshopWall): Texts {
  const erased = (
    <>
      Everything is erased on <LocalDate iso={erasedAt} />.
    </>
  );
  switch (step) {
    case "gathering":
      return {
        title: "Scan to join",
        lead: "You need no account, just the name that people here know you by.",
        number:
          guests === 0
            ? "Nobody has joined yet"
            : `${people(guests)} ${guests === 1 ? "has" : "have"} joined`,
      };
    case "words":
      return {
        title: "How do you see yourself?",
        lead: "Pick words for yourself on your phone. Nobody sees them but you.",
        number: `${String(ready)} of ${String(guests)} have saved theirs`,
      };
    case "describing":
      return {
        title: "Describe each other",
        lead: `Each of you describes ${String(panelSize ?? 0)} people, chosen by chance. Nobody sees who picked what.`,
        number: finishedText(finished, ready),
      };
    case "open":
      return {
        title: "Your window is open",
        lead: "Look at your phone. Your window is yours alone, and nobody else in the room can see it.",
        // Not how many agree: everyone in the room would see who has just tapped.
        number:
          missing > 0
            ? `A team picture takes ${String(leastCounted)} people who agree to be counted.`
            : "Enough people agree to be counted for a team picture.",
      };
    case "picture":
    case "ended":
      return {
        title: "Thank you",
        lead: hasOpened ? (
          <>You can still read your window on your phone. {erased}</>
        ) : (
          <>It ended before windows opened. {erased}</>
        ),
        number: null,
      };
  }
}

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

export const WallIsland = island(Wall);
