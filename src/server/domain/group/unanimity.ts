import { groupPanes, type PaneWord } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import { isLawful, unseenOf, type Member, type Shown } from "./rules.ts";
import { countPanes } from "./score-group.ts";

/*
 * A total tells on everyone where it is the total of all: if the five unseen of a class all have "calm" in their Arena, "5 of 5" is no
 * secret about any of them. Swapping two of them hides nothing then. Two rules keep that from happening:
 *
 * - When a class is first counted, a word that all its unseen share in one pane is counted once less, in this picture and in all later
 *   ones (`heldBack`). The picture is the same as if one of them, anyone, didn't have it.
 * - Showing a single result takes someone out of the unseen. It waits while it could leave unseen people who all share a word in one
 *   pane. Whether it could is decided by the class's total alone and not by whose result is to be shown: waiting tells no more than
 *   the total does. Where someone has erased their result since, the total counts them as having every word.
 */

/** What the newcomers' own picture counts once less, and every later one as well. */
export function heldBackFor(
  newcomers: readonly Member[],
  shown: Shown,
  windowOf: (member: Member) => GroupWindow,
): readonly PaneWord[] {
  const { people, results } = unseenOf(newcomers, shown);
  const hidden = people.length > 0 ? people : results;
  return [...countPanes(hidden.map(windowOf))].flatMap(([traitId, counts]) =>
    groupPanes.filter((pane) => counts[pane] === hidden.length).map((pane) => ({ traitId, pane })),
  );
}

interface Showing {
  /** The class of those who are to be shown. */
  readonly members: readonly Member[];
  readonly heldBack: readonly PaneWord[];
  /** What is to be shown, all at once: people of this class with the newest result of each. */
  readonly sharers: readonly Member[];
}

/** Whether these results may be shown to the facilitator as things stand. */
export function mayTakeEffect(
  { members, heldBack, sharers }: Showing,
  shown: Shown,
  windowOf: (member: Member) => GroupWindow,
): boolean {
  const before = unseenOf(members, shown);
  const after = unseenOf(members, withShown(shown, sharers));
  return (["people", "results"] as const).every((kind) => {
    const left = after[kind].length;
    if (left === before[kind].length) return true;
    if (left === 0 || !isLawful(left)) return left === 0;
    const windows = before[kind].map(windowOf);
    // Pictures still count what was erased since: it may have held any word.
    const erased = windows.filter(({ isErased }) => isErased).length;
    const totals = [...countPanes(windows, heldBack).values()];
    const most = Math.max(0, ...totals.flatMap((counts) => groupPanes.map((pane) => counts[pane])));
    return most + erased < left;
  });
}

/** What has been seen once these results are shown, too. */
export const withShown = (shown: Shown, members: readonly Member[]): Shown => ({
  clientIds: new Set([...shown.clientIds, ...members.map(({ clientId }) => clientId)]),
  snapshotIds: new Set([...shown.snapshotIds, ...members.map(({ snapshotId }) => snapshotId)]),
});
