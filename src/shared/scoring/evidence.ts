import type { Evidence } from "#src/shared/result/analysis.ts";
import { binomialTails } from "./binomial.ts";

/** A word emerges when chance alone would give it so many votes less than once in five times. */
const emergingBelow = 0.2;

/**
 * Evidence for each number of votes (index 0 to `peers`) against the hypothesis that peers pick at random.
 *
 * The p-value is the exact binomial tail P(X >= votes) at the base rate. Times the size of the catalogue it
 * is the number of words that chance would lift as high in the whole list (the per-family error rate of
 * Bonferroni's method): `clear` when that is under one. A single voice is never more than `single`, however
 * short the catalogue.
 *
 * @param base share of peers that a word gets by chance (0-1)
 * @param words size of the catalogue
 */
export function evidenceByVotes(peers: number, base: number, words: number): readonly Evidence[] {
  return binomialTails(peers, base).map((pValue, votes) => {
    if (votes < 2) return votes === 0 ? "none" : "single";
    if (pValue * words < 1) return "clear";
    return pValue < emergingBelow ? "emerging" : "single";
  });
}
