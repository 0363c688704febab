import { countsFrom } from "#src/shared/result/analysis.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

/** What a peer picks when nothing may be known of the real number: the middle of what is allowed. */
export const nominalPicks = (minSelected + maxSelected) / 2;

/**
 * The share of peers that a word gets by chance: mean number of picks / size of the catalogue (0-1).
 * Below five answers it is nominal, since the real mean would tell counts that the bands keep back.
 *
 * @param votes published votes of every word
 */
export function baseRate(votes: readonly number[], peers: number): number {
  if (peers < countsFrom) return Math.min(1, nominalPicks / votes.length);
  return votes.reduce((sum, count) => sum + count, 0) / (peers * votes.length);
}

/** A word's share of peers, drawn toward the base rate as if four more peers had picked by chance (0-1). */
export function shrunkRate(votes: number, peers: number, base: number): number {
  return (votes + 4 * base) / (peers + 4);
}
