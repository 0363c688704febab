import type { Quadrant } from "#src/shared/result/analysis.ts";

/** The pane of a word (Luft & Ingham 1955): one peer is enough to make it seen by others. */
export function quadrantOf(isOwn: boolean, votes: number): Quadrant {
  if (isOwn) return votes > 0 ? "arena" : "facade";
  return votes > 0 ? "blindSpot" : "unknown";
}
