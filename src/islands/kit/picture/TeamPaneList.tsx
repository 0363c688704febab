import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import { teamPaneMeanings } from "#src/shared/team/picture-text.ts";
import type { panesOf } from "./team-panes.ts";

/** The words of one pane, with in how many windows each is. */
export function TeamPaneList({ pane }: { pane: ReturnType<typeof panesOf>[number] }) {
  const { quadrant, title, words } = pane;
  return (
    <section className={`group-pane pane-${quadrant}`} aria-labelledby={`team-${quadrant}`}>
      <div>
        <h2 id={`team-${quadrant}`} className="flex items-center gap-2 text-xl">
          <PaneGlyph quadrant={quadrant} />
          {title}
        </h2>
        <p className="text-base">{teamPaneMeanings[quadrant]}</p>
      </div>
      {words.length === 0 ? (
        <p className="text-base">Not enough of you share a word here.</p>
      ) : (
        <ul>
          {words.map(({ traitId, name, bandLabel }) => (
            <li key={traitId} className="group-word">
              <span>{name}</span>
              <span className="result-count">{bandLabel}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
