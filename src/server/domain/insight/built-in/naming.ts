import type { ReadWord } from "./reading.ts";
import { tallyWording, theyOf } from "./vote-wording.ts";

/** Longer lists of words with counts are for the page, which shows every word. */
export const longestList = 3;

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "calm, patient and wise". */
export const listed = (words: readonly ReadWord[]): string => and.format(namesOf(words));

/** "calm, patient or wise": after "nobody picked" it denies each of them, where "and" would deny only all at once. */
export const listedOr = (words: readonly ReadWord[]): string => or.format(namesOf(words));

/** What someone is, after "you're" or "they call you". */
export const described = ({ id, name }: ReadWord): string =>
  id === "searching" ? "someone who’s searching" : name;

/** Several words, as words and as what someone is, and who says so; a count qualifies the later ones. */
export interface Listed {
  readonly names: string;
  readonly you: string;
  readonly they: string;
  readonly are: string;
}

/** "calm (5 of 7) and wise (4 of 7)"; without numbers while those are withheld. */
export const tallied = (words: readonly ReadWord[], responseCount: number): Listed =>
  listWith(words, (word) => tallyWording(word, responseCount));

/** The same for hints: next to a firm word their few votes would only be noise. */
export const withoutVotes = (words: readonly ReadWord[]): Listed => listWith(words, () => "");

function listWith(words: readonly ReadWord[], after: (word: ReadWord) => string): Listed {
  const list = (nameOf: (word: ReadWord) => string) =>
    and.format(words.map((word) => nameOf(word) + after(word)));
  const they = theyOf(words[0] ?? { band: "most" });
  return {
    names: list(({ name }) => name),
    you: list(described),
    they,
    are: words.length === 1 ? "is" : "are",
  };
}

const namesOf = (words: readonly ReadWord[]) => words.map(({ name }) => name);
