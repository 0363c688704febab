import type { ReactNode } from "react";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { type PaneWeights, evenWeights, windowBars } from "#src/shared/result/window-geometry.ts";
import { Curtains } from "./Curtains.tsx";

interface WindowFrameProps {
  weights?: PaneWeights | undefined;
  /** `loading`: light passes over the panes. `curtains`: drawn shut. */
  look?: "still" | "loading" | "curtains" | undefined;
  /** What stands in the panes. Text only: the drawing is hidden from screen readers, give them a twin. */
  panes?: Readonly<Partial<Record<Quadrant, ReactNode>>> | undefined;
}

/**
 * The window: two sides, each with its own crossbar. The panes are HTML, because WebKit misplaces HTML that stands in an SVG.
 * `data-at` says where a bar stands, in whole percent: the page's policy refuses inline styles, so CSS reads the digits
 * and moves the bar when they change.
 */
export function WindowFrame({ weights = evenWeights, look = "still", panes = {} }: WindowFrameProps) {
  const bars = windowBars(weights);
  const kind = Object.keys(panes).length === 0 ? "" : " window-text";
  const pane = (quadrant: Quadrant, crossbar?: number) => (
    <div className={`pane pane-${quadrant}`} data-at={crossbar}>
      <div className="pane-body">{panes[quadrant]}</div>
    </div>
  );
  return (
    <div className={`window window-${look}${kind}`} aria-hidden="true">
      <div className="window-side" data-at={bars.upright}>
        {pane("arena", bars.left)}
        {pane("facade")}
      </div>
      <div className="window-side">
        {pane("blindSpot", bars.right)}
        {pane("unknown")}
      </div>
      <Light passing={look === "loading"} />
      {look === "curtains" && <Curtains />}
    </div>
  );
}

/** A slanting beam on the glass, under the text. It lies still, or comes from the left and passes. */
function Light({ passing }: { passing: boolean }) {
  return (
    <svg className="window-light" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {passing ? (
        <path className="light light-pass" d="M-40 0h30L-40 100h-30Z" />
      ) : (
        <path className="light" d="M46 0h24L34 100H10ZM77 0h7L48 100h-7Z" />
      )}
    </svg>
  );
}
