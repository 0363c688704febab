import { PaneGlyph } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import {
  type BetterJudge,
  betterJudge,
  type ResultPane,
  type ResultWord,
  foldedTitle,
  shownWords,
} from "#src/shared/result/result-panes.ts";
import { type Luck, withStrength } from "#src/shared/result/texts/evidence-text.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { blindSpotMeaning, paneCopy } from "./results-copy.ts";

/** Who tends to judge a word better. Only a tendency: docs/decisions/014 has its source. */
const judgeCopy: Readonly<Record<BetterJudge, string>> = {
  self: "It’s felt more than seen. For words like this, your own view tends to be the better one.",
  others: "It’s praise. For words like this, others tend to judge better than we do ourselves.",
  alike: "It shows in what you do, so you and others tend to judge it about equally well.",
  open: "Studies don’t say whether you or others tend to judge it better.",
};

/** A word that says at a tap what it means in this list, and who tends to judge it better. */
function WordName({ word }: { word: ResultWord }) {
  const trait = findTrait(word.traitId);
  if (trait === null) return <span data-evidence={word.evidence}>{word.name}</span>;
  return (
    <details className="word-more" data-evidence={word.evidence}>
      <summary>{word.name}</summary>
      <p>
        {trait.description}. {judgeCopy[betterJudge(trait)]}
      </p>
    </details>
  );
}

interface WordRowProps {
  word: ResultWord;
  luck: Luck | null;
}

/** A word with its votes and strength, as a bar and in text. Small results have a band and no bar. */
function WordRow({ word, luck }: WordRowProps) {
  return (
    <li className="word-row" data-word={word.traitId}>
      <WordName word={word} />
      {word.share !== null && word.share > 0 && (
        <svg className="word-row-bar" width="100%" height="12" aria-hidden="true" focusable="false">
          <rect className="fill-paper" y="3" width="100%" height="6" rx="3" />
          <rect className="fill-(--pane-strong)" y="3" width={percent(word.share)} height="6" rx="3" />
          {luck !== null && <rect className="fill-ink" x={percent(luck.share)} width="2" height="12" />}
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

/** The words of a pane by evidence; what could be luck is folded away. */
function PaneWords({ pane, luck }: { pane: ResultPane; luck: Luck | null }) {
  if (pane.quadrant === "facade") return <WordRows words={pane.words} luck={null} />;
  if (pane.quadrant === "unknown")
    return <Folded label={unpickedTitle(pane.words.length)} words={pane.words} />;
  const shown = shownWords(pane);
  const folded = pane.words.filter((word) => !shown.includes(word));
  return (
    <>
      {shown.length === 0 && <p>{paneCopy[pane.quadrant].empty}</p>}
      <WordRows words={shown} luck={luck} />
      {folded.length > 0 && <Folded label={foldedTitle(folded, shown.length)} words={folded} />}
    </>
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
    <details className="mt-1">
      <summary className="link-line">{label}</summary>
      <ul className="result-word-list">
        {words.map((word) => (
          <li key={word.traitId} data-word={word.traitId}>
            <WordName word={word} />
            {word.share !== null && word.share > 0 && <span className="result-count">{word.bandLabel}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

export const paneId = (quadrant: Quadrant): string => `pane-${quadrant}`;

/** The words of a pane with who picked them. */
export function PaneSection({ pane, luck }: { pane: ResultPane; luck: Luck | null }) {
  const { quadrant, title } = pane;
  const id = paneId(quadrant);
  return (
    <section id={id} tabIndex={-1} className={`result-pane pane-${quadrant}`} aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`} className="pane-name">
        <PaneGlyph quadrant={quadrant} />
        {title}
      </p>
      <h3>{paneCopy[quadrant].lead}</h3>
      {pane.words.length === 0 ? (
        <p className="result-words">{paneCopy[quadrant].empty}</p>
      ) : (
        <div className="result-words">
          <PaneWords pane={pane} luck={luck} />
        </div>
      )}
      {quadrant === "blindSpot" && <p className="text-base text-muted">{blindSpotMeaning}</p>}
    </section>
  );
}
