import type { InsightSentence } from "#src/shared/result/analysis.ts";

/** One insight as running text. */
export function insightText(sentences: readonly InsightSentence[]): string {
  return sentences.map((sentence) => sentence.text).join(" ");
}
