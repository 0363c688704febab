import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { resultPanes, shownWords } from "#src/shared/result/result-panes.ts";
import { settledText } from "./opening-copy.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useHasUnsavedWords } from "#src/islands/survey/words/use-word-draft.ts";
import { paths } from "#src/shared/site/paths.ts";

/** What is being picked on the round's page, and would be lost. */
function Unsaved({ survey: { id, traits, predictedTraits } }: { survey: Survey }) {
  const hasWords = useHasUnsavedWords(id, "words", traits);
  const hasGuess = useHasUnsavedWords(id, "guess", predictedTraits);
  const what = [hasWords && "change to your own words", hasGuess && "guess"].filter((each) => each !== false);
  if (what.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        You haven’t saved your {what.join(" and your ")} yet, so it won’t count.{" "}
        <a href={paths.assessment(id)}>Save it first</a>
      </p>
    </Notice>
  );
}

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
