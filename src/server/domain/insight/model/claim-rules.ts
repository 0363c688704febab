import {
  agreementFloor,
  countsFrom,
  quadrants,
  type InsightKey,
  type Quadrant,
} from "#src/shared/result/analysis.ts";
import { namedWordIds } from "./named-words.ts";
import { isPlainText } from "./plain-english.ts";
import type { Reading, ReadWord } from "#src/server/domain/insight/built-in/reading.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";

/** Whose words an insight may use; the panes that others looked at explain each other, what nobody picked explains none. */
const usablePanes: Readonly<Record<InsightKey, readonly Quadrant[]>> = {
  arena: ["arena", "blindSpot", "facade"],
  blindSpot: ["arena", "blindSpot", "facade"],
  facade: ["arena", "blindSpot", "facade"],
  unknown: quadrants,
  summary: quadrants,
};

/** Names of broken rules; they go into logs, so they hold no content. */
export type ClaimRule =
  | "claims_weak_word"
  | "names_unlisted_word"
  | "lists_unnamed_word"
  | "not_plain_text"
  | "unfounded_number"
  | "unfounded_unanimity"
  | "index_without_band";

/** What a sentence of a model does wrong, given the words that it says it rests on; null when nothing. */
export function brokenRule(
  key: InsightKey,
  text: string,
  traitIds: readonly string[],
  reading: Reading,
): ClaimRule | null {
  const usable = usablePanes[key].flatMap((quadrant) => reading[quadrant]);
  const words = usable.filter((word) => traitIds.includes(word.id));
  if (words.length < traitIds.length) return "claims_weak_word";
  const named = namedWordIds(text);
  if (named.some((id) => !traitIds.includes(id))) return "names_unlisted_word";
  if (traitIds.some((id) => !named.includes(id))) return "lists_unnamed_word";
  if (!isPlainText(text)) return "not_plain_text";
  const founded = foundedNumbers(text, words, reading);
  if (part.test(text) || numbersIn(text).some((number) => !founded.has(number))) return "unfounded_number";
  if (unanimity.test(text) && !words.some((word) => word.count === reading.responseCount)) {
    return "unfounded_unanimity";
  }
  return givesIndexWithBand(text, reading) ? null : "index_without_band";
}

/** The index never stands without its band, and a number below 0 never without its sign. */
function givesIndexWithBand(text: string, { agreement: { value, low, high } }: Reading): boolean {
  const numbers = [...text.matchAll(/(?:(minus |(?<!\d\s?)[-\u2212]))?(\d+)/gi)].map(
    ([, sign, digits]) => Number(digits) * (sign === undefined ? 1 : -1),
  );
  if (
    !/\b(agreement|index)\b/i.test(text) ||
    !numbers.some((n) => Math.abs(n) === Math.abs(Math.round(value)))
  ) {
    return true;
  }
  return [value, low, high].every((n) => numbers.includes(Math.round(n) + 0));
}

const unanimity =
  /\b(everyone|everybody|unanimous\w*|without exception|(each|every one) of (them|the|these|those|your)|every (single )?(person|peer|answer)|all (of )?(them|the|these|those|your|(\w+ )?(people|peers|answers|who)))\b/i;

/** Numbers of people without a figure. "one person" is one only with what that person did: another is to be asked or told. */
const part =
  /\b(half|thirds?|quarters?|fifths?|couple|dozen|per ?cent|majority|minority|both (of|people|peers)|(one|a single) (person|peer|answer|of (them|the|these|those|your)\b[^,;.]*?)( who answered)? (picks|picked|chose|says|said|calls|called|sees|saw|names|named|wrote|thinks|used|adds|added))\b|%/i;

/** "one" is left out: it is seldom a number of people and often a pronoun. */
const numberWords = Array.from({ length: 19 }, (_, index) => index + 2);

function numbersIn(text: string): number[] {
  const inDigits = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const inLetters = numberWords.filter((n) => new RegExp(`\\b${spellNumber(n)}\\b`, "i").test(text));
  return [...inDigits, ...inLetters];
}

/**
 * Numbers that the data bears out. Below five answers those of the agreement index alone, and small ones only where it is
 * spoken of: elsewhere they could be read as a number of votes.
 */
function foundedNumbers(
  text: string,
  words: readonly ReadWord[],
  { responseCount, agreement }: Reading,
): ReadonlySet<number> {
  const scale = [0, agreementFloor, 100, agreement.value, agreement.low, agreement.high];
  const sizes = scale.map((n) => Math.abs(Math.round(n)));
  if (responseCount < countsFrom) {
    const isAboutIndex = /\b(agreement|index)\b/i.test(text);
    return new Set(sizes.filter((n) => isAboutIndex || n === 0 || n >= countsFrom));
  }
  return new Set([...sizes, responseCount, words.length, ...words.flatMap(({ count }) => count ?? [])]);
}
