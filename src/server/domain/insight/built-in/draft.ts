import type { InsightSentence, SnapshotContent } from "#src/shared/result/analysis.ts";
import { readSnapshot, type Reading, type ReadWord } from "./reading.ts";
import { createChoose, createShuffle, snapshotSeed, type Choose, type Shuffle } from "./stable-choice.ts";

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
