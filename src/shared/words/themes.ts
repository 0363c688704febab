import { findTrait } from "./catalogue.ts";

/** Families of the catalogue's clusters: what several words of a kind come to. */
export const themes = ["heart", "head", "drive", "spark", "steadiness", "calm", "depth", "nerves"] as const;
export type Theme = (typeof themes)[number];

const themeOfCluster: Readonly<Record<string, Theme>> = {
  warmth: "heart",
  empathy: "heart",
  intellect: "head",
  assertiveness: "drive",
  liveliness: "spark",
  play: "spark",
  reliability: "steadiness",
  maturity: "steadiness",
  ease: "calm",
  dignity: "calm",
  depth: "depth",
  conviction: "depth",
  reserve: "depth",
  unease: "nerves",
};

/** Null where the catalogue doesn't know the word (any more). */
export function themeOf(traitId: string): Theme | null {
  const trait = findTrait(traitId);
  return trait === null ? null : (themeOfCluster[trait.cluster] ?? null);
}
