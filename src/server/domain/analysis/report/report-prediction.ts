import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { withStrength } from "#src/shared/result/texts/evidence-text.ts";
import { comparisonText, guessTitles, predictionText } from "#src/shared/result/texts/prediction-text.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";
import type { ReportPrediction } from "./report.ts";

/** How well the owner guessed, as the results page tells it. */
export function reportPrediction(analysis: Analysis): ReportPrediction | null {
  const { prediction, responseCount, words } = analysis;
  if (prediction === null) return null;
  const { seen, unexpected, faint, unseen } = guessedWords(words, prediction.traitIds);
  const named = (word: ScoredWord): string => {
    const name = findTrait(word.traitId)?.name ?? word.traitId;
    return word.evidence === "none"
      ? name
      : `${name} (${withStrength(votesLabel(word, responseCount), word.evidence)})`;
  };
  const lists = [
    { title: guessTitles.seen, words: seen.map(named) },
    { title: guessTitles.unexpected, words: unexpected.map(named) },
    { title: guessTitles.faint, words: faint.map(named) },
    { title: guessTitles.unseen, words: unseen.map(named) },
  ];
  return {
    agreement: prediction.agreement,
    text: `${predictionText(prediction)} ${comparisonText(prediction, analysis)}`,
    lists: lists.filter(({ words: some }) => some.length > 0),
  };
}
