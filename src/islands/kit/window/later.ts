import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";

/** At which pane of four a part opens. `results.css` goes by it until the island has started. */
const opensAt = (quadrant: Quadrant) => quadrants.indexOf(quadrant) + 1;
const state = (isClosed: boolean) => (isClosed ? "closed" : "open");

/** Marks a part of the page that opens together with a pane; `results.css` keeps it out of sight until then. */
export const later = (quadrant: Quadrant, isClosed: boolean) =>
  ({ "data-later": state(isClosed), "data-opens": opensAt(quadrant) }) as const;

/** Marks what is in sight only until a pane opens. */
export const until = (quadrant: Quadrant, isClosed: boolean) =>
  ({ "data-until": state(isClosed), "data-opens": opensAt(quadrant) }) as const;
