import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";

interface InsightProps {
  sentences: readonly InsightSentence[];
  result: Pick<Analysis, "words" | "responseCount">;
}

/** The sentences of an insight as running text. */
export function InsightText({ sentences }: Pick<InsightProps, "sentences">) {
  if (sentences.length === 0) return null;
  return <p className="measure">{sentences.map(({ text }) => text).join(" ")}</p>;
}

/** At a tap, the words that each sentence rests on. */
export function InsightWords({ sentences, result }: InsightProps) {
  if (sentences.length === 0) return null;
  return (
    <details className="insight-words">
      <summary className="twin-summary">What each sentence rests on</summary>
      <ol>
        {sentences.map(({ text, traitIds }) => (
          <li key={text}>
            <p>{text}</p>
            <p className="text-muted">{wordsText(traitIds, result)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** "Calm (4 of 5), Modest (you alone)": each word with who picked it, as far as the result says. */
function wordsText(traitIds: readonly string[], { words, responseCount }: InsightProps["result"]): string {
  if (traitIds.length === 0) return "No single word: the result as a whole.";
  const entries = traitIds.map((id) => {
    const word = words.find(({ traitId }) => traitId === id);
    const name = findTrait(id)?.name ?? id;
    if (word === undefined) return name;
    return `${name} (${word.quadrant === "facade" ? "you alone" : votesLabel(word, responseCount)})`;
  });
  return `${entries.join(", ")}.`;
}
