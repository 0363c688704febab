import type { ReactNode } from "react";
import type { Quadrant } from "#src/shared/analysis.ts";
import { quadrants } from "#src/shared/analysis.ts";
import type { PaneRect, PaneWeights } from "#src/shared/window-geometry.ts";
import { evenWeights, percent, windowGeometry } from "#src/shared/window-geometry.ts";
import { Curtains } from "./Curtains.tsx";

interface WindowFrameProps {
  weights?: PaneWeights | undefined;
  /** `loading`: light passes over the panes. `curtains`: drawn shut. `reveal`: opens from four equal panes. */
  look?: "still" | "loading" | "curtains" | "reveal" | undefined;
  /** What stands in the panes. Text only: the drawing is hidden from screen readers, give them a twin. */
  panes?: Readonly<Partial<Record<Quadrant, ReactNode>>> | undefined;
}

/**
 * The window. The drawing has no view box: places are percentages, so text inside keeps its size while panes grow. They
 * are attributes because the page's policy refuses inline styles, and CSS moves them when they change.
 */
export function WindowFrame({ weights = evenWeights, look = "still", panes = {} }: WindowFrameProps) {
  const geometry = windowGeometry(weights);
  return (
    <svg className={`window window-${look}`} width="100%" aria-hidden="true" focusable="false">
      {quadrants.map((quadrant) => (
        <rect key={quadrant} className={`pane pane-${quadrant}`} {...place(geometry[quadrant])} />
      ))}
      <Light passing={look === "loading"} />
      {quadrants.map((quadrant) => (
        <foreignObject key={quadrant} className={`pane pane-${quadrant}`} {...place(geometry[quadrant])}>
          <div className="pane-body">{panes[quadrant]}</div>
        </foreignObject>
      ))}
      {look === "curtains" && <Curtains />}
    </svg>
  );
}

/** A slanting beam on the glass, under the text. It lies still, or comes from the left and passes. */
function Light({ passing }: { passing: boolean }) {
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
      {passing ? (
        <path className="light light-pass" d="M-40 0h30L-40 100h-30Z" />
      ) : (
        <path className="light" d="M46 0h24L34 100H10ZM77 0h7L48 100h-7Z" />
      )}
    </svg>
  );
}

function place(rect: PaneRect) {
  return {
    x: percent(rect.x),
    y: percent(rect.y),
    width: percent(rect.width),
    height: percent(rect.height),
  };
}
