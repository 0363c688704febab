import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { PaneGlyph } from "./PaneGlyph.tsx";

/** The name of a pane, for inside it. No paragraph: it also stands in labels. */
export function PaneTitle({ quadrant }: { quadrant: Quadrant }) {
  return (
    <span className="pane-title">
      <PaneGlyph quadrant={quadrant} />
      {paneText[quadrant].name}
    </span>
  );
}
