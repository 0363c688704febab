import { type Evidence, type Quadrant, type ScoredWord, quadrants } from "./analysis.ts";
import { bandNames, paneText } from "./result-names.ts";
import { standsOut } from "./window-geometry.ts";

export interface ResultWord {
  readonly traitId: string;
  readonly name: string;
  readonly evidence: Evidence;
  /** "most", "several", "5 of 6": what the snapshot allows to say. */
  readonly bandLabel: string;
  /** The votes as a share of the peers, 0-1; null while a snapshot is too small to carry counts. */
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

/** Sorts a result's words into the four panes, in window order, with names and what may be said of their votes. */
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

/** "nobody", "most", or "5 of 6" once a snapshot is large enough to carry counts. */
export function bandLabel(word: Pick<ScoredWord, "band" | "count">, responseCount: number): string {
  if (word.count === null || word.band === "none") return bandNames[word.band];
  return `${String(word.count)} of ${String(responseCount)}`;
}

/** The same where no heading says whose votes these are: "most of them", "5 of 6". */
export function votesLabel(word: Pick<ScoredWord, "band" | "count">, responseCount: number): string {
  const isBand = word.count === null && word.band !== "none";
  return isBand ? `${bandNames[word.band]} of them` : bandLabel(word, responseCount);
}

/** What a pane shows: every own word, and of the others those that stand out. */
export function shownWords({ quadrant, words }: ResultPane): readonly ResultWord[] {
  return quadrant === "arena" || quadrant === "facade" ? words : words.filter(standsOut);
}

/** What a drawn pane says that shows no word: some of those folded away may have several votes, and still no more than luck gives. */
export const wordlessNote = (hasFolded: boolean): string => (hasFolded ? "Nothing stands out" : "No words");

/** What the words are called that a pane folds away, beside those that it shows. Without counts nothing is graded by chance. */
export function foldedTitle(folded: readonly Pick<ResultWord, "share">[], shown: number): string {
  const what = shown > 0 ? "more" : folded.length === 1 ? "word" : "words";
  const isGraded = folded.some(({ share }) => share !== null);
  return `${String(folded.length)} ${what} that ${isGraded ? "could be chance" : "a few people picked"}`;
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
