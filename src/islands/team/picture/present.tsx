import { type ReactNode, useEffect, useRef, useState } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { panesOf } from "#src/islands/kit/team-picture.tsx";
import { FullScreenButton, stepAt, stepByKeyIn, useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { PaneGlyph } from "#src/islands/kit/window/WindowFrame.tsx";
import { type TeamPane, teamPanes } from "#src/shared/team/picture-content.ts";
import { noWordsText, teamAgreementText, teamPaneMeanings } from "#src/shared/team/picture-text.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

/** What a presentation goes through. */
type Step = "start" | TeamPane | "agreement" | "questions";

/** In order. A picture without words has no panes to show. */
const stepsFor = ({ words }: Pick<TeamPicture, "words">): readonly Step[] => [
  "start",
  ...(words.length > 0 ? teamPanes : []),
  "agreement",
  "questions",
];

/** "2 of 6". */
const placeIn = (order: readonly Step[], step: Step): string =>
  `${String(order.indexOf(step) + 1)} of ${String(order.length)}`;

/** Of a team round, or of a workshop. */
type ShownPicture = Omit<TeamPicture, "teamRoundId">;

interface StageProps {
  step: Step;
  picture: ShownPicture;
}

/** One step as large as the screen. Each change is read out. */
function Stage({ step, picture }: StageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const { pane, title, content } = shownAt(step, picture);
  return (
    <section
      className={pane === null ? "stage" : `stage stage-pane pane-${pane}`}
      aria-labelledby="stage-title"
    >
      <h1 id="stage-title" ref={heading} tabIndex={-1}>
        {pane !== null && <PaneGlyph quadrant={pane} />}
        {title}
      </h1>
      {content}
    </section>
  );
}

interface Shown {
  readonly pane: "arena" | "blindSpot" | "facade" | null;
  readonly title: string;
  readonly content: ReactNode;
}

function shownAt(step: Step, picture: ShownPicture): Shown {
  switch (step) {
    case "start":
      return { pane: null, title: picture.title, content: <Lead>{startText(picture)}</Lead> };
    case "agreement":
      return {
        ...{ pane: null, title: "How far you and others agree" },
        content: <Lead>{teamAgreementText(picture)}</Lead>,
      };
    case "questions":
      return {
        pane: null,
        title: "What to talk about",
        content: <Questions questions={picture.questions} />,
      };
    case "arena":
    case "blindSpot":
    case "facade":
      return paneAt(step, picture);
  }
}

function paneAt(step: "arena" | "blindSpot" | "facade", picture: ShownPicture): Shown {
  const pane = panesOf(picture).find(({ quadrant }) => quadrant === step);
  const words = pane?.words ?? [];
  return {
    pane: step,
    title: pane?.title ?? "",
    content: (
      <>
        <Lead>{teamPaneMeanings[step]}</Lead>
        {words.length === 0 ? (
          <p className="stage-note">Not enough of you share a word here.</p>
        ) : (
          <Words
            words={words.map(({ traitId, name, bandLabel }) => ({ id: traitId, name, note: bandLabel }))}
          />
        )}
      </>
    ),
  };
}

const startText = ({ counted, words }: ShownPicture): string =>
  `${String(counted)} of you are counted, and nobody is named.${words.length === 0 ? ` It shows no words. ${noWordsText}` : ""}`;

const Lead = ({ children }: { children: string }) => <p className="stage-lead">{children}</p>;

function Words({ words }: { words: readonly { id: string; name: string; note: string }[] }) {
  return (
    <ul className="stage-words">
      {words.map(({ id, name, note }) => (
        <li key={id}>
          {name}
          <span className="stage-votes">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Questions({ questions }: Pick<ShownPicture, "questions">) {
  return (
    <ol className="stage-lead grid list-decimal gap-6 text-start">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}

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

/** The team picture on a screen that everyone looks at. */
export function Presentation({ picture }: { picture: TeamPicture }) {
  return (
    <PresentedPicture picture={picture}>
      <FullScreenButton />
      <LinkButton look="quiet" href={teamPaths.teamPicture(picture.teamRoundId)}>
        Stop presenting
      </LinkButton>
    </PresentedPicture>
  );
}

export const PresentationIsland = island(Presentation);
