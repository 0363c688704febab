import type { Transaction } from "#db/client.ts";
import { findNewestResult, listPictures, listWaiting, showResult } from "./queries.ts";
import { candidatesOf, readHistory, readWindows } from "./read-history.ts";
import { classesOf, newestOf, type Member } from "./rules.ts";
import { canBeShown, whoseWaitIsOver, type Counted } from "./waiting.ts";

/** Those who wait, with the newest result of each: that is what would be shown. */
const listWaiters = async (tx: Transaction, programmeId: string): Promise<readonly Member[]> =>
  candidatesOf(await listWaiting(tx, programmeId)).flatMap(newestOf);

async function readCounted(tx: Transaction, programmeId: string): Promise<Counted> {
  const { pictures, shown } = await readHistory(tx, programmeId);
  const classes = classesOf(pictures);
  const contents = (await listPictures(tx, programmeId)).map(({ content }) => content);
  const members = classes.flatMap((one) => one.members);
  return { classes, contents, shown, windowOf: await readWindows(tx, members) };
}

/**
 * Whether the facilitator may see a client's result now. If not, the client's wish waits: someone else who was counted in a group
 * picture would be singled out. Where only those who wait already make it possible, `settleWaiting` shows theirs with it.
 */
export async function mayShow(tx: Transaction, programmeId: string, clientId: string): Promise<boolean> {
  const result = await findNewestResult(tx, clientId);
  if (result === undefined) return true;
  return canBeShown(await readCounted(tx, programmeId), result, await listWaiters(tx, programmeId));
}

/** Shows the results of those whose wait is over. To be called whenever someone's wish or part in a programme has changed. */
export async function settleWaiting(tx: Transaction, programmeId: string, now: Date): Promise<void> {
  const waiters = await listWaiters(tx, programmeId);
  if (waiters.length === 0) return;
  const ready = whoseWaitIsOver(await readCounted(tx, programmeId), waiters);
  for (const result of ready) await showResult(tx, programmeId, result, now);
}
