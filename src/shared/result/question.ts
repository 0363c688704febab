import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { isClear, quadrants, type InsightSentence, type Quadrant, type ScoredWord } from "./analysis.ts";

interface Result {
  readonly words: readonly ScoredWord[];
  readonly insightSentences: Readonly<Record<Quadrant | "summary", readonly InsightSentence[]>>;
}

/** A question to take to someone who answered: the writer's own, else one about the strongest word. */
export function questionOf({ words, insightSentences }: Result): string {
  for (const part of ["summary", ...quadrants] as const) {
    const asked = insightSentences[part].find(({ text }) => isQuestion(text));
    if (asked !== undefined) return asked.text;
  }
  const plain = words.filter((word) => isClear(word) && !delicateWords.has(word.traitId));
  const word = plain.find(({ quadrant }) => quadrant === "blindSpot") ?? plain[0];
  if (word === undefined)
    return "Ask someone who knows you: which one word fits me best, and when did you last see it?";
  const name = findTrait(word.traitId)?.name.toLowerCase() ?? word.traitId;
  return `Ask someone who knows you: when do I come across as ${name}?`;
}

/** Questions have a place of their own on the page, so no text says them again. */
export const withoutQuestions = (sentences: readonly InsightSentence[]): readonly InsightSentence[] =>
  sentences.filter(({ text }) => !isQuestion(text));

const isQuestion = (text: string) => /\?["”’)]*$/.test(text);
