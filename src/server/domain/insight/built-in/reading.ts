import type { Agreement } from "#src/shared/result/analysis.ts";
import {
  countsFrom,
  isClear,
  type Band,
  type Confidence,
  type Evidence,
  type Quadrant,
  type ScoredWord,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Evaluativeness, Observability } from "#src/shared/words/trait.ts";
import { areContrary } from "#src/server/domain/insight/notes/contrasts.ts";
import { findWordNote } from "#src/server/domain/insight/notes/word-notes.ts";
import type { WordNote } from "#src/server/domain/insight/notes/word-note.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** A word as it stands in running text, with what may be said about it. */
export interface ReadWord {
  readonly id: string;
  /** In lower case, as inside a sentence. */
  readonly name: string;
  readonly evidence: Evidence;
  readonly band: Band;
  readonly count: number | null;
  readonly observability: Observability;
  readonly evaluativeness: Evaluativeness;
  readonly cluster: string;
  readonly note: WordNote;
}

/** Two words, one on each list. */
export interface Pair {
  readonly own: ReadWord;
  readonly theirs: ReadWord;
}

/**
 * A snapshot reduced to what may be told of it: words of the arena and the blind spot that are clear, hints or, below five answers,
 * said by several people, strongest first; and the two panes that consist of silence. Words with single votes don't come in at all.
 */
export interface Reading {
  readonly responseCount: number;
  readonly confidence: Confidence;
  readonly agreement: Agreement;
  /** The person's own list, whatever others made of it. */
  readonly own: readonly ReadWord[];
  /** All words that others saw, arena and blind spot together. */
  readonly seen: readonly ReadWord[];
  readonly arena: readonly ReadWord[];
  readonly blindSpot: readonly ReadWord[];
  readonly facade: readonly ReadWord[];
  readonly unknown: readonly ReadWord[];
  /** Words in the catalogue that the snapshot was scored with. */
  readonly listLength: number;
  /** Neighbouring words, one on each list: you said caring, they clearly said kind. The one to speak of first is at the front. */
  readonly nearMisses: readonly Pair[];
  /** An own word and a clear contrary one from the others, in the same order: you said nervous, they said calm. */
  readonly contraries: readonly Pair[];
}

export function readSnapshot(snapshot: SnapshotContent): Reading {
  const { responseCount, confidence, agreement, words } = snapshot;
  const read = (belongs: (word: ScoredWord) => boolean): readonly ReadWord[] =>
    words.filter(belongs).flatMap((word) => readWord(word, responseCount));
  const pane = (...quadrants: Quadrant[]) =>
    read((word) => quadrants.includes(word.quadrant) && isClaimable(word));
  const [blindSpot, facade] = [pane("blindSpot"), pane("facade")];
  return {
    responseCount,
    confidence,
    agreement,
    own: read(({ quadrant }) => quadrant === "arena" || quadrant === "facade"),
    seen: pane("arena", "blindSpot"),
    arena: pane("arena"),
    blindSpot,
    facade,
    unknown: pane("unknown"),
    listLength: words.length,
    nearMisses: pairUp(facade, blindSpot.filter(isClear), areNeighbours),
    contraries: pairUp(facade, blindSpot.filter(isClear), areOpposed),
  };
}

/** Whether anything may be said about a word: it is one of those shown, or nobody but its owner, or nobody, chose it. */
export function isClaimable(word: Pick<ScoredWord, "quadrant" | "evidence">): boolean {
  const rests = word.quadrant === "facade" || word.quadrant === "unknown";
  return rests ? word.evidence === "none" : standsOut(word);
}

/** A word that takes care to name, because it is easily heard as a verdict. */
export const isDelicate = (word: ReadWord): boolean => word.note.care !== undefined;

/**
 * The word to speak about first: of those with the strongest grade of evidence, the first that is no delicate one. Null in
 * an empty pane.
 */
export function leadOf(words: readonly ReadWord[]): ReadWord | null {
  const clear = words.filter(isClear);
  const strongest = clear.length > 0 ? clear : words;
  return strongest.find((word) => !isDelicate(word)) ?? strongest[0] ?? null;
}

/** The same where a delicate word won't do: the first plain word, or null. */
export const plainLeadOf = (words: readonly ReadWord[]): ReadWord | null =>
  words.find((word) => !isDelicate(word)) ?? null;

/** No entry for a word that this version of the catalogue does not know: nothing sensible could be said about it. */
function readWord(word: ScoredWord, responseCount: number): ReadWord[] {
  const trait = findTrait(word.traitId);
  const note = findWordNote(word.traitId);
  if (trait === null || note === null) return [];
  const { id, observability, evaluativeness, cluster } = trait;
  const count = responseCount < countsFrom ? null : word.count;
  const name = trait.name.toLowerCase();
  const { evidence, band } = word;
  return [{ id, name, evidence, band, count, observability, evaluativeness, cluster, note }];
}

/** Neighbours share a cluster. A delicate word and a plain one are none: silly is not a way to say witty. */
const areNeighbours = (one: ReadWord, other: ReadWord): boolean =>
  one.cluster === other.cluster && isDelicate(one) === isDelicate(other);

/** Whether nobody else picked a single one of the person's own words. */
export const sharesNothing = ({ own, facade }: Reading): boolean => facade.length === own.length;

/** A delicate word is never held against a person's own: to hear nervous where one said relaxed helps nobody. */
const areOpposed = (own: ReadWord, theirs: ReadWord): boolean =>
  areContrary(own.id, theirs.id) && !isDelicate(theirs);

function pairUp(
  facade: readonly ReadWord[],
  blindSpot: readonly ReadWord[],
  belong: (own: ReadWord, theirs: ReadWord) => boolean,
): Pair[] {
  const plainFirst = blindSpot.toSorted((one, other) => Number(isDelicate(one)) - Number(isDelicate(other)));
  return plainFirst.flatMap((theirs) =>
    facade.filter((own) => belong(own, theirs)).map((own) => ({ own, theirs })),
  );
}
