import {
  countsFrom,
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
 * strongest first, and the two panes of silence. Leaves out words with single votes.
 */
export interface Reading {
  readonly responseCount: number;
  /** Arena and blind spot together. */
  readonly seen: readonly ReadWord[];
  readonly arena: readonly ReadWord[];
  readonly blindSpot: readonly ReadWord[];
  readonly facade: readonly ReadWord[];
  readonly unknown: readonly ReadWord[];
}

export function readSnapshot({ responseCount, words }: SnapshotContent): Reading {
  const pane = (...quadrants: Quadrant[]) =>
    words
      .filter((word) => quadrants.includes(word.quadrant) && isClaimable(word))
      .flatMap((word) => readWord(word, responseCount));
  return {
    responseCount,
    seen: pane("arena", "blindSpot"),
    arena: pane("arena"),
    blindSpot: pane("blindSpot"),
    facade: pane("facade"),
    unknown: pane("unknown"),
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
function readWord({ traitId, evidence, band, count }: ScoredWord, responseCount: number): ReadWord[] {
  const trait = findTrait(traitId);
  if (trait === null) return [];
  const shown = responseCount < countsFrom ? null : count;
  return [{ id: traitId, name: trait.name.toLowerCase(), evidence, band, count: shown }];
}
