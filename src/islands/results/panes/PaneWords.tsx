import type { Luck } from "#src/shared/result/texts/evidence-text.ts";
import {
  type ResultPane,
  type ResultWord,
  foldedTitle,
  shownWords,
} from "#src/shared/result/result-panes.ts";
import { paneCopy } from "#src/islands/results/page/results-copy.ts";
import { WordName } from "./WordName.tsx";
import { WordRow } from "./WordRow.tsx";

/** The words of a pane by evidence; what could be luck is folded away. */
export function PaneWords({ pane, luck }: { pane: ResultPane; luck: Luck | null }) {
  if (pane.words.length === 0) return <p className="result-words">{paneCopy[pane.quadrant].empty}</p>;
  if (pane.quadrant === "facade") {
    return (
      <div className="result-words">
        <WordRows words={pane.words} luck={null} />
      </div>
    );
  }
  if (pane.quadrant === "unknown") {
    return (
      <div className="result-words">
        <Folded label={unpickedTitle(pane.words.length)} words={pane.words} />
      </div>
    );
  }
  const shown = shownWords(pane);
  const folded = pane.words.filter((word) => !shown.includes(word));
  return (
    <div className="result-words">
      {shown.length === 0 && <p>{paneCopy[pane.quadrant].empty}</p>}
      <WordRows words={shown} luck={luck} />
      {folded.length > 0 && <Folded label={foldedTitle(folded, shown.length)} words={folded} />}
    </div>
  );
}

function WordRows({ words, luck }: { words: readonly ResultWord[]; luck: Luck | null }) {
  return (
    <ul>
      {words.map((word) => (
        <WordRow key={word.traitId} word={word} luck={luck} />
      ))}
    </ul>
  );
}

const unpickedTitle = (count: number) =>
  count === 1 ? "The one word nobody picked" : `The ${String(count)} words nobody picked`;

function Folded({ label, words }: { label: string; words: readonly ResultWord[] }) {
  return (
    <details>
      <summary className="result-fold">{label}</summary>
      <WordList words={words} />
    </details>
  );
}

function WordList({ words }: { words: readonly ResultWord[] }) {
  return (
    <ul className="result-word-list">
      {words.map((word) => (
        <li key={word.traitId} data-word={word.traitId}>
          <WordName word={word} />
          {word.share !== null && word.share > 0 && <span className="result-count">{word.bandLabel}</span>}
        </li>
      ))}
    </ul>
  );
}
