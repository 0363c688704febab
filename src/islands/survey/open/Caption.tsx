import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { resultPanes, shownWords } from "#src/shared/result/result-panes.ts";
import { settledText } from "./opening-copy.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { Unsaved } from "./Unsaved.tsx";

interface CaptionProps {
  survey: Survey;
  result: Analysis | null;
  /** Opening makes the result, so it says first what that settles. */
  asks: boolean;
  opened: number;
  isBusy: boolean;
  problem: string | null;
}

/** What is said below the window. Read out as it changes: the drawing is hidden from screen readers. */
export function Caption({ survey, result, asks, opened, isBusy, problem }: CaptionProps) {
  const quadrant = quadrants[opened - 1];
  return (
    <div className="opening-caption" aria-live="polite">
      {quadrant !== undefined && result !== null ? (
        <PaneCaption key={quadrant} quadrant={quadrant} result={result} />
      ) : (
        <>
          <h1>Your window is ready</h1>
          <p>
            {isBusy
              ? "Your result is being written."
              : asks
                ? settledText(survey)
                : `Part the curtains when you’re ready to see “${survey.title}”.`}
          </p>
          {asks && !isBusy && <Unsaved survey={survey} />}
        </>
      )}
      {problem !== null && (
        <Notice tone="error" title="The window didn’t open">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}

function PaneCaption({ quadrant, result }: { quadrant: Quadrant; result: Analysis }) {
  const { name, description } = paneText[quadrant];
  const sentence = result.insightSentences[quadrant][0]?.text ?? description;
  return (
    <>
      <h1>{name}</h1>
      <p className="sr-only">{spokenWords(quadrant, result)}</p>
      <p>{sentence}</p>
    </>
  );
}

function spokenWords(quadrant: Quadrant, result: Analysis): string {
  const panes = resultPanes(result, (id) => findTrait(id)?.name ?? id);
  const pane = panes.find((each) => each.quadrant === quadrant);
  if (pane === undefined) return "";
  if (quadrant === "unknown") return `${String(pane.words.length)} words nobody picked.`;
  const names = shownWords(pane).map((word) => word.name);
  return names.length === 0 ? "No words." : `${names.join(", ")}.`;
}
