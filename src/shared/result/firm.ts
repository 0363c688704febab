import type { ScoredWord } from "./analysis.ts";

/**
 * Whether enough people picked a word to say so without a "may": it is clear of chance, or most people picked it, which three
 * answers alone can't show to be more than chance. Everything that speaks of a word in a sentence goes by this.
 */
export const isFirm = ({ evidence, band }: Pick<ScoredWord, "evidence" | "band">): boolean =>
  evidence === "clear" || band === "most";
