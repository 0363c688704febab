import { z } from "zod";
import {
  insightKeys,
  type InsightKey,
  type Insights,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { brokenRule } from "./claim-rules.ts";
import { readSnapshot, type Reading } from "#src/server/domain/insight/built-in/reading.ts";
import { InsightFailure } from "./insight-failure.ts";
import { isEnglish } from "./plain-english.ts";

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

/** Models type it; pages print it. */
const typedApostrophe = /(?<=\p{L})'(?=\p{L})/gu;

/**
 * Turns a model's answer into insights, or refuses it as a whole: one sentence that claims too much makes the others
 * doubtful too.
 *
 * @throws {InsightFailure} bad_json, or invalid_answer with the rule that was broken.
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

/** An insight about a pane that has words must speak of at least one of them. */
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

/** The page ends in a question and a step: nothing else asks, and nothing comes between the two. */
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
