import { spellNumber } from "#src/shared/text/spell-number.ts";
import { bandNames } from "#src/shared/result/result-words.ts";
import type { ReadWord } from "#src/server/domain/insight/built-in/reading.ts";

/** "three answers"; an owner may know the number of answers at any size. */
export const answersWording = (n: number): string => `${spellNumber(n)} ${n === 1 ? "answer" : "answers"}`;

/**
 * "five of seven people", or a band while numbers are withheld. It is a subject for a verb in the past tense: "five of
 * seven people picked it". Only for words that someone picked.
 */
export function votesWording(
  { count, band }: ReadWord,
  responseCount: number,
  everybody = "the people who answered",
): string {
  if (count === null) return `${bandNames[band]} of ${everybody}`;
  if (count === responseCount) return `all ${spellNumber(count)} people who answered`;
  const spell = spellNumber(responseCount) === String(responseCount) ? String : spellNumber;
  return `${spell(count)} of ${spell(responseCount)} people`;
}

/** What follows a word in a list: " (5 of 7)", or nothing while numbers are withheld. */
export const tallyWording = ({ count }: ReadWord, responseCount: number): string =>
  count === null ? "" : ` (${String(count)} of ${String(responseCount)})`;
