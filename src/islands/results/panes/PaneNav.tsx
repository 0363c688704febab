import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { paneId } from "./PaneSection.tsx";

/** On a phone, the window as a bar that stays in sight: each pane leads to what it means. */
export function PaneNav() {
  return (
    <nav className="pane-nav no-print" aria-label="Panes">
      {quadrants.map((quadrant) => (
        <a key={quadrant} className={`pane-${quadrant}`} href={`#${paneId(quadrant)}`}>
          <PaneGlyph quadrant={quadrant} />
          {paneText[quadrant].name}
        </a>
      ))}
    </nav>
  );
}
