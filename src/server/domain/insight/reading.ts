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

/** A word as it stands in running text, with what may be said about it. */
export interface ReadWord {
  readonly id: string;
  /** In lower case, as inside a sentence. */
  readonly name: string;
  readonly evidence: Evidence;
  readonly band: Band;
  readonly count: number | null;
}

/**
 * A snapshot reduced to what may be told of it: words of the arena and the blind spot that are clear, hints or, below five answers,
 * said by several people, strongest first; and the two panes that consist of silence. Words with single votes don't come in at all.
 */
export interface Reading {
  readonly responseCount: number;
  /** All words that others saw, arena and blind spot together. */
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

/** Whether anything may be said about a word: it is one of those shown, or nobody but its owner, or nobody, chose it. */
export function isClaimable(word: Pick<ScoredWord, "quadrant" | "evidence">): boolean {
  const rests = word.quadrant === "facade" || word.quadrant === "unknown";
  return rests ? word.evidence === "none" : standsOut(word);
}

/** A word that takes care to name, because it is easily heard as a verdict. */
export const isDelicate = ({ id }: ReadWord): boolean => delicateWords.has(id);

/**
 * The word to speak about first: of those with the strongest grade of evidence, the first that is no delicate one. Null in
 * an empty pane.
 */
export function leadOf(words: readonly ReadWord[]): ReadWord | null {
  const clear = words.filter(isClear);
  const strongest = clear.length > 0 ? clear : words;
  return strongest.find((word) => !isDelicate(word)) ?? strongest[0] ?? null;
}

/** No entry for a word that this version of the catalogue does not know: nothing sensible could be said about it. */
function readWord({ traitId, evidence, band, count }: ScoredWord, responseCount: number): ReadWord[] {
  const trait = findTrait(traitId);
  if (trait === null) return [];
  const shown = responseCount < countsFrom ? null : count;
  return [{ id: traitId, name: trait.name.toLowerCase(), evidence, band, count: shown }];
}
