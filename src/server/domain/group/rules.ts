import type { groupMembers } from "#db/schema/index.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import { after, days } from "#src/server/clock.ts";

/** Someone who is counted, with the result that counts. */
export type Member = Omit<typeof groupMembers.$inferSelect, "pictureId">;

/** Two pictures that differ by fewer people would say too much about them. */
const leastChanges = 3;
const daysBetween = 28;

/** People in one of two pictures alone, and people with another result. */
export function countChanges(before: readonly Member[], now: readonly Member[]): number {
  const resultBefore = new Map(before.map(({ clientId, snapshotId }) => [clientId, snapshotId]));
  const stayed = now.filter(({ clientId }) => resultBefore.has(clientId));
  const renewed = stayed.filter(({ clientId, snapshotId }) => resultBefore.get(clientId) !== snapshotId);
  return before.length - stayed.length + (now.length - stayed.length) + renewed.length;
}

/** Whether the next picture can be made (rule F3), and the earliest day if that hasn't come. */
export function nextPicture(
  counted: readonly Member[],
  last: { readonly members: readonly Member[]; readonly createdAt: Date } | null,
  now: Date,
) {
  const isEnough = counted.length >= leastCounted;
  if (last === null) return { isReady: isEnough, notBefore: null };
  const due = after(last.createdAt, days(daysBetween));
  const isChanged = countChanges(last.members, counted) >= leastChanges;
  return { isReady: isEnough && isChanged && due <= now, notBefore: due > now ? due : null };
}
