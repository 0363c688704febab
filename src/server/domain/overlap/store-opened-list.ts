import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { insertOpenedList, listInvitedTo } from "./queries.ts";

interface OpenedRound {
  readonly id: string;
  readonly userId: string;
  readonly minResponses: number;
}

/**
 * Keeps the list of a round as it is at one of its snapshots, of those who may have answered: inviting more people later makes
 * no opened round another one. A round that has invited nobody leaves nothing.
 */
export async function storeOpenedList(
  tx: Transaction,
  { id: surveyId, userId, minResponses }: OpenedRound,
  snapshot: number,
  now: Date,
): Promise<void> {
  const early = (await listInvitedTo(tx, [surveyId])).get(surveyId)?.early ?? [];
  if (early.length === 0) return;
  const mailboxes = early.toSorted();
  const expiresAt = nextMidnight(after(now, days(keptFor.openedListDays)));
  await insertOpenedList(tx, { userId, surveyId, snapshot, minResponses, mailboxes, expiresAt });
}

/** The day is enough, and in UTC every day has 24 hours. */
const nextMidnight = (time: Date): Date => new Date(Math.ceil(time.getTime() / days(1)) * days(1));
