import type { InsightSentence } from "#src/shared/analysis.ts";

/** The sentences of an insight, as running text. */
export function Insight({ sentences }: { sentences: readonly InsightSentence[] }) {
  if (sentences.length === 0) return null;
  return <p>{sentences.map(({ text }) => text).join(" ")}</p>;
}
