import { type ReactNode, useEffect, useRef } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { FullScreenButton } from "#src/islands/kit/stage.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { PresentedPicture } from "#src/islands/kit/group/slides.tsx";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { finishedText, hasReached, windowsText } from "#src/shared/workshop/steps.ts";
import { ledByText } from "#src/shared/workshop/texts.en.ts";
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

/** One step as large as the screen, which fills as people join and finish. A new one is read out. */
export function WallStep({ wall, code }: WallStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(wall.step);
  useEffect(() => {
    if (shown.current !== wall.step) heading.current?.focus();
    shown.current = wall.step;
  }, [wall.step]);
  const { title, lead, number, filled, all } = textsOf(wall);
  const canJoin = !hasReached(wall.step, "open");
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
        <Dots filled={filled} all={all} look={wall.step === "open" ? "windows" : "people"} />
        {canJoin && wall.guests > 0 && (
          <p className="wall-heads">
            Count heads: {people(wall.guests)} {wall.guests === 1 ? "has" : "have"} joined.
          </p>
        )}
      </div>
      {canJoin && (
        <figure className="wall-figure" data-size={wall.step === "describing" ? "small" : "large"}>
          <QrCode drawing={code} label="QR code of the address below" />
          <figcaption className="wrap-anywhere">
            {wall.step === "describing" && "Late? "}
            {wall.joinUrl.replace(/^https?:\/\//, "")}
          </figcaption>
        </figure>
      )}
    </section>
  );
}

interface DotsProps {
  filled: number;
  all: number;
  look: "people" | "windows";
}

/** More dots than this are small. */
const mostLarge = 24;

/** A dot for each person, for the eye only: the number above says the same. */
function Dots({ filled, all, look }: DotsProps) {
  if (all === 0) return null;
  return (
    <div className="wall-dots" data-look={look} data-many={all > mostLarge || undefined} aria-hidden="true">
      {Array.from({ length: all }, (_, place) => (
        <span key={place} data-on={place < filled || undefined} />
      ))}
    </div>
  );
}

interface Shown {
  readonly title: string;
  readonly lead: ReactNode;
  readonly number: string | null;
  /** How many of how many dots are filled. */
  readonly filled: number;
  readonly all: number;
}

function textsOf({
  step,
  guests,
  ready,
  finished,
  panelSize,
  windows,
  hasOpened,
  erasedAt,
}: WorkshopWall): Shown {
  switch (step) {
    case "gathering":
      return {
        title: "Scan to join",
        lead: "You need no account, just the name that people here know you by.",
        number: guests === 0 ? "Nobody has joined yet" : `${String(guests)} joined`,
        ...{ filled: guests, all: guests },
      };
    case "words":
      return {
        title: "How do you see yourself?",
        lead: "Pick words for yourself on your phone. Nobody sees them but you.",
        number: `${String(ready)} of ${String(guests)} have saved theirs`,
        ...{ filled: ready, all: guests },
      };
    case "describing":
      return {
        title: "Describe each other",
        lead: `Each of you describes ${String(panelSize ?? 0)} people, chosen by chance. Nobody sees who picked what.`,
        number: finishedText(finished, ready),
        ...{ filled: finished ?? 0, all: ready },
      };
    case "open":
      return {
        title: "Windows are open on your phones",
        lead: "Your window is yours alone. Nobody else in the room can see it.",
        number: windowsText(windows),
        ...{ filled: windows ?? 0, all: windows ?? 0 },
      };
    case "picture":
    case "ended":
      return {
        title: "Thank you",
        lead: (
          <>
            {hasOpened ? "You can still read your window on your phone." : "It ended before windows opened."}{" "}
            Everything about you is erased on <LocalDate iso={erasedAt} />.
          </>
        ),
        number: null,
        ...{ filled: 0, all: 0 },
      };
  }
}

interface WallProps {
  initial: WorkshopWall;
  /** The address that phones join by. */
  code: QrDrawing;
}

/** What everyone in the room looks at: the step, and numbers. No guest's name is ever on it. */
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
