import type { Comparison } from "#src/shared/result/comparison.output.ts";
import { markSign, votesIn, wordName, type SideName } from "./compare-copy.ts";

interface ComparedWordsProps {
  comparison: Comparison;
  seenIn: "both" | SideName;
  nameOf: (side: SideName) => string;
}

/** The words that the window of one of the rounds shows, or of both: with how many people picked each, there and here. */
export function ComparedWords({ comparison, seenIn, nameOf }: ComparedWordsProps) {
  const words = comparison.words.filter((word) => word.seenIn === seenIn);
  return (
    <section className="compare-list" aria-labelledby={`in-${seenIn}`}>
      <h3 id={`in-${seenIn}`}>Shown in {seenIn === "both" ? "both" : nameOf(seenIn)}</h3>
      {words.length === 0 && (
        <p className="text-base text-muted">
          {seenIn === "both" ? "No word is." : "No word is shown here alone."}
        </p>
      )}
      <ul>
        {words.map((word) => (
          <li key={word.traitId} className="compare-word" data-marked={word.beyondChance || undefined}>
            <span className="compare-name">
              {wordName(word.traitId)}
              {word.beyondChance && (
                <>
                  <span className="compare-mark" aria-hidden="true">
                    {` ${markSign}`}
                  </span>
                  <span className="sr-only">, differs beyond chance</span>
                </>
              )}
            </span>
            <span className="compare-votes" aria-hidden="true">
              {votesIn("first", word, comparison)} · {votesIn("second", word, comparison)}
            </span>
            <span className="sr-only">
              {`: ${votesIn("first", word, comparison)} in ${nameOf("first")}, ${votesIn("second", word, comparison)} in ${nameOf("second")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
