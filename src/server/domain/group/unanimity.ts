import { groupPanes, type PaneWord } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import { isAllowedSize, unseenOf, type Member, type Shown } from "./rules.ts";
import { countPanes } from "./score-group.ts";

/*
 * A total reveals everyone if it covers all of them: if all five unseen people of a class have "calm" in
 * their Arena, "5 of 5" is no secret about any of them, and swapping two hides nothing. Two rules prevent
 * that:
 *
 * - When a class is first counted, a word that all its unseen people share in one pane is counted once less,
 *   in this picture and all later ones (`heldBack`). The picture then looks as if any one of them didn't
 *   have it.
 * - Showing a result removes someone from the unseen. It waits while the remaining unseen people might all
 *   share a word in one pane. That depends on the class's total alone, not on whose result it is, so waiting
 *   reveals no more than the total. An erased result counts as having every word.
 */

/** What this and every later picture counts once less. */
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

interface ShowRequest {
  /** The class of the sharers. */
  readonly members: readonly Member[];
  readonly heldBack: readonly PaneWord[];
  /** The results to show at once: members of the class, each with their newest result. */
  readonly sharers: readonly Member[];
}

/** Whether these results may be shown now. */
export function mayShowResults(
  { members, heldBack, sharers }: ShowRequest,
  shown: Shown,
  windowOf: (member: Member) => GroupWindow,
): boolean {
  const before = unseenOf(members, shown);
  const after = unseenOf(members, withShown(shown, sharers));
  return (["people", "results"] as const).every((kind) => {
    const left = after[kind].length;
    if (left === before[kind].length) return true;
    if (left === 0 || !isAllowedSize(left)) return left === 0;
    const windows = before[kind].map(windowOf);
    // Pictures still count erased results, which may have held any word.
    const erased = windows.filter(({ isErased }) => isErased).length;
    const totals = [...countPanes(windows, heldBack).values()];
    const most = Math.max(0, ...totals.flatMap((counts) => groupPanes.map((pane) => counts[pane])));
    return most + erased < left;
  });
}

export const withShown = (shown: Shown, members: readonly Member[]): Shown => ({
  clientIds: new Set([...shown.clientIds, ...members.map(({ clientId }) => clientId)]),
  snapshotIds: new Set([...shown.snapshotIds, ...members.map(({ snapshotId }) => snapshotId)]),
});
