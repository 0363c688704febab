import { type Quadrant, countsFrom, evidenceScale, type ScoredSurvey } from "#src/shared/result/analysis.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { agreementOf } from "./agreement.ts";
import { bandOf, publishedVotes, confidenceOf } from "#src/shared/scoring/band.ts";
import { baseRate, shrunkRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";

/**
 * Votes per word, in catalogue order; a peer counts once even if an answer repeats a word. Throws a
 * RangeError for a word outside the catalogue: such an answer should never have been stored.
 */
export function tallyPicks(
  peerPicks: readonly (readonly string[])[],
  traitIds: readonly string[],
): readonly number[] {
  const counts = new Map(traitIds.map((id) => [id, 0]));
  for (const picks of peerPicks) {
    for (const id of new Set(picks)) {
      const count = counts.get(id);
      if (count === undefined) throw new RangeError("An answer holds a word that is not in the catalogue.");
      counts.set(id, count + 1);
    }
  }
  return [...counts.values()];
}

/** The pane of a word (Luft & Ingham 1955): one peer's pick is enough to be seen by others. */
export function quadrantOf(isOwn: boolean, votes: number): Quadrant {
  if (isOwn) return votes > 0 ? "arena" : "facade";
  return votes > 0 ? "blindSpot" : "unknown";
}

export interface SurveyToScore {
  readonly selfTraitIds: readonly string[];
  /** One list of trait ids per peer, without the peer. */
  readonly peerPicks: readonly (readonly string[])[];
  /** The ids of the catalogue version, in catalogue order. */
  readonly traitIds: readonly string[];
  /** Publishes bands alone, and no word that one peer picked; see `ScoredSurvey`. */
  readonly isBanded?: boolean;
}

/**
 * Scores a set of answers. Ballots become totals first and published votes next; everything else is computed
 * from published votes, so the result reveals nothing about a peer beyond what it shows. Throws a RangeError
 * below three answers, without own words, or for a word outside the catalogue.
 */
export function scoreSurvey({
  selfTraitIds,
  peerPicks,
  traitIds,
  isBanded = false,
}: SurveyToScore): ScoredSurvey {
  const peers = peerPicks.length;
  if (peers < leastResponses.personal) throw new RangeError("Too few answers to score.");
  const votes = tallyPicks(peerPicks, traitIds).map((count) => publishedVotes(count, peers, isBanded));

  const own = new Set(selfTraitIds);
  const known = new Set(traitIds);
  if (selfTraitIds.some((id) => !known.has(id))) throw new RangeError("An own word is not in the catalogue.");
  const base = baseRate(votes, peers, isBanded);
  const evidence = evidenceByVotes(peers, base, traitIds.length, isBanded);
  const words = traitIds.map((traitId, index) => ({
    traitId,
    isOwn: own.has(traitId),
    votes: votes[index] ?? 0,
  }));

  return {
    responseCount: peers,
    evidenceScale,
    ...(isBanded && { isBanded }),
    confidence: confidenceOf(peers, isBanded),
    agreement: agreementOf(votesOf(words, true), votesOf(words, false), peers, base, isBanded),
    words: words
      // The sort is stable: words of the same rate stay in catalogue order.
      .toSorted((one, other) => shrunkRate(other.votes, peers, base) - shrunkRate(one.votes, peers, base))
      .map((word) => ({
        traitId: word.traitId,
        quadrant: quadrantOf(word.isOwn, word.votes),
        evidence: evidence[word.votes] ?? "none",
        band: bandOf(word.votes, peers),
        count: isBanded || peers < countsFrom ? null : word.votes,
      })),
  };
}

function votesOf(words: readonly { isOwn: boolean; votes: number }[], isOwn: boolean): readonly number[] {
  return words.filter((word) => word.isOwn === isOwn).map((word) => word.votes);
}
