import type { ScoredSurvey, SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { scorePrediction } from "#src/server/domain/analysis/scoring/score-prediction.ts";
import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";

/** A round at the moment of its reveal. */
export interface SurveyAnswers {
  readonly catalogueVersion: number;
  readonly selfTraitIds: readonly string[];
  /** The owner's guess of what peers picked; null without a guess. */
  readonly predictedTraitIds?: readonly string[] | null;
  readonly peerPicks: readonly (readonly string[])[];
  /** Fewer than picks if some peers gave no name. */
  readonly names: readonly string[];
  /** See `ScoredSurvey`. */
  readonly isBanded?: boolean;
  /** See `SnapshotContent`. */
  readonly isFinal?: boolean;
}

const traitIds = catalogue.map(({ id }) => id);

/** Created once: `localeCompare` creates one per comparison, and a round may have thousands of names. */
const english = new Intl.Collator("en");

/** Names in alphabetical order, not in the order of answering, then a null per peer without a name. */
function participantsOf(names: readonly string[], answers: number): readonly (string | null)[] {
  const sorted = [...names].sort((a, b) => english.compare(a, b) || (a < b ? -1 : 1));
  return [...sorted, ...Array.from({ length: answers - names.length }, () => null)];
}

/** Turns answers into totals and names; no single answer leaves this function. */
export function buildSnapshotContent(survey: SurveyAnswers): SnapshotContent {
  const { catalogueVersion, selfTraitIds, predictedTraitIds = null, peerPicks, names } = survey;
  const { isBanded = false, isFinal = false } = survey;
  const scored: ScoredSurvey = scoreSurvey({ selfTraitIds, peerPicks, traitIds, isBanded });
  return {
    ...scored,
    catalogueVersion,
    selfTraitIds,
    prediction: predictedTraitIds && scorePrediction(predictedTraitIds, scored),
    participants: participantsOf(names, peerPicks.length),
    ...(isFinal && { isFinal }),
  };
}
