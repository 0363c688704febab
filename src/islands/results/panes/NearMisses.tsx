import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { withStrength } from "#src/shared/result/texts/evidence-text.ts";
import { nearMisses, type NearMiss } from "#src/shared/result/near-misses.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";

/** Own words and others' that mean nearly the same. All of it is text: there is nothing to draw that it does not say. */
export function NearMisses({ words, responseCount }: Pick<Analysis, "words" | "responseCount">) {
  const rows = nearMisses(words);
  if (rows.length === 0) return null;
  return (
    <div className="result-near">
      <p className="measure">{nearMissMeaning(rows)}</p>
      <ul>
        {rows.map(({ own, theirs }) => (
          <li key={own[0]?.traitId} className="result-near-row">
            <p className="pane-facade">
              You said <Words words={own} />
            </p>
            <p className="pane-blindSpot">
              They said <Words words={theirs} votesOf={responseCount} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Kind (4 of 6, clear), Warm (2 of 6, hint)"; without votes where nobody voted. */
function Words({ words, votesOf }: { words: readonly ScoredWord[]; votesOf?: number }) {
  return words.map((word, place) => (
    <span key={word.traitId}>
      {place > 0 && ", "}
      <strong data-evidence={word.evidence}>{findTrait(word.traitId)?.name ?? word.traitId}</strong>
      {votesOf !== undefined && (
        <span className="result-count"> ({withStrength(votesLabel(word, votesOf), word.evidence)})</span>
      )}
    </span>
  ));
}

/** What near misses may mean, and how sure they are. */
function nearMissMeaning(rows: readonly NearMiss[]): string {
  const isSure = rows.some(({ theirs }) => theirs.some(({ evidence }) => evidence === "clear"));
  return [
    "These words are close in meaning, but only one side picked each. You may mean the same thing and call it something else, so don’t count them as disagreement yet.",
    ...(isSure ? [] : ["None of their words here is clearly beyond chance."]),
  ].join(" ");
}
