import { findTrait } from "./catalogue.ts";

/** Groups of the catalogue's clusters. */
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

/** null if the catalogue doesn't have the word. */
export function themeOf(traitId: string): Theme | null {
  const trait = findTrait(traitId);
  return trait === null ? null : (themeOfCluster[trait.cluster] ?? null);
}
