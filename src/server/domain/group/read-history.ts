import type { Queryable } from "#db/client.ts";
import { groupWindowOf, type GroupWindow } from "./group-window.ts";
import { listContents, listMembers, listShown, type SnapshotIds } from "./queries.ts";
import type { Candidate, Member, Shown } from "./rules.ts";

/** All that was counted and shown in a programme: what the rules decide by. */
export async function readHistory(
  db: Queryable,
  programmeId: string,
): Promise<{ readonly pictures: readonly (readonly Member[])[]; readonly shown: Shown }> {
  const [members, results] = await Promise.all([listMembers(db, programmeId), listShown(db, programmeId)]);
  return {
    // In the order of their numbers, which have no gaps.
    pictures: [...Map.groupBy(members, ({ number }) => number).values()],
    shown: {
      clientIds: new Set(results.map(({ clientId }) => clientId)),
      snapshotIds: new Set(results.map(({ snapshotId }) => snapshotId)),
    },
  };
}

/** Results by client; they stay in their order. */
export const candidatesOf = (results: readonly Member[]): readonly Candidate[] =>
  [...Map.groupBy(results, ({ clientId }) => clientId)].map(([clientId, some]) => ({
    clientId,
    snapshotIds: some.map(({ snapshotId }) => snapshotId),
  }));

/** Reads the windows of some results. One that is gone counts as an empty window: when a round is erased, what it showed goes with it. */
export async function readWindows(
  db: Queryable,
  results: SnapshotIds,
): Promise<(member: Member) => GroupWindow> {
  const contents = await listContents(db, results);
  const windows = new Map(contents.map(({ id, content }) => [id, groupWindowOf(content)]));
  return ({ snapshotId }) => windows.get(snapshotId) ?? { agreement: 0, panes: new Map(), isErased: true };
}
