import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { invitedIn, type MailboxList } from "./mailbox-list.ts";
import { insertOpenedList } from "./queries.ts";

interface Opening {
  readonly minResponses: number;
  readonly snapshot: number;
  readonly now: Date;
}

/**
 * Keeps the list of a round as it is at one of its snapshots, of those who may have answered: inviting more people later makes
 * no opened round another one. A round that has invited nobody leaves nothing.
 */
export async function storeOpenedList(
  tx: Transaction,
  list: MailboxList,
  { minResponses, snapshot, now }: Opening,
): Promise<void> {
  const { early } = invitedIn(list);
  if (early.length === 0) return;
  const { surveyId, key } = list;
  const mailboxes = early.toSorted();
  const expiresAt = nextMidnight(after(now, days(keptFor.openedListDays)));
  await insertOpenedList(tx, { userId: key.userId, surveyId, snapshot, minResponses, mailboxes, expiresAt });
}

/** The day is enough, and in UTC every day has 24 hours. */
const nextMidnight = (time: Date): Date => new Date(Math.ceil(time.getTime() / days(1)) * days(1));
