import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Trait } from "#src/shared/words/trait.output.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import type { Reading } from "#src/server/domain/insight/reading.ts";

/** Markup, bullets, links, pictures, and invisible characters, such as those that reverse a line. */
const marks = /[\n\r<>{}[\]`*_#@!\\|~]|^[-–—•+]\s|[\p{Cc}\p{Cf}\p{Extended_Pictographic}]|https?:|www\./iu;

/** Whether a model's sentence may be shown as it is. */
export const isPlainText = (text: string): boolean => !marks.test(text) && !readsLikeLink(text);

const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const commonWords =
  /\b(the|you|your|yours|they|their|them|this|that|and|people|others|with|who|it|nobody|somebody)\b/i;

/** Whether a text is English, by common words: a model may follow the language of a title. */
export function isEnglish(sentences: readonly string[]): boolean {
  const familiar = sentences.filter((text) => commonWords.test(text));
  return !sentences.some((text) => otherScript.test(text)) && familiar.length * 3 >= sentences.length;
}

/** Endings that turn an adjective into a noun, an adverb or a comparative: warmth, calmly, wiser. */
const endings = "(?:ness|ly|ity|th|e?r|e?st)?";

function formsOf({ name }: Trait): string {
  const word = name.toLowerCase();
  const forms = word.endsWith("y")
    ? `${word.slice(0, -1)}(?:y(?:ness|ly)?|i(?:ness|ly|er|est))`
    : word + endings;
  return forms.replace("ized", "i[sz]ed");
}

const patterns = catalogue.map((trait) => ({
  id: trait.id,
  pattern: new RegExp(`(?<![\\w-])${formsOf(trait)}(?![\\w-])`, "i"),
}));

/**
 * The ids of all catalogue words in a text, including derived forms ("kindness", "organised") and everyday
 * uses ("able to", "a kind of"): a reader can't tell those from results.
 */
export function namedWordIds(text: string): readonly string[] {
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
}

/** The page tells how sure a result is, with the index and its band, so a model's sentence must not. */
const certainty = /\b(agreement|index|chance(?! to)|luck|odds|probab\w+|statistic\w*|margin of error)\b/i;

const hedge = /\b(may|maybe|might|could|perhaps|hints?|if|suppose)\b/i;

/*
 * Numbers of people: before a noun for people, before what peers do, "five of seven", "came up five times",
 * and beside a word ("four wise", "wise (four)"). Others are free, as in "put the two together".
 */

const number = `\\d+|${Array.from({ length: 19 }, (_, at) => spellNumber(at + 2)).join("|")}`;
const person =
  "(?:(?:other|different|single) )?(?:people|persons?|peers?|answers?|others|friends|colleagues|votes?)\\b";
const act =
  "(?:(?:have|had|has|did|do|also|all|each|didn['’]t|hadn['’]t) )*(?:pick(?:s|ed)?|choose|chose|chosen|sa(?:y|ys|id|w)|call(?:s|ed)?|sees?|seen|names?|named|writes?|wrote|thinks?|use[ds]?|add(?:s|ed)?|agreed?|describe[ds]?|mention(?:s|ed)?)\\b";
const them = "(?:them|these|those|the|your)";
const some = `(?:(?:of )?${them} (?:(?:${number}) )?)?${person}|(?:of ${them} (?:who answered )?)?${act}`;
const word = `(?:${catalogue.map(formsOf).join("|")})\\b`;
const total = `(?:out )?of (?:${them} )?`;
const counted = [
  `(?: (?:${some}|${word})|(?= ${total}(?:${number})\\b(?! words?\\b))|(?=\\)))`,
  `(?<=\\b(?:${number}) ${total}(?:${number}))(?!\\w| words?\\b)`,
  "(?<=\\b(?:up|back|picked|chosen|named|said) \\w+)(?= times\\b)",
  "(?<=\\b(?:by|from) \\w+)(?=[.,;:]|$)",
].map((around) => new RegExp(`(?<![\\w-]|\\b(?:ask|tell|invite|thank) )(${number})${around}`, "gi"));
/** Never founded. "one person" counts only with a past act: one may also be asked, or think for themselves. */
const uncounted = new RegExp(
  `\\b(?:half|an? (?:third|quarter|fifth|couple|dozen|majority|minority)|two[- ]thirds|three[- ]quarters|the majority) (?:of )?(?:${some})|\\bboth (?:(?:of ${them} )?${person}|of ${them} ${act})|\\b(?:one|a single) (?:person|peer|answer|of ${them}(?: \\w+){0,2}?) (?:picked|chose|said|called|saw|named|wrote|used|added)\\b|per ?cent\\b|%`,
  "i",
);

const each = `(?:every(?:one|body)|every (?:single )?${person}|(?:each|every one|all) of ${them}(?: ${person})?|all (?:(?:of )?${them} )?(?:(?:${number}) )?${person}|all (?:${number})|(?:they|people|peers) (?:all|each))`;
const unanimity = new RegExp(
  `\\b${each} (?:who answered )?${act}|\\b(?:with|by|from) ${each}(?! else)|\\bunanimous|without exception`,
  "i",
);

function numbersOfPeople(text: string): readonly number[] {
  const value = (found: string) =>
    /\d/.test(found)
      ? Number(found)
      : Array.from({ length: 21 }, (_, n) => spellNumber(n)).indexOf(found.toLowerCase());
  return counted.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => value(found)));
}

/** What a model is told of a broken rule. Names are logged, so they contain no content. */
export const ruleTexts = {
  claims_hint: "A sentence states a word that is only a hint. Say “may”, or how many picked it.",
  claims_weak_word:
    "A sentence uses a word of the list that isn’t in the data, or in its everyday sense, or lists one.",
  leaves_out_word: "Name these words, which its draft names.",
  misplaced_question:
    "There is one question in the portrait, the first sentence of “closing”; the step follows.",
  not_english: "Write English.",
  not_json: "The answer isn’t one whole JSON object. Write nothing before or after it, and be brief.",
  not_plain_text: "Write plain text without exclamation marks, markup, quotes or links.",
  repeated_sentence: "A sentence is there twice.",
  shape:
    "It has to be a list of 1 to 4 sentences with “text” and “words”, 60 words in all at most; “closing” has two.",
  speaks_of_certainty: "A sentence speaks of agreement, chance or how sure this is. The page does that.",
  unfounded_number: "A sentence gives a number of people that isn’t the count of a word that it names.",
  unfounded_unanimity: "A sentence says that all people picked something that not all picked.",
} as const;
export type Rule = keyof typeof ruleTexts;

/** Words that a model wasn't told. */
export const unknownWords = (traitIds: readonly string[], { seen, facade }: Reading): readonly string[] =>
  traitIds.filter((id) => ![...seen, ...facade].some((known) => known.id === id));

/** The rule that a sentence breaks, given all words that it names or rests on; null if none. */
export function brokenRule(text: string, traitIds: readonly string[], reading: Reading): Rule | null {
  const { seen, facade, responseCount, isCounted } = reading;
  const words = [...seen, ...facade].filter(({ id }) => traitIds.includes(id));
  if (unknownWords(traitIds, reading).length > 0) return "claims_weak_word";
  if (!isPlainText(text)) return "not_plain_text";
  if (certainty.test(text)) return "speaks_of_certainty";
  const named = namedWordIds(text);
  // Only words that the sentence names: a number of another word could be read as theirs.
  const spoken = words.filter(({ id }) => named.includes(id));
  const numbers = numbersOfPeople(text);
  // How many picked a word is a fact.
  const isFact = numbers.length > 0 || hedge.test(text);
  if (!isFact && spoken.some(({ evidence }) => evidence === "emerging")) return "claims_hint";
  const founded = isCounted
    ? [...(spoken.length > 0 ? [responseCount] : []), ...spoken.map(({ count }) => count)]
    : [];
  if (uncounted.test(text) || numbers.some((n) => !founded.includes(n))) return "unfounded_number";
  const isUnanimous = spoken.some(({ count }) => count === responseCount);
  return unanimity.test(text) && !isUnanimous ? "unfounded_unanimity" : null;
}
