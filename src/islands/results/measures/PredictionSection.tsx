import { AgreementLine } from "#src/islands/kit/window/ResultWindow.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import {
  type Agreement,
  type Prediction,
  type ScoredWord,
  agreementFloor,
} from "#src/shared/result/analysis.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { withStrength } from "#src/shared/result/texts/evidence-text.ts";
import {
  comparisonText,
  emptyGuessText,
  guessTitles,
  knownText,
  predictionLimits,
  predictionText,
} from "#src/shared/result/texts/prediction-text.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";

interface GuessedListProps {
  title: string;
  /** What to say if there are no words; null for nothing. */
  empty: string | null;
  words: readonly ScoredWord[];
  responseCount: number;
}

/** Words of a guess, or the missed ones, with votes; nothing if there is nothing to say. */
function GuessedList({ title, empty, words, responseCount }: GuessedListProps) {
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

interface PredictionSectionProps {
  prediction: Prediction;
  result: Analysis;
}

/** How well the owner knew what others would say: the index beside that of own words, then word by word. */
export function PredictionSection({ prediction, result }: PredictionSectionProps) {
  const words = guessedWords(result.words, prediction.traitIds);
  const known = knownText(words);
  const list = (name: keyof typeof words) => (
    <GuessedList
      title={guessTitles[name]}
      empty={emptyGuessText(name, words)}
      words={words[name]}
      responseCount={result.responseCount}
    />
  );
  return (
    <div className="result-guess grid gap-4">
      <div className="result-pair">
        <div className="grid content-start gap-4">
          <AgreementLine agreement={prediction.agreement} />
          <p>{predictionText(prediction)}</p>
          <p>{comparisonText(prediction, result)}</p>
          <details className="text-sm">
            <summary className="link-line text-muted">Read the index of your guess as a table</summary>
            <IndexTable agreement={prediction.agreement} name="Index of your guess" whose="Guessed words" />
          </details>
        </div>
        <div className="grid content-start gap-4">
          {list("seen")}
          {known !== null && <p>{known}</p>}
          {list("unexpected")}
          {list("faint")}
          {list("unseen")}
        </div>
      </div>
      <p className="measure text-sm text-muted">{predictionLimits}</p>
    </div>
  );
}

interface IndexTableProps {
  agreement: Agreement;
  name: string;
  /** The words that the index is about. */
  whose: string;
}

/** What AgreementLine draws, as a table. */
export function IndexTable({ agreement: { value, low, high }, name, whose }: IndexTableProps) {
  const rows = [
    [name, spokenIndex(value)],
    ["Its band", `${spokenIndex(low)} to ${spokenIndex(high)}`],
    ["Could be chance", `below about ${agreementFloor}`],
    [`${whose} come before all others`, "100"],
    [`${whose} do no better than any`, "0"],
  ];
  return (
    <table className="twin-table">
      <tbody>
        {rows.map(([what, number]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
