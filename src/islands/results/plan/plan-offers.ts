import type { Quadrant } from "#src/shared/result/analysis.ts";

/** What the fold of each pane offers while nothing is written. */
export const planOffers: Readonly<Record<Quadrant, string>> = {
  arena: "Plan: use one of these words on purpose",
  blindSpot: "Plan: a two-week experiment",
  facade: "Plan: let someone see one of these words",
  unknown: "Plan: try one of these words",
};
