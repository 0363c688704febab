import type { ScoredSurvey, SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { scorePrediction } from "#src/server/domain/analysis/scoring/score-prediction.ts";
import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";

/** What is known of a round at the moment of its reveal. */
export interface SurveyAnswers {
  readonly catalogueVersion: number;
  readonly selfTraitIds: readonly string[];
  /** What the owner thinks that peers picked; null without a guess. */
  readonly predictedTraitIds?: readonly string[] | null;
  readonly peerPicks: readonly (readonly string[])[];
  /** Names that peers gave; fewer than picks where some gave none. */
  readonly names: readonly string[];
}

const traitIds = catalogue.map(({ id }) => id);

/** Made once: `localeCompare` makes one for each pair of names, and a round may have thousands. */
const english = new Intl.Collator("en");

/** Names in alphabetical order whatever the order of answering, then one null for each peer without a name. */
function participantsOf(names: readonly string[], answers: number): readonly (string | null)[] {
  const sorted = [...names].sort((a, b) => english.compare(a, b) || (a < b ? -1 : 1));
  return [...sorted, ...Array.from({ length: answers - names.length }, () => null)];
}

/** Turns answers into the content of a snapshot: totals, and who took part. Single answers do not come out of here. */
export function buildSnapshotContent(survey: SurveyAnswers): SnapshotContent {
  const { catalogueVersion, selfTraitIds, predictedTraitIds = null, peerPicks, names } = survey;
  const scored: ScoredSurvey = scoreSurvey({ selfTraitIds, peerPicks, traitIds });
  return {
    ...scored,
    catalogueVersion,
    selfTraitIds,
    prediction: predictedTraitIds && scorePrediction(predictedTraitIds, scored),
    participants: participantsOf(names, peerPicks.length),
  };
}
