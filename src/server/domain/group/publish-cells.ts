import type { GroupCell } from "#src/shared/group/group.output.ts";
import { groupPanes, type GroupPane } from "#src/shared/group/picture-content.ts";
import { leastUnseen } from "./rules.ts";
import type { PaneCounts } from "./score-group.ts";

export type Cells = Readonly<Record<GroupPane, GroupCell>>;

/**
 * What a picture shows of a word: no number below five, and none that leaves one to four people. `most` stands for a number that
 * would. Where two or three numbers together would leave one to four, the smallest is kept back; among equals the last pane's.
 *
 * @param counted how many windows the picture counts
 */
export function publishCells(counts: PaneCounts, counted: number): Cells {
  const cellOf = (count: number): GroupCell => {
    if (count < leastUnseen) return null;
    return counted - count < leastUnseen ? "most" : count;
  };
  const cells: Record<GroupPane, GroupCell> = {
    arena: cellOf(counts.arena),
    blindSpot: cellOf(counts.blindSpot),
    facade: cellOf(counts.facade),
  };
  const numbers = groupPanes.filter((pane) => typeof cells[pane] === "number");
  const rest = counted - numbers.reduce((sum, pane) => sum + counts[pane], 0);
  const smallest = numbers.toSorted((one, other) => counts[other] - counts[one]).at(-1);
  if (rest > 0 && rest < leastUnseen && smallest !== undefined) cells[smallest] = null;
  return cells;
}
