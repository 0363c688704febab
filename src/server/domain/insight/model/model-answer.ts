import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Trait } from "#src/shared/words/trait.output.ts";
import {
  quadrants,
  type InsightKey,
  type Quadrant,
  insightKeys,
  type Insights,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { type Reading, type ReadWord, readSnapshot } from "#src/server/domain/insight/reading.ts";
import { z } from "zod";
import { InsightFailure } from "./model-request.ts";

/** Markup, bullets, links, pictures, and invisible characters, such as those that reverse a line. */
const marks = /[\n\r<>{}[\]`*_#@!\\|~]|^[-–—•+]\s|[\p{Cc}\p{Cf}\p{Extended_Pictographic}]|https?:|www\./iu;

/** Whether a model's sentence may be shown as it is. */
export const isPlainText = (text: string): boolean => !marks.test(text) && !readsLikeLink(text);

const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const commonWords =
  /\b(the|you|your|yours|they|their|them|this|that|and|people|others|with|who|it|nobody|somebody)\b/i;

/** Whether an insight is English, by common words: a model may follow the language of a title. */
export function isEnglish(sentences: readonly string[]): boolean {
  const familiar = sentences.filter((text) => commonWords.test(text));
  return !sentences.some((text) => otherScript.test(text)) && familiar.length * 3 >= sentences.length;
}

/** Endings that turn an adjective into a noun, an adverb or a comparative: warmth, calmly, wiser. */
const endings = "(?:ness|ly|ity|th|e?r|e?st)?";

const patterns = catalogue.map((trait) => ({ id: trait.id, pattern: patternOf(trait) }));

/**
 * The ids of all catalogue words in a text, including derived forms ("kindness", "organised") and everyday
 * uses ("able to", "a kind of"): a reader can't tell those from results.
 */
export function namedWordIds(text: string): readonly string[] {
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
}

function patternOf({ name }: Trait): RegExp {
  const word = name.toLowerCase();
  const ending = word.endsWith("y")
    ? `${word.slice(0, -1)}(?:y(?:ness|ly)?|i(?:ness|ly|er|est))`
    : word + endings;
  return new RegExp(`(?<![\\w-])${ending.replace("ized", "i[sz]ed")}(?![\\w-])`, "i");
}

/** The panes whose words an insight may use: words that nobody picked explain no other pane. */
const usablePanes: Readonly<Record<InsightKey, readonly Quadrant[]>> = {
  arena: ["arena", "blindSpot", "facade"],
  blindSpot: ["arena", "blindSpot", "facade"],
  facade: ["arena", "blindSpot", "facade"],
  unknown: quadrants,
  summary: ["arena", "blindSpot", "facade"],
};

/** The names of broken rules; they are logged, so they contain no content. */
export type ClaimRule =
  | "claims_hint"
  | "claims_weak_word"
  | "names_unlisted_word"
  | "not_plain_text"
  | "speaks_of_certainty"
  | "unfounded_number"
  | "unfounded_unanimity";

/** The rule that a sentence breaks, given the words it claims to rest on; null if none. */
function brokenRule(
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
  // Only words that the sentence names: a number of another word could be read as theirs.
  const spoken = words.filter(({ id }) => named.includes(id));
  if (spoken.some(({ evidence }) => evidence === "emerging") && !hedge.test(text)) return "claims_hint";
  const founded = foundedNumbers(spoken, reading);
  if (part.test(text) || numbersIn(text).some((number) => !founded.has(number))) return "unfounded_number";
  const isUnanimous = spoken.some(({ count }) => count === reading.responseCount);
  return unanimity.test(text) && !isUnanimous ? "unfounded_unanimity" : null;
}

const hedge = /\b(may|maybe|might|could|perhaps|hints?)\b/i;

/** The page tells how sure a result is, with the index and its band, so an insight must not. */
const certainty = /\b(agreement|index|chance|luck|odds|probab\w+|statistic\w*|margin of error)\b/i;

const unanimity =
  /\b(everyone|everybody|unanimous\w*|without exception|(each|every one) of (them|the|these|those|your)|every (single )?(person|peer|answer)|all (of )?(them|the|these|those|your|(\w+ )?(people|peers|answers|who)))\b/i;

/** Numbers of people in words. "one person" counts only with an act: one may also be asked or told. */
const part =
  /\b(half|thirds?|quarters?|fifths?|couple|dozen|per ?cent|majority|minority|both (of|people|peers)|(one|a single) (person|peer|answer|of (them|the|these|those|your)\b[^,;.]*?)( who answered)? (picks|picked|chose|says|said|calls|called|sees|saw|names|named|wrote|thinks|used|adds|added))\b|%/i;

/** Without "one", which is rarely a number of people and often a pronoun. */
const numberWords = Array.from({ length: 19 }, (_, index) => index + 2);

function numbersIn(text: string): number[] {
  const inDigits = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const inLetters = numberWords.filter((n) => new RegExp(`\\b${spellNumber(n)}\\b`, "i").test(text));
  return [...inDigits, ...inLetters];
}

/** Numbers that the data supports; none without counts, where they could be read as votes. */
function foundedNumbers(
  words: readonly ReadWord[],
  { responseCount, isCounted }: Reading,
): ReadonlySet<number> {
  if (!isCounted || words.length === 0) return new Set();
  return new Set([responseCount, words.length, ...words.flatMap(({ count }) => count ?? [])]);
}

const sentence = z.strictObject({
  text: z.string().trim().min(15).max(320),
  words: z.array(z.string()).min(1).max(8),
});
const pane = z.array(sentence).min(2).max(4);
const answer = z.strictObject({
  arena: pane,
  blindSpot: pane,
  facade: pane,
  unknown: z.array(sentence).length(2),
  summary: z.array(sentence).min(3).max(4),
});

/** Models type it, but pages show a typographic one. */
const typedApostrophe = /(?<=\p{L})'(?=\p{L})/gu;

/**
 * Turns a model's answer into insights, or rejects all of it: one sentence that claims too much makes the
 * others doubtful, too.
 *
 * @throws {InsightFailure} bad_json, or invalid_answer with the broken rule.
 */
export function readModelAnswer(content: string, snapshot: SnapshotContent): Insights {
  const parsed = answer.safeParse(parseJson(content));
  if (!parsed.success) throw new InsightFailure("invalid_answer", "shape");
  const reading = readSnapshot(snapshot);
  const insightOf = (key: InsightKey) => {
    requireOwnPane(key, parsed.data[key], reading);
    return parsed.data[key].map(({ text, words }) => {
      const traitIds = [...new Set(words)];
      const broken = brokenRule(key, text, traitIds, reading);
      if (broken !== null) throw new InsightFailure("invalid_answer", broken);
      return { text: text.replaceAll(typedApostrophe, "’"), traitIds };
    });
  };
  const texts = insightKeys.flatMap((key) => parsed.data[key].map(({ text }) => text));
  if (new Set(texts).size < texts.length) throw new InsightFailure("invalid_answer", "repeated_sentence");
  requireOneQuestion(texts);
  const insights = {
    arena: insightOf("arena"),
    blindSpot: insightOf("blindSpot"),
    facade: insightOf("facade"),
    unknown: insightOf("unknown"),
    summary: insightOf("summary"),
  };
  if (!insightKeys.every((key) => isEnglish(insights[key].map(({ text }) => text)))) {
    throw new InsightFailure("invalid_answer", "not_english");
  }
  return insights;
}

/** Requires an insight to use a word of its pane, if there are any. */
function requireOwnPane(
  key: InsightKey,
  sentences: readonly { readonly words: readonly string[] }[],
  reading: Reading,
): void {
  const own = key === "summary" ? reading.seen : reading[key];
  const named = new Set(sentences.flatMap(({ words }) => words));
  if (own.length > 0 && !own.some(({ id }) => named.has(id))) {
    throw new InsightFailure("invalid_answer", "misses_its_pane");
  }
}

/** Requires exactly one question, right before the last sentence, the step. */
function requireOneQuestion(texts: readonly string[]): void {
  const questions = texts.flatMap((text, at) => (text.includes("?") ? [at] : []));
  if (questions.length !== 1 || questions[0] !== texts.length - 2) {
    throw new InsightFailure("invalid_answer", "misplaced_question");
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new InsightFailure("bad_json");
  }
}
