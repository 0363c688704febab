import { type Quadrant, quadrants } from "./analysis.ts";
import { type PaneRect, markWeights, windowGeometry } from "./window-geometry.ts";

const size = 32;
const halfGap = 1;

/** The mark's four panes in a 32 x 32 box, 2 px apart, as in public/favicon.svg. */
export const markRects: readonly (PaneRect & { readonly quadrant: Quadrant })[] = quadrants.map(
  (quadrant) => {
    const pane = windowGeometry(markWeights)[quadrant];
    const left = edge(pane.x);
    const top = edge(pane.y);
    return {
      quadrant,
      x: left,
      y: top,
      width: edge(pane.x + pane.width, -1) - left,
      height: edge(pane.y + pane.height, -1) - top,
    };
  },
);

/** Whole pixels keep the mark sharp; outer edges have no gap. */
function edge(fraction: number, side: 1 | -1 = 1): number {
  const at = Math.round(fraction * size);
  return at === 0 || at === size ? at : at + side * halfGap;
}
