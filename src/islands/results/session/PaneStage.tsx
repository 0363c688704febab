import { PaneGlyph } from "#src/islands/kit/window/WindowFrame.tsx";
import { paneCopy } from "#src/islands/results/page/results-copy.ts";
import type { MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { resultPanes, shownWords, type ResultPane } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useEffect, useRef } from "react";

interface PaneStageProps {
  step: MeetingStep;
  /** null while the window is closed to whoever looks. */
  analysis: Analysis | null;
  /** Whose window it is: "Anna’s window", "Your window". */
  title: string;
}

/** One step of a session, as large as the screen. Each change is read out, and nothing else is on it. */
export function PaneStage({ step, analysis, title }: PaneStageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const panes = analysis === null ? [] : resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const pane = panes.find(({ quadrant }) => quadrant === step);
  if (pane !== undefined)
    return (
      <section className={`stage stage-pane pane-${pane.quadrant}`} aria-labelledby="stage-title">
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          <PaneGlyph quadrant={pane.quadrant} />
          {pane.title}
        </h1>
        <p className="stage-lead">{paneCopy[pane.quadrant].lead}</p>
        <StageWords pane={pane} />
      </section>
    );
  return (
    <section className="stage" aria-labelledby="stage-title">
      <h1 id="stage-title" ref={heading} tabIndex={-1}>
        {step === "end" ? "What stays with you?" : title}
      </h1>
      <p className="stage-lead">
        {step === "end"
          ? "One word to keep, and one thing to try before you meet again."
          : analysis === null
            ? "The window is still closed."
            : `${String(analysis.responseCount)} people answered. Four panes, one at a time.`}
      </p>
    </section>
  );
}

/** Words at the size of their evidence. The Unknown says how many there are: fifty words on a screen say nothing. */
function StageWords({ pane }: { pane: ResultPane }) {
  const words = pane.quadrant === "unknown" ? [] : shownWords(pane);
  if (pane.quadrant === "unknown" && pane.words.length > 0)
    return <p className="stage-note">{pane.words.length} words nobody picked, yet.</p>;
  if (words.length === 0) return <p className="stage-note">{paneCopy[pane.quadrant].empty}</p>;
  return (
    <ul className="stage-words">
      {words.map((word) => (
        <li key={word.traitId} data-evidence={word.evidence}>
          {word.name}
          {word.evidence !== "none" && <span className="stage-votes">{word.bandLabel}</span>}
        </li>
      ))}
    </ul>
  );
}
