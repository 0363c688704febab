import { countsFrom, type Evidence } from "#src/shared/result/analysis.ts";
import { binomialTails } from "./binomial.ts";

/** So few words, or fewer, may chance alone give in a whole list for something to be told as found. */
export const clearBelow = 0.1;
/** The same for a hint. */
const hintBelow = 1;

/**
 * Evidence for each number of votes (index 0 to `peers`) against the hypothesis that peers pick at random.
 *
 * The p-value is the exact binomial tail P(X >= votes) at the base rate. Times the size of the catalogue it is the number of
 * words that chance would lift as high in the whole list (the per-family error rate of Bonferroni's method): `clear` below 0.1,
 * so that at most one round in ten shows one by chance; `emerging`, a hint, below 1. A single vote is never more than `single`.
 *
 * Below five answers bands hide the counts, and no band can be told from chance: there words that more than one person picked are
 * `said`, which is a fact and no claim.
 *
 * @param base share of peers that a word gets by chance (0-1)
 * @param words size of the catalogue
 */
export function evidenceByVotes(peers: number, base: number, words: number): readonly Evidence[] {
  return binomialTails(peers, base).map((pValue, votes) => {
    if (votes < 2) return votes === 0 ? "none" : "single";
    if (peers < countsFrom) return "said";
    if (pValue * words < clearBelow) return "clear";
    return pValue * words < hintBelow ? "emerging" : "single";
  });
}
