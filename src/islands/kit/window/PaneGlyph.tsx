import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";

/** A tiny window with one pane filled: tells the panes apart by place, for everyone who does not go by colour. */
export function PaneGlyph({ quadrant }: { quadrant: Quadrant }) {
  return (
    <svg className="pane-glyph" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {quadrants.map((each, place) => (
        <rect
          key={each}
          x={place % 2 === 0 ? 0.75 : 7.75}
          y={place < 2 ? 0.75 : 7.75}
          width="5.5"
          height="5.5"
          fill={each === quadrant ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
