import type { Prediction, ScoredSurvey } from "#src/shared/result/analysis.ts";
import { leastInBand } from "#src/shared/scoring/band.ts";
import { baseRate } from "#src/shared/scoring/evidence.ts";
import { agreementOf } from "./agreement.ts";

/**
 * How well a guess of others' words agrees with them: the index of own words, with the guess in their place. It is given
 * the published words and never a ballot, so that it cannot tell more about a peer than what shows openly. Throws a
 * RangeError for a word that the result does not have.
 */
export function scorePrediction(
  traitIds: readonly string[],
  { words, responseCount }: Pick<ScoredSurvey, "words" | "responseCount">,
): Prediction {
  const votes = new Map(
    words.map(({ traitId, band, count }) => [traitId, count ?? leastInBand(band, responseCount)]),
  );
  const guessed = new Set(traitIds);
  if (traitIds.some((id) => !votes.has(id))) throw new RangeError("A guessed word is not in the catalogue.");
  const votesOf = (isGuessed: boolean) =>
    [...votes].flatMap(([id, count]) => (guessed.has(id) === isGuessed ? [count] : []));
  const base = baseRate([...votes.values()], responseCount);
  return { traitIds, agreement: agreementOf(votesOf(true), votesOf(false), responseCount, base) };
}
