import { withStrength, type Luck } from "#src/shared/result/texts/evidence-text.ts";
import type { ResultWord } from "#src/shared/result/result-panes.ts";
import { percent } from "#src/shared/result/window-geometry.ts";

interface EvidenceRowProps {
  word: ResultWord;
  luck: Luck | null;
}

/** A word, its share of the votes as a bar with a mark for luck, and the same in text. */
export function EvidenceRow({ word, luck }: EvidenceRowProps) {
  return (
    <li className="evidence-row">
      <span data-evidence={word.evidence}>{word.name}</span>
      {word.share !== null && (
        <svg className="evidence-bar" width="100%" height="12" aria-hidden="true">
          <rect className="evidence-track" y="3" width="100%" height="6" rx="3" />
          <rect className="evidence-votes" y="3" width={percent(word.share)} height="6" rx="3" />
          {luck !== null && (
            <rect className="evidence-chance" x={percent(luck.share)} width="2" height="12" />
          )}
        </svg>
      )}
      <span className="evidence-label">
        {withStrength(word.bandLabel, word.evidence)}
        {luck !== null && word.evidence !== "none" && <span className="sr-only">, {luck.text}</span>}
      </span>
    </li>
  );
}
