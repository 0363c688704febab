import type { ResultWord } from "#src/shared/result-panes.ts";
import { percent } from "#src/shared/window-geometry.ts";

interface EvidenceRowProps {
  word: ResultWord;
  /** Share of the votes that chance would give, 0-1: where the mark stands. */
  chance: number;
}

/** A word, its share of the votes as a bar with a mark for chance, and the same in text. */
export function EvidenceRow({ word, chance }: EvidenceRowProps) {
  return (
    <li className="evidence-row">
      <span data-evidence={word.evidence}>{word.name}</span>
      {word.share !== null && (
        <svg className="evidence-bar" width="100%" height="12" aria-hidden="true">
          <rect className="evidence-track" y="3" width="100%" height="6" rx="3" />
          <rect className="evidence-votes" y="3" width={percent(word.share)} height="6" rx="3" />
          <rect className="evidence-chance" x={percent(chance)} width="2" height="12" />
        </svg>
      )}
      <span className="evidence-label">{word.bandLabel}</span>
    </li>
  );
}
