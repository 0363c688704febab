import type { InsightSentence, SnapshotContent } from "#src/shared/result/analysis.ts";
import { createFreshChoice } from "#src/server/domain/insight/phrases/fresh-phrase.ts";
import {
  fillPhrase,
  joinList,
  type NamedWords,
  type Phrase,
  type Slots,
} from "#src/server/domain/insight/phrases/phrase.ts";
import { isDelicate, readSnapshot, type Pair, type Reading, type ReadWord } from "./reading.ts";
import {
  createChoose,
  createShuffle,
  snapshotSeed,
  type Choose,
  type Shuffle,
} from "#src/server/domain/insight/phrases/stable-choice.ts";
import { tallyWording } from "#src/server/domain/insight/model/vote-wording.ts";

/** What the writer of one pane works with. */
export interface Draft {
  readonly reading: Reading;
  readonly choose: Choose;
  readonly shuffle: Shuffle;
  /** The pairs of the reading, the one to speak of first at the front. */
  readonly nearMisses: readonly Pair[];
  readonly contraries: readonly Pair[];
  /**
   * One sentence from a set of formulations, other than those before if it can be; `key` is unique to the place, so that no
   * place copies another.
   */
  readonly say: (key: string, phrases: readonly Phrase[], slots: Slots) => InsightSentence;
}

/** Longer lists are for the page, which shows every word. */
const longestList = 3;

export function startDraft(snapshot: SnapshotContent): Draft {
  const seed = snapshotSeed(snapshot);
  const choose = createChoose(seed);
  const shuffle = createShuffle(seed);
  const freshOf = createFreshChoice();
  const reading = readSnapshot(snapshot);
  return {
    reading,
    choose,
    shuffle,
    nearMisses: orderPairs(reading.nearMisses),
    contraries: orderPairs(reading.contraries),
    say: (key, phrases, slots) => fillPhrase(freshOf(shuffle(key, phrases, (phrase) => phrase)), slots),
  };
}

/** Delicate words last, otherwise the strongest of theirs first, as they come. */
const orderPairs = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.toSorted((one, other) => Number(isDelicate(one.theirs)) - Number(isDelicate(other.theirs)));

/** "calm, patient and wise", at most three. */
export const named = (...words: readonly ReadWord[]): NamedWords => listWords(words, () => "");

/** "calm (5 of 7) and wise (4 of 7)", at most three; without numbers while those are withheld. */
export const tallied = (words: readonly ReadWord[], responseCount: number): NamedWords =>
  listWords(words, (word) => tallyWording(word, responseCount));

function listWords(words: readonly ReadWord[], after: (word: ReadWord) => string): NamedWords {
  const shown = words.slice(0, longestList);
  return {
    text: joinList(shown.map((word) => word.name + after(word))),
    quoted: joinList(shown.map((word) => `“${word.name}”${after(word)}`)),
    words: shown,
  };
}

/**
 * The word to speak about first: of those with the strongest grade of evidence, the first that is no delicate one. Null in
 * an empty pane.
 */
export function leadOf(words: readonly ReadWord[]): ReadWord | null {
  const clear = words.filter((word) => word.evidence === "clear");
  const strongest = clear.length > 0 ? clear : words;
  return strongest.find((word) => !isDelicate(word)) ?? strongest[0] ?? null;
}

/** A shared word to speak about in an empty pane, so that not every pane comes back to the first one. */
export const sharedFor = ({ reading, shuffle }: Draft, pane: string): ReadWord | null =>
  leadOf(shuffle(`shared/${pane}`, reading.arena, (word) => word.id));

/** An unshared own word to speak about in a pane; silence has no order of strength, so each pane takes its own. */
export const keptFor = ({ reading, shuffle }: Draft, pane: string): ReadWord | null =>
  leadOf(shuffle(`kept/${pane}`, reading.facade, (word) => word.id));
