import type { GroupCell, GroupPicture } from "#src/shared/group/group.output.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** The panes that are counted. Nobody's words are left out: forty or so of them are in every window. */
export const groupPanes = ["arena", "blindSpot", "facade"] as const satisfies readonly Quadrant[];
export type GroupPane = (typeof groupPanes)[number];

export interface GroupWord {
  readonly traitId: string;
  readonly name: string;
  readonly cell: Exclude<GroupCell, null>;
  /** The windows that surely have it, and those that may, as shares of all. */
  readonly surely: number;
  readonly atMost: number;
}

/** "Most" leaves fewer than five. */
const mostLeaves = 4;
const leastShown = 5;

export const traitName = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** A pane's words, those of the most windows first. */
export function wordsOfPane({ words, counted }: GroupPicture, pane: GroupPane): readonly GroupWord[] {
  return words
    .flatMap(({ traitId, [pane]: cell }) => (cell === null ? [] : [drawn(traitId, cell, counted)]))
    .sort((one, other) => other.surely - one.surely || one.name.localeCompare(other.name, "en"));
}

function drawn(traitId: string, cell: Exclude<GroupCell, null>, counted: number): GroupWord {
  const name = traitName(traitId);
  if (cell !== "most") return { traitId, name, cell, surely: cell / counted, atMost: cell / counted };
  const least = Math.max(leastShown, counted - mostLeaves);
  return { traitId, name, cell, surely: least / counted, atMost: 1 };
}
