import type { SnapshotContent, InsightSentence } from "#src/shared/result/analysis.ts";
import { bandNames } from "#src/shared/result/result-words.ts";
import { readSnapshot, type Reading, type ReadWord } from "./reading.ts";

/** Picks one of several options; the same key always gives the same one. */
export type Choose = <T>(key: string, options: readonly T[]) => T;

/** Puts items into an order of its own for each key. */
export type Shuffle = <T>(key: string, items: readonly T[], idOf: (item: T) => string) => readonly T[];

/**
 * What a snapshot says, as a seed: words and totals, without names. Two people with different results get different
 * formulations; one snapshot always gets the same ones.
 */
export function snapshotSeed(snapshot: SnapshotContent): string {
  const words = snapshot.words.map((word) =>
    [word.traitId, word.quadrant, word.evidence, bandNames[word.band], word.count ?? ""].join(":"),
  );
  return [snapshot.responseCount, snapshot.agreement.value, ...words].join("|");
}

export function createChoose(seed: string): Choose {
  const start = mix(seed);
  return (key, options) => {
    const chosen = options[mix(key, start) % options.length];
    if (chosen === undefined) throw new RangeError(`nothing to choose from for ${key}`);
    return chosen;
  };
}

export function createShuffle(seed: string): Shuffle {
  const start = mix(seed);
  return (key, items, idOf) =>
    items
      .map((item) => ({ item, rank: mix(`${key}/${idOf(item)}`, start) }))
      .sort((left, right) => left.rank - right.rank)
      .map(({ item }) => item);
}

/** FNV-1a with the finisher of MurmurHash3: without it the low bits of similar keys go together. 32 bits, unsigned. */
function mix(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** What the writer of one insight works with. */
export interface Draft {
  readonly reading: Reading;
  readonly choose: Choose;
  readonly shuffle: Shuffle;
  /** One of several forms of a sentence, with the words that it rests on, named or not. `place` is its key: no place copies another. */
  readonly say: (
    place: string,
    words: readonly (ReadWord | null)[],
    forms: readonly string[],
  ) => InsightSentence;
}

export function startDraft(snapshot: SnapshotContent): Draft {
  const seed = snapshotSeed(snapshot);
  const choose = createChoose(seed);
  return {
    reading: readSnapshot(snapshot),
    choose,
    shuffle: createShuffle(seed),
    say: (place, words, forms) => ({
      text: capitalise(choose(place, forms)),
      traitIds: [...new Set(words.flatMap((word) => (word === null ? [] : [word.id])))],
    }),
  };
}

export const capitalise = (text: string): string => text.replace(/^“?./, (start) => start.toUpperCase());
