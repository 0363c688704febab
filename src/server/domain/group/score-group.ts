import type { GroupPane, PaneWord } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";

/** The number of windows with the word in each pane. */
export type PaneCounts = Readonly<Record<GroupPane, number>>;

/** Counts windows by word and pane, less one for each held-back pair. Words in no pane are missing. */
export function countPanes(
  windows: readonly GroupWindow[],
  heldBack: readonly PaneWord[] = [],
): ReadonlyMap<string, PaneCounts> {
  const counts = new Map<string, Record<GroupPane, number>>();
  const add = (traitId: string, pane: GroupPane, n: number) => {
    const word = counts.get(traitId) ?? { arena: 0, blindSpot: 0, facade: 0 };
    word[pane] += n;
    counts.set(traitId, word);
  };
  for (const { panes } of windows) {
    for (const [traitId, pane] of panes) add(traitId, pane, 1);
  }
  for (const { traitId, pane } of heldBack) add(traitId, pane, -1);
  return counts;
}

/** Agreement is rounded to this step, so that no value is anyone's own. */
const step = 5;

/** Median and quartiles by linear interpolation (Hyndman & Fan 1996, type 7), rounded. */
export function agreementQuartiles(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    // Adding zero turns −0 into 0.
    return Math.round((below + (above - below) * (place % 1)) / step) * step + 0;
  };
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}
