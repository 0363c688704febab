import type { Queryable, Transaction } from "#db/client.ts";
import { countedIn, listPictures, listWaiting, showResult } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./read-history.ts";
import { classesOf, newestOf, type Member } from "./rules.ts";
import { withShown } from "./unanimity.ts";
import { canBeShown, whoseWaitIsOver, type Counted } from "./waiting.ts";

/** What decides in a programme whose results its facilitator can see, as a unit has read it. */
export interface SharingWaits {
  readonly counted: Counted;
  /** Those who wait, with the newest result of each: that is what would be shown. */
  readonly waiters: readonly Member[];
}

export async function readWaits(db: Queryable, programmeId: string): Promise<SharingWaits> {
  const [{ pictures, shown }, rows, windowOf, waiting] = await Promise.all([
    readHistory(db, programmeId),
    listPictures(db, programmeId),
    readWindows(db, countedIn(db, programmeId)),
    listWaiting(db, programmeId),
  ]);
  const contents = rows.map(({ content }) => content);
  const counted = { classes: classesOf(pictures), contents, shown, windowOf };
  return { counted, waiters: candidatesOf(waiting).flatMap(newestOf) };
}

/**
 * Whether the facilitator may see a result now. If not, the client's wish waits: someone else who was counted in a group
 * picture would be singled out. Where only those who wait already make it possible, `settleWaiting` shows theirs with it.
 */
export const mayShow = ({ counted, waiters }: SharingWaits, result: Member): boolean =>
  canBeShown(counted, result, waiters);

/** How things stand once someone doesn't wait: because they don't want to share any more, or have left. */
export const withoutWaiter = (waits: SharingWaits, clientId: string): SharingWaits => ({
  ...waits,
  waiters: waits.waiters.filter((one) => one.clientId !== clientId),
});

/** How things stand once someone waits. */
export const withWaiter = (waits: SharingWaits, result: Member): SharingWaits => ({
  ...waits,
  waiters: [...waits.waiters, result],
});

/** How things stand once a result is shown. */
export const withShownResult = ({ counted, waiters }: SharingWaits, result: Member): SharingWaits => ({
  counted: { ...counted, shown: withShown(counted.shown, [result]) },
  waiters,
});

/**
 * Shows the results of those whose wait is over. To be called whenever someone's wish or part in a programme has changed.
 *
 * @param waits with that change
 */
export async function settleWaiting(
  tx: Transaction,
  programmeId: string,
  { counted, waiters }: SharingWaits,
  now: Date,
): Promise<void> {
  for (const result of whoseWaitIsOver(counted, waiters)) await showResult(tx, programmeId, result, now);
}
