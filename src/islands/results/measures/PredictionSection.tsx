import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Prediction } from "#src/shared/result/analysis.ts";
import {
  comparisonText,
  emptyGuessText,
  guessTitles,
  knownText,
  predictionLimits,
  predictionText,
} from "#src/shared/result/texts/prediction-text.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";
import { AgreementLine } from "#src/islands/kit/window/AgreementLine.tsx";
import { GuessedList } from "./GuessedList.tsx";
import { IndexTable } from "./IndexTable.tsx";

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
            <summary className="twin-summary">Read the index of your guess as a table</summary>
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
