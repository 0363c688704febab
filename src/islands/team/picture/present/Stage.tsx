import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import { panesOf } from "#src/islands/kit/picture/team-panes.ts";
import { noWordsText, teamAgreementText, teamPaneMeanings } from "#src/shared/team/picture-text.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { useEffect, useRef, type ReactNode } from "react";
import type { Step } from "./present-steps.ts";

/** Of a team round, or of a workshop. */
export type ShownPicture = Omit<TeamPicture, "teamRoundId">;

interface StageProps {
  step: Step;
  picture: ShownPicture;
}

/** One step as large as the screen. Each change is read out. */
export function Stage({ step, picture }: StageProps) {
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
