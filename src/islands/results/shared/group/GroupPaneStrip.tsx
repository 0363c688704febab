import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import { cellText, groupPaneLeads } from "./group-copy.ts";
import { wordsOfPane, type GroupPane, type GroupWord } from "./group-words.ts";

interface GroupPaneStripProps {
  pane: GroupPane;
  picture: GroupPicture;
}

/** As many as are read at a glance. */
const mostDrawn = 8;

/** The words that many windows have in one pane, as bars; what is too much for a glance is folded away. */
export function GroupPaneStrip({ pane, picture }: GroupPaneStripProps) {
  const words = wordsOfPane(picture, pane);
  const folded = words.slice(mostDrawn);
  return (
    <section className={`group-pane pane-${pane}`} aria-labelledby={`group-${pane}`}>
      <div>
        <h3 id={`group-${pane}`}>
          <PaneGlyph quadrant={pane} />
          {paneText[pane].name}
        </h3>
        <p className="text-base">{groupPaneLeads[pane]}</p>
      </div>
      {words.length === 0 ? (
        <p className="text-base">No word is in this pane in five windows or more.</p>
      ) : (
        <WordBars words={words.slice(0, mostDrawn)} counted={picture.counted} />
      )}
      {folded.length > 0 && (
        <details>
          <summary className="result-fold">{folded.length} more</summary>
          <WordBars words={folded} counted={picture.counted} />
        </details>
      )}
    </section>
  );
}

function WordBars({ words, counted }: { words: readonly GroupWord[]; counted: number }) {
  return (
    <ul>
      {words.map(({ traitId, name, cell, surely, atMost }) => (
        <li key={traitId} className="group-word">
          <span>{name}</span>
          <span className="result-count">{cellText(cell, counted)}</span>
          <svg className="group-word-bar" width="100%" height="8" aria-hidden="true" focusable="false">
            <rect className="word-row-track" width="100%" height="8" rx="4" />
            <rect className="group-word-may" width={percent(atMost)} height="8" rx="4" />
            <rect className="word-row-votes" width={percent(surely)} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
