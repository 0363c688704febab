import { spellNumber } from "#src/shared/text/spell-number.ts";
import { bandNames } from "#src/shared/result/result-words.ts";
import type { ReadWord } from "./reading.ts";

/**
 * "five of seven people", or a band while numbers are withheld: a subject for a verb in the past tense. Only for words that
 * someone picked.
 */
export function votesWording({ count, band }: ReadWord, responseCount: number): string {
  if (count === null) return `${bandNames[band]} of the people who answered`;
  if (count === responseCount) return `all ${spellNumber(count)} people who answered`;
  const spell = spellNumber(responseCount) === String(responseCount) ? String : spellNumber;
  return `${spell(count)} of ${spell(responseCount)} people`;
}

/** Who sees it so, where a sentence has no room for numbers: most of them, or not. */
export const theyOf = ({ band }: Pick<ReadWord, "band">): string =>
  band === "most" ? "they" : "some of them";

/** What follows a word in a list: " (5 of 7)", or nothing while numbers are withheld. */
export const tallyWording = ({ count }: ReadWord, responseCount: number): string =>
  count === null ? "" : ` (${String(count)} of ${String(responseCount)})`;
