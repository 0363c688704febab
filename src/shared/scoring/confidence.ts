import type { Confidence } from "#src/shared/result/analysis.ts";

/**
 * How far to trust a round, by its number of peers alone. Ratings of personal qualities reach a reliability
 * of .70 at about ten raters, while two or three give a low one (Hensel, Meijers, van der Leeden & Kessels
 * 2010).
 */
export function confidenceOf(peers: number): Confidence {
  if (peers >= 8) return "solid";
  return peers >= 5 ? "useful" : "firstGlimpse";
}
