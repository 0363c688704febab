import { countsFrom, type Band, type Confidence } from "#src/shared/result/analysis.ts";

/**
 * The band of a count: more than half of the peers, more than a third, anyone, nobody. With three or four
 * peers "most" includes one vote fewer than all, so that it never reveals unanimity.
 */
export function bandOf(count: number, peers: number): Band {
  if (count * 2 > peers) return "most";
  if (count * 3 > peers) return "several";
  return count > 0 ? "few" : "none";
}

/** The smallest count that a band stands for. */
export function leastInBand(band: Band, peers: number): number {
  if (band === "most") return Math.floor(peers / 2) + 1;
  if (band === "several") return Math.floor(peers / 3) + 1;
  return band === "few" ? 1 : 0;
}

/**
 * The published part of a count: the count itself from five answers on, before that its band's minimum. All
 * scoring uses this number, never single answers, so that no result reveals more than what is published. A
 * banded window publishes two bands for any number of peers, and no single vote: in a small team, three would
 * nearly be counts, and an earlier window could be subtracted.
 */
export function publishedVotes(count: number, peers: number, isBanded = false): number {
  if (isBanded) return bandOf(count, peers) === "most" ? leastInBand("most", peers) : count < 2 ? 0 : 2;
  return peers < countsFrom ? leastInBand(bandOf(count, peers), peers) : count;
}

/**
 * How far to trust a round, by its number of peers alone. Ratings of personal qualities reach a reliability
 * of .70 at about ten raters, while two or three give a low one (Hensel, Meijers, van der Leeden & Kessels
 * 2010).
 */
export function confidenceOf(peers: number, isBanded = false): Confidence {
  if (isBanded) return "firstGlimpse";
  if (peers >= 8) return "solid";
  return peers >= 5 ? "useful" : "firstGlimpse";
}
