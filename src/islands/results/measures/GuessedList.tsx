import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { withStrength } from "#src/shared/result/texts/evidence-text.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";

interface GuessedListProps {
  title: string;
  /** What stands in place of no words; null where nothing has to. */
  empty: string | null;
  words: readonly ScoredWord[];
  responseCount: number;
}

/** Words of a guess, or those that it lacked, with their votes. Says nothing where nothing is worth saying. */
export function GuessedList({ title, empty, words, responseCount }: GuessedListProps) {
  if (words.length === 0 && empty === null) return null;
  return (
    <div className="guess-list">
      <h3>{title}</h3>
      {words.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="result-word-list">
          {words.map((word) => (
            <li key={word.traitId}>
              <span className={word.evidence === "clear" ? "font-semibold" : undefined}>
                {findTrait(word.traitId)?.name ?? word.traitId}
              </span>
              {word.evidence !== "none" && (
                <span className="result-count">
                  {" "}
                  {withStrength(votesLabel(word, responseCount), word.evidence)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
