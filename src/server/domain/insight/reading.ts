import {
  hasCounts,
  isClear,
  type Band,
  type Evidence,
  type Quadrant,
  type ScoredWord,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";

/** A word in running text, with the claims that it supports. */
export interface ReadWord {
  readonly id: string;
  /** In lower case, for use within a sentence. */
  readonly name: string;
  readonly evidence: Evidence;
  readonly band: Band;
  readonly count: number | null;
}

/**
 * The part of a snapshot that may be mentioned: words of the arena and the blind spot that stand out,
 * strongest first, and the two panes of silence. Leaves out words with single votes, and the silence of a
 * banded window, in which one person may have picked any word.
 */
export interface Reading {
  readonly responseCount: number;
  /** Whether words have counts. */
  readonly isCounted: boolean;
  /** Arena and blind spot together. */
  readonly seen: readonly ReadWord[];
  readonly arena: readonly ReadWord[];
  readonly blindSpot: readonly ReadWord[];
  readonly facade: readonly ReadWord[];
  readonly unknown: readonly ReadWord[];
}

export function readSnapshot(snapshot: SnapshotContent): Reading {
  const { responseCount, words, isBanded = false } = snapshot;
  const isCounted = hasCounts(snapshot);
  const pane = (...quadrants: Quadrant[]) =>
    words
      .filter((word) => quadrants.includes(word.quadrant) && isClaimable(word))
      .flatMap((word) => readWord(word, isCounted));
  return {
    responseCount,
    isCounted,
    seen: pane("arena", "blindSpot"),
    arena: pane("arena"),
    blindSpot: pane("blindSpot"),
    facade: isBanded ? [] : pane("facade"),
    unknown: isBanded ? [] : pane("unknown"),
  };
}

/** Whether anything may be said about a word: it stands out, or nobody but its owner picked it. */
export function isClaimable(word: Pick<ScoredWord, "quadrant" | "evidence">): boolean {
  const rests = word.quadrant === "facade" || word.quadrant === "unknown";
  return rests ? word.evidence === "none" : standsOut(word);
}

/** A word that is easily heard as a verdict. */
export const isDelicate = ({ id }: ReadWord): boolean => delicateWords.has(id);

/** The word to start with: the first with the strongest evidence, not a delicate one if possible. */
export function leadOf(words: readonly ReadWord[]): ReadWord | null {
  const clear = words.filter(isClear);
  const strongest = clear.length > 0 ? clear : words;
  return strongest.find((word) => !isDelicate(word)) ?? strongest[0] ?? null;
}

/** Skips words that this version of the catalogue doesn't have: there are no texts about them. */
function readWord({ traitId, evidence, band, count }: ScoredWord, isCounted: boolean): ReadWord[] {
  const trait = findTrait(traitId);
  if (trait === null) return [];
  const shown = isCounted ? count : null;
  return [{ id: traitId, name: trait.name.toLowerCase(), evidence, band, count: shown }];
}
