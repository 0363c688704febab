import { withStrength, type Luck } from "#src/shared/result/texts/evidence-text.ts";
import type { ResultWord } from "#src/shared/result/result-panes.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import { WordName } from "./WordName.tsx";

interface WordRowProps {
  word: ResultWord;
  luck: Luck | null;
}

/** A word with its votes, its strength and luck: as a bar with a mark, and in text. Small results have a band and no bar;
 * a word that nobody picked has neither. */
export function WordRow({ word, luck }: WordRowProps) {
  return (
    <li className="word-row" data-word={word.traitId}>
      <WordName word={word} />
      {word.share !== null && word.share > 0 && (
        <svg className="word-row-bar" width="100%" height="12" aria-hidden="true" focusable="false">
          <rect className="word-row-track" y="3" width="100%" height="6" rx="3" />
          <rect className="word-row-votes" y="3" width={percent(word.share)} height="6" rx="3" />
          {luck !== null && (
            <rect className="word-row-chance" x={percent(luck.share)} width="2" height="12" />
          )}
        </svg>
      )}
      {word.evidence !== "none" && (
        <span className="result-count">
          {withStrength(word.share === null ? `${word.bandLabel} of them` : word.bandLabel, word.evidence)}
          {luck !== null && <span className="sr-only">, {luck.text}</span>}
        </span>
      )}
    </li>
  );
}
