import { type ReactNode, useEffect, useRef } from "react";
import { stepAt, stepByKeyIn, useFocusOnChange } from "#src/islands/kit/stage.tsx";
import { PaneGlyph } from "#src/islands/kit/window/WindowFrame.tsx";
import { PortraitText, StepText } from "#src/islands/results/page/Story.tsx";
import { paneCopy } from "#src/islands/results/page/results-copy.ts";
import type { Meeting, MeetingStep } from "#src/shared/meeting/meeting.output.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { type ResultPane, resultPanes, shownWords } from "#src/shared/result/result-panes.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

interface PaneStageProps {
  step: MeetingStep;
  /** Null while the window is closed to the reader. */
  analysis: Analysis | null;
  /** Whose window it is: "Anna’s window", "Your window". */
  title: string;
  /** Below the last step. */
  children?: ReactNode;
}

/** One step of a session, as large as the screen. Each change is read out, and nothing else is on it. */
export function PaneStage({ step, analysis, title, children }: PaneStageProps) {
  const heading = useFocusOnChange(step);
  const panes = analysis === null ? [] : resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const pane = panes.find(({ quadrant }) => quadrant === step);
  if (pane !== undefined)
    return (
      <section
        className={`stage bg-(--pane) text-(--pane-ink) pane-${pane.quadrant}`}
        aria-labelledby="stage-title"
      >
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          <PaneGlyph quadrant={pane.quadrant} />
          {pane.title}
        </h1>
        <p className="stage-lead">{paneCopy[pane.quadrant].lead}</p>
        <StageWords pane={pane} />
      </section>
    );
  if (step === "portrait" && analysis !== null)
    return (
      <section className="stage" aria-labelledby="stage-title">
        <h1 id="stage-title" ref={heading} tabIndex={-1}>
          {analysis.portrait.name}
        </h1>
        <div className="grid gap-x-12 gap-y-6 text-start lg:grid-cols-[minmax(0,38rem)_minmax(0,18rem)]">
          <PortraitText result={analysis} />
          <StepText result={analysis} />
        </div>
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
      {children}
    </section>
  );
}

interface WaitingStageProps {
  title: string;
  text: string;
  /** What can be done, in one row. */
  children?: ReactNode;
}

/** What both see before a session, and after it. */
export function WaitingStage({ title, text, children }: WaitingStageProps) {
  return (
    <section className="stage" aria-live="polite">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="stage-lead">{text}</p>
      {children && <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>}
    </section>
  );
}

/** Words sized by their evidence. The Unknown only has their number: fifty words say nothing. */
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

/** What a step is called. */
export function stepName(step: MeetingStep): string {
  if (step === "start") return "The start";
  if (step === "portrait") return "The portrait";
  return step === "end" ? "What stays" : paneText[step].name;
}

/** What a session goes through, in order. */
const order: readonly MeetingStep[] = ["start", "arena", "blindSpot", "facade", "unknown", "portrait", "end"];

/** The step so many further on; at either end it stays there. */
export const stepFrom = (step: MeetingStep, by: number): MeetingStep => stepAt(order, step, by);

/** Where a key leads; null for a key that leads nowhere. */
export const stepByKey = (step: MeetingStep, key: string): MeetingStep | null =>
  stepByKeyIn(order, step, key);

/** "2 of 4" for the panes, nothing before and after them. */
export function placeText(step: MeetingStep): string {
  const place = order.indexOf(step);
  return place < 1 || place > 4 ? "" : `${String(place)} of 4`;
}

/** Focuses the heading when the session begins or ends, to be read out, or when the focused button goes. */
export function useStageFocus(state: Meeting["state"]) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    const before = known.current;
    known.current = state;
    if (before === state) return;
    const isOtherStage = before === "running" || state === "running";
    if (isOtherStage || document.activeElement === document.body) root.current?.querySelector("h1")?.focus();
  }, [state]);
  return root;
}
