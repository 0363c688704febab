import { countsFrom, quadrants, type InsightKey, type Quadrant } from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import type { Reading, ReadWord } from "#src/server/domain/insight/built-in/reading.ts";
import { namedWordIds } from "./named-words.ts";
import { isPlainText } from "./plain-english.ts";

/** Whose words an insight may use; the panes that others looked at explain each other, what nobody picked explains none. */
const usablePanes: Readonly<Record<InsightKey, readonly Quadrant[]>> = {
  arena: ["arena", "blindSpot", "facade"],
  blindSpot: ["arena", "blindSpot", "facade"],
  facade: ["arena", "blindSpot", "facade"],
  unknown: quadrants,
  summary: ["arena", "blindSpot", "facade"],
};

/** Names of broken rules; they go into logs, so they hold no content. */
export type ClaimRule =
  | "claims_hint"
  | "claims_weak_word"
  | "names_unlisted_word"
  | "not_plain_text"
  | "speaks_of_certainty"
  | "unfounded_number"
  | "unfounded_unanimity";

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
  if (!isPlainText(text)) return "not_plain_text";
  if (certainty.test(text)) return "speaks_of_certainty";
  // Numbers of words that the sentence only rests on could be taken for any word's.
  const spoken = words.filter(({ id }) => named.includes(id));
  if (spoken.some(({ evidence }) => evidence === "emerging") && !hedge.test(text)) return "claims_hint";
  const founded = foundedNumbers(spoken, reading);
  if (part.test(text) || numbersIn(text).some((number) => !founded.has(number))) return "unfounded_number";
  const isUnanimous = spoken.some(({ count }) => count === reading.responseCount);
  return unanimity.test(text) && !isUnanimous ? "unfounded_unanimity" : null;
}

const hedge = /\b(may|maybe|might|could|perhaps|hints?)\b/i;

/** How sure a result is has a section of its own, with the index and its band. An insight that repeats it says nothing. */
const certainty = /\b(agreement|index|chance|luck|odds|probab\w+|statistic\w*|margin of error)\b/i;

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

/** Numbers that the data bears out; none below five answers, where they could be read as a number of votes. */
function foundedNumbers(words: readonly ReadWord[], { responseCount }: Reading): ReadonlySet<number> {
  if (responseCount < countsFrom || words.length === 0) return new Set();
  return new Set([responseCount, words.length, ...words.flatMap(({ count }) => count ?? [])]);
}
