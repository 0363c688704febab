import type { Prediction, ScoredSurvey } from "#src/shared/result/analysis.ts";
import { leastInBand } from "#src/shared/scoring/band.ts";
import { baseRate } from "#src/shared/scoring/evidence.ts";
import { agreementOf } from "./agreement.ts";

/**
 * Scores a guess like own words. It reads published words and never a ballot, so it reveals nothing about a
 * peer that the result doesn't show. Throws a RangeError for a word that the result doesn't have.
 */
export function scorePrediction(
  traitIds: readonly string[],
  { words, responseCount, isBanded = false }: Pick<ScoredSurvey, "words" | "responseCount" | "isBanded">,
): Prediction {
  const votes = new Map(
    words.map(({ traitId, band, count }) => [traitId, count ?? leastInBand(band, responseCount)]),
  );
  const guessed = new Set(traitIds);
  if (traitIds.some((id) => !votes.has(id))) throw new RangeError("A guessed word is not in the catalogue.");
  const votesOf = (isGuessed: boolean) =>
    [...votes].flatMap(([id, count]) => (guessed.has(id) === isGuessed ? [count] : []));
  const base = baseRate([...votes.values()], responseCount, isBanded);
  return { traitIds, agreement: agreementOf(votesOf(true), votesOf(false), responseCount, base, isBanded) };
}
