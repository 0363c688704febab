import type { Evidence, ScoredWord } from "#src/shared/result/analysis.ts";

/* How far a word stands out from chance, in words: what bold type and the mark on a bar show. */

/** A word's strength in a table. */
export const strengthNames: Readonly<Record<Evidence, string>> = {
  clear: "clear",
  emerging: "hint",
  said: "too few answers to tell",
  single: "could be chance",
  none: "none",
};

/** What a list of such words is called; null for words that need no heading of their own. */
export const strengthTitles: Readonly<Record<Evidence, string | null>> = {
  clear: "Clear",
  emerging: "Hints",
  said: null,
  single: null,
  none: null,
};

/** "6 of 9, clear". Ungraded words are under a heading that says so, or in a result without grades. */
export function withStrength(votes: string, evidence: Evidence): string {
  const isGraded = evidence === "clear" || evidence === "emerging";
  return isGraded ? `${votes}, ${strengthNames[evidence]}` : votes;
}

/** What chance alone would give a word. */
export interface Luck {
  /** Share of the votes, 0-1: the place of the bar's mark. */
  readonly share: number;
  /** "chance: 1 of 9". */
  readonly text: string;
}

interface Counted {
  readonly words: readonly Pick<ScoredWord, "count">[];
  readonly responseCount: number;
}

/** What every word would get from blind picks; null if counts are withheld. */
export function luckIn({ words, responseCount }: Counted): Luck | null {
  const votes = words.reduce((sum, { count }) => sum + (count ?? 0), 0);
  if (votes === 0) return null;
  const perWord = votes / words.length;
  const people = Math.round(perWord) === 0 ? "less than 1" : String(Math.round(perWord));
  return { share: perWord / responseCount, text: `chance: ${people} of ${String(responseCount)}` };
}
