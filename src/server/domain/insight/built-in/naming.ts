import type { ReadWord } from "./reading.ts";
import { tallyWording, theyOf } from "./vote-wording.ts";

/** Longer lists of words with counts are for the page, which shows every word. */
const longestList = 3;

/** So many words a sentence can name before it turns into a list. */
export const mostNamed = 5;

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "calm, patient and wise". */
export const listed = (words: readonly ReadWord[]): string => and.format(namesOf(words));

/** "calm, patient or wise": after "nobody picked" it denies each of them, where "and" would deny only all at once. */
export const listedOr = (words: readonly ReadWord[]): string => or.format(namesOf(words));

/** What someone is, after "you're" or "see you as". "You're searching" would say that they're looking for something. */
export const described = ({ id, name }: ReadWord): string =>
  id === "searching" ? "someone who’s searching" : name;

/** The first words of a list that's strongest first, and whether others have as many votes as the last of them. */
export interface Named {
  readonly words: readonly ReadWord[];
  readonly hasMore: boolean;
}

/**
 * Up to three words, and no tie cut in two: of the words below the strongest, those that tie for the last place stay out together.
 * Where the strongest tie, all of them come in, or some with a word on the rest.
 */
export function nameFirst(words: readonly ReadWord[]): Named {
  const next = words[longestList];
  if (next === undefined) return { words, hasMore: false };
  const isTied = ({ count, band }: ReadWord) => count === next.count && band === next.band;
  const above = words.findIndex(isTied);
  if (above > 0) return { words: words.slice(0, Math.min(above, longestList)), hasMore: false };
  const end = words.findLastIndex(isTied) + 1;
  const hasMore = end > mostNamed;
  return { words: words.slice(0, hasMore ? longestList : end), hasMore };
}

/** "calm and someone who's searching", after "you're" or "see you as". */
export const describedAll = ({ words, hasMore }: Named): string =>
  and.format(words.map(described)) + amongOthers(hasMore);

/** Several words, as words and as what someone is, and who says so; a count qualifies the later ones. */
export interface Listed {
  /** After "call you". */
  readonly names: string;
  /** After "you're". */
  readonly you: string;
  readonly they: string;
  readonly are: string;
  /** Whether the words could be the subject of a sentence: with "among other things" they can't. */
  readonly isWhole: boolean;
}

/** "calm (5 of 7) and wise (4 of 7)", or "calm and wise (5 of 7 each)"; without numbers while those are withheld. */
export function tallied({ words, hasMore }: Named, responseCount: number): Listed {
  const [first] = words;
  const isTie = words.length > 1 && words.every(({ count }) => count === first?.count);
  const tie = isTie && first !== undefined ? tallyWording(first, responseCount).replace(")", " each)") : "";
  const list = (nameOf: (word: ReadWord) => string) =>
    and.format(words.map((word) => nameOf(word) + (isTie ? "" : tallyWording(word, responseCount)))) +
    tie +
    amongOthers(hasMore);
  return {
    names: list(({ name }) => name),
    you: list(described),
    // What is said of all of them has to hold for the last, which the fewest picked.
    they: theyOf(words.at(-1) ?? { band: "most" }),
    are: words.length === 1 ? "is" : "are",
    isWhole: !hasMore,
  };
}

const amongOthers = (hasMore: boolean): string => (hasMore ? ", among other things" : "");

const namesOf = (words: readonly ReadWord[]) => words.map(({ name }) => name);
