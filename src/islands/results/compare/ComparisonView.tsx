import type { Comparison } from "#src/shared/result/analysis.output.ts";
import {
  markSign,
  votesIn,
  wordName,
  type SideName,
  certaintyText,
  hasTwin,
  howListed,
  ownLines,
  votesLegend,
} from "./compare-copy.ts";
import { LocalDate, useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";

interface ComparedWordsProps {
  comparison: Comparison;
  seenIn: "both" | SideName;
  nameOf: (side: SideName) => string;
}

/** The words that the window of one of the rounds shows, or of both: with how many people picked each, there and here. */
function ComparedWords({ comparison, seenIn, nameOf }: ComparedWordsProps) {
  const words = comparison.words.filter((word) => word.seenIn === seenIn);
  return (
    <section className="compare-list" aria-labelledby={`in-${seenIn}`}>
      <h3 id={`in-${seenIn}`}>Shown in {seenIn === "both" ? "both" : nameOf(seenIn)}</h3>
      {words.length === 0 && (
        <p className="text-base text-muted">
          {seenIn === "both" ? "No word is." : "No word is shown here alone."}
        </p>
      )}
      <ul>
        {words.map((word) => (
          <li key={word.traitId} className="compare-word" data-marked={word.beyondChance || undefined}>
            <span className="compare-name">
              {wordName(word.traitId)}
              {word.beyondChance && (
                <>
                  <span className="compare-mark" aria-hidden="true">
                    {` ${markSign}`}
                  </span>
                  <span className="sr-only">, differs beyond chance</span>
                </>
              )}
            </span>
            <span className="compare-votes" aria-hidden="true">
              {votesIn("first", word, comparison)} · {votesIn("second", word, comparison)}
            </span>
            <span className="sr-only">
              {`: ${votesIn("first", word, comparison)} in ${nameOf("first")}, ${votesIn("second", word, comparison)} in ${nameOf("second")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both windows, the words that moved, and how sure that is. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { first, second } = comparison;
  const dateText = useDateText();
  const nameOf = (side: SideName): string => {
    const { title, createdAt } = comparison[side];
    return hasTwin(first, [first, second]) ? `“${title}” of ${dateText(createdAt)}` : `“${title}”`;
  };
  const own = ownLines(comparison, nameOf);
  return (
    <>
      <div className="compare-windows">
        <Side side={first} />
        <Side side={second} />
      </div>
      <section className="grid gap-4" aria-labelledby="moved-title">
        <h2 id="moved-title">What they see in you</h2>
        <p className="measure text-base text-muted wrap-anywhere">{votesLegend(comparison, nameOf)}</p>
        <div className="compare-words">
          <ComparedWords comparison={comparison} seenIn="first" nameOf={nameOf} />
          <ComparedWords comparison={comparison} seenIn="both" nameOf={nameOf} />
          <ComparedWords comparison={comparison} seenIn="second" nameOf={nameOf} />
        </div>
      </section>
      <section className="grid gap-4" aria-labelledby="own-title">
        <h2 id="own-title">How your own words changed</h2>
        {own.map(({ lead, words }) => (
          <p key={lead} className="measure wrap-anywhere">
            {lead}: <strong>{words}</strong>
          </p>
        ))}
      </section>
      <section className="grid gap-4" aria-labelledby="sure-title">
        <h2 id="sure-title">How sure is this?</h2>
        <p className="measure">{certaintyText(comparison)}</p>
        <p className="measure">{howListed}</p>
      </section>
    </>
  );
}

function Side({ side }: { side: Comparison["first"] }) {
  const { surveyId, title, responseCount, createdAt } = side;
  return (
    <section className="compare-side" aria-label={title}>
      <div>
        <h2>
          <a className="link-line" href={paths.assessmentResults(surveyId)}>
            {title}
          </a>
        </h2>
        <p className="text-base text-muted">
          {people(responseCount)} answered{"\u00A0· "}
          <LocalDate iso={createdAt} />
        </p>
      </div>
      <ResultWindow panes={resultPanes(side, wordName)} luck={null} />
    </section>
  );
}
