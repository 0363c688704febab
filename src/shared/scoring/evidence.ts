import { countsFrom, type Evidence } from "#src/shared/result/analysis.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

/** The assumed picks of a peer if the real number is withheld: the middle of the allowed range. */
export const nominalPicks = (minSelected + maxSelected) / 2;

/**
 * The share of peers that a word gets by chance: mean number of picks / size of the catalogue (0-1). Nominal
 * below five answers, since the real mean would reveal counts that the bands withhold.
 *
 * @param votes published votes of every word
 */
export function baseRate(votes: readonly number[], peers: number, isBanded = false): number {
  if (isBanded || peers < countsFrom) return Math.min(1, nominalPicks / votes.length);
  return votes.reduce((sum, count) => sum + count, 0) / (peers * votes.length);
}

/** A word's share of peers, drawn toward the base rate as if four more peers had picked by chance (0-1). */
export function shrunkRate(votes: number, peers: number, base: number): number {
  return (votes + 4 * base) / (peers + 4);
}

/**
 * The binomial distribution: the chance of 0, 1, … `trials` successes, each with probability `rate` (0-1).
 * Computed in logarithms, so that thousands of trials neither overflow nor lose the tail.
 */
export function binomialPmf(trials: number, rate: number): readonly number[] {
  const counts = Array.from({ length: trials + 1 }, (_, count) => count);
  if (rate <= 0) return counts.map((count) => (count === 0 ? 1 : 0));
  if (rate >= 1) return counts.map((count) => (count === trials ? 1 : 0));
  const logOdds = Math.log(rate) - Math.log1p(-rate);
  let logMass = trials * Math.log1p(-rate);
  return counts.map((count) => {
    const mass = Math.exp(logMass);
    logMass += logOdds + Math.log((trials - count) / (count + 1));
    return mass;
  });
}

/**
 * Exact upper tails of the same distribution: element k is P(X >= k), the sum of C(n,i) p^i (1-p)^(n-i) over
 * i >= k. Summed from the small end, so that tiny p-values keep their digits.
 */
export function binomialTails(trials: number, rate: number): readonly number[] {
  let sum = 0;
  const ascendingTails = [...binomialPmf(trials, rate)].reverse().map((mass) => {
    sum += mass;
    return Math.min(1, sum);
  });
  return ascendingTails.reverse();
}

/** A word is clear if chance gives at most this many such words in a whole list. */
export const clearBelow = 0.1;
/** The same for a hint. */
const hintBelow = 1;

/**
 * Evidence for each number of votes (index 0 to `peers`) against the hypothesis that peers pick at random.
 *
 * The p-value is the exact binomial tail P(X >= votes) at the base rate. Times the size of the catalogue it
 * is the expected number of such words in the whole list (Bonferroni's per-family error rate): `clear` below
 * 0.1, so that at most one round in ten shows one by chance; `emerging`, a hint, below 1. A single vote is
 * never more than `single`.
 *
 * Below five answers, and in a banded window, bands withhold the counts and can't be told from chance: words
 * that several people picked are `said`, a fact without a claim.
 *
 * @param base share of peers that a word gets by chance (0-1)
 * @param words size of the catalogue
 */
export function evidenceByVotes(
  peers: number,
  base: number,
  words: number,
  isBanded = false,
): readonly Evidence[] {
  return binomialTails(peers, base).map((pValue, votes) => {
    if (votes < 2) return votes === 0 ? "none" : "single";
    if (isBanded || peers < countsFrom) return "said";
    if (pValue * words < clearBelow) return "clear";
    return pValue * words < hintBelow ? "emerging" : "single";
  });
}
