import type { ReadWord } from "./reading.ts";
import { tallyWording, theyOf } from "./vote-wording.ts";

/** Longer lists of words with counts are for the page, which shows every word. */
export const longestList = 3;

/** So many words a sentence can name before it turns into a list. */
export const mostNamed = 5;

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "calm, patient and wise". */
export const listed = (words: readonly ReadWord[]): string => and.format(namesOf(words));

/** "calm, patient or wise": after "nobody picked" it denies each of them, where "and" would deny only all at once. */
export const listedOr = (words: readonly ReadWord[]): string => or.format(namesOf(words));

/** What someone is, after "you're" or "they call you". */
export const described = ({ id, name }: ReadWord): string =>
  id === "searching" ? "someone who’s searching" : name;

/** "calm and someone who's searching". */
export const describedAll = (words: readonly ReadWord[]): string => and.format(words.map(described));

/** Several words, as words and as what someone is, and who says so; a count qualifies the later ones. */
export interface Listed {
  readonly names: string;
  readonly you: string;
  readonly they: string;
  readonly are: string;
}

/** "calm (5 of 7) and wise (4 of 7)"; without numbers while those are withheld. */
export function tallied(words: readonly ReadWord[], responseCount: number): Listed {
  const list = (nameOf: (word: ReadWord) => string) =>
    and.format(words.map((word) => nameOf(word) + tallyWording(word, responseCount)));
  return {
    names: list(({ name }) => name),
    you: list(described),
    // What is said of all of them has to hold for the last, which the fewest picked.
    they: theyOf(words.at(-1) ?? { band: "most" }),
    are: words.length === 1 ? "is" : "are",
  };
}

const namesOf = (words: readonly ReadWord[]) => words.map(({ name }) => name);
