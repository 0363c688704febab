import { type Evidence, type Quadrant, type ScoredWord, quadrants } from "./analysis.ts";
import { bandNames, paneText } from "./result-names.ts";
import { standsOut } from "./window-geometry.ts";
import type { Trait } from "#src/shared/words/trait.output.ts";

export interface ResultWord {
  readonly traitId: string;
  readonly name: string;
  readonly evidence: Evidence;
  /** "most", "several", "5 of 6": what the snapshot allows to say. */
  readonly bandLabel: string;
  /** The votes as a share of the peers, 0-1; null in a snapshot without counts. */
  readonly share: number | null;
}

export interface ResultPane {
  readonly quadrant: Quadrant;
  readonly title: string;
  /** Strongest evidence first. */
  readonly words: readonly ResultWord[];
}

interface Result {
  readonly responseCount: number;
  readonly words: readonly ScoredWord[];
}

/** Sorts a result's words into the four panes, in window order, with names and vote labels. */
export function resultPanes(result: Result, nameOf: (traitId: string) => string): readonly ResultPane[] {
  return quadrants.map((quadrant) => ({
    quadrant,
    title: paneText[quadrant].name,
    words: result.words
      .filter((word) => word.quadrant === quadrant)
      .map((word) => ({
        traitId: word.traitId,
        name: nameOf(word.traitId),
        evidence: word.evidence,
        bandLabel: bandLabel(word, result.responseCount),
        share: word.count === null ? null : word.count / result.responseCount,
      })),
  }));
}

/** "nobody", "most", or "5 of 6" in a snapshot with counts. */
export function bandLabel(word: Pick<ScoredWord, "band" | "count">, responseCount: number): string {
  if (word.count === null || word.band === "none") return bandNames[word.band];
  return `${String(word.count)} of ${String(responseCount)}`;
}

/** The same where no heading says whose votes these are: "most of them", "5 of 6". */
export function votesLabel(word: Pick<ScoredWord, "band" | "count">, responseCount: number): string {
  const isBand = word.count === null && word.band !== "none";
  return isBand ? `${bandNames[word.band]} of them` : bandLabel(word, responseCount);
}

/** The words that a pane shows: all own words, and others that stand out. */
export function shownWords({ quadrant, words }: ResultPane): readonly ResultWord[] {
  return quadrant === "arena" || quadrant === "facade" ? words : words.filter(standsOut);
}

/** The note in a pane without words. Folded words may have several votes, but no more than chance gives. */
export const wordlessNote = (hasFolded: boolean): string => (hasFolded ? "Nothing stands out" : "No words");

/** The title of a pane's folded words. Without counts nothing is graded by chance. */
export function foldedTitle(folded: readonly Pick<ResultWord, "share">[], shown: number): string {
  const what = shown > 0 ? "more" : folded.length === 1 ? "word" : "words";
  const isGraded = folded.some(({ share }) => share !== null);
  return `${String(folded.length)} ${what} that ${isGraded ? "could be chance" : "few people picked"}`;
}

/** The words of each pane, empty where a pane is missing. */
export function wordsByQuadrant(
  panes: readonly ResultPane[],
): Readonly<Record<Quadrant, readonly ResultWord[]>> {
  const words = (quadrant: Quadrant) => panes.find((pane) => pane.quadrant === quadrant)?.words ?? [];
  return {
    arena: words("arena"),
    blindSpot: words("blindSpot"),
    facade: words("facade"),
    unknown: words("unknown"),
  };
}

/** Who tends to judge a word better: `alike` if both do about equally, `open` if no study tells. */
export type BetterJudge = "self" | "others" | "alike" | "open";

/**
 * The Self-Other Knowledge Asymmetry (Vazire 2010, "Who knows what about a person?", Journal of Personality
 * and Social Psychology 98, 281-300): people judge better what is hard to see and neutral (anxiety, moods);
 * their friends, what is desirable (intelligence, creativity); both, about equally, what is visible and
 * neutral (talkative, dominant). The model claims nothing in between, and neither do we. Our own tags decide
 * which word is which (catalogue.ts).
 */
export function betterJudge({
  observability,
  evaluativeness,
}: Pick<Trait, "observability" | "evaluativeness">): BetterJudge {
  if (evaluativeness === "high") return "others";
  if (observability === "low") return "self";
  return observability === "high" ? "alike" : "open";
}
