import { LocalDate, useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import type { Comparison } from "#src/shared/result/comparison.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import {
  certaintyText,
  hasTwin,
  howListed,
  ownLines,
  votesLegend,
  wordName,
  type SideName,
} from "./compare-copy.ts";
import { ComparedWords } from "./ComparedWords.tsx";

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
