import type { Queryable, Transaction } from "#db/client.ts";
import { invitations, invitedMailboxes, openedLists, surveys, users } from "#db/schema/index.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";

/** Someone to invite, or invited: their address, and the mailbox behind it. */
export interface Invitee {
  readonly email: string;
  readonly mailbox: string;
}

/** The key of an owner; `fresh` from now on, where there was none. */
export async function takeMailboxKey(tx: Transaction, userId: string, fresh: string): Promise<string> {
  const [row] = await tx
    .update(users)
    .set({ mailboxKey: sql`coalesce(${users.mailboxKey}, ${fresh})` })
    .where(eq(users.id, userId))
    .returning({ key: users.mailboxKey });
  return row?.key ?? fresh;
}

/** Of invitations that stand. */
export const listInvitees = (tx: Transaction, surveyId: string): Promise<Invitee[]> =>
  tx
    .select({ email: invitations.email, mailbox: invitations.mailbox })
    .from(invitations)
    .where(eq(invitations.surveyId, surveyId));

type ListedMailbox = Pick<typeof invitedMailboxes.$inferInsert, "mailboxHash" | "addressHash">;

/** Those that are in the list already stay as they are. */
export async function addToList(
  tx: Transaction,
  surveyId: string,
  mailboxes: readonly ListedMailbox[],
): Promise<void> {
  if (mailboxes.length === 0) return;
  const rows = mailboxes.map((row) => ({ surveyId, ...row }));
  await tx.insert(invitedMailboxes).values(rows).onConflictDoNothing();
}

/** What the list of a round says of some mailboxes; one statement for any number of them. */
export const listListed = (
  tx: Transaction,
  surveyId: string,
  mailboxHashes: readonly string[],
): Promise<ListedMailbox[]> =>
  tx
    .select({ mailboxHash: invitedMailboxes.mailboxHash, addressHash: invitedMailboxes.addressHash })
    .from(invitedMailboxes)
    .where(
      and(
        eq(invitedMailboxes.surveyId, surveyId),
        sql`${invitedMailboxes.mailboxHash} in (select value from json_each(${JSON.stringify(mailboxHashes)}))`,
      ),
    );

const hashes = z.array(z.string());

/** The lists of some rounds, of those that have invited someone; one statement, and the same one for any number of rounds. */
export async function listInvitedTo(
  db: Queryable,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({
      surveyId: invitedMailboxes.surveyId,
      mailboxes: sql<string>`json_group_array(${invitedMailboxes.mailboxHash})`,
    })
    .from(invitedMailboxes)
    .where(sql`${invitedMailboxes.surveyId} in (select value from json_each(${JSON.stringify(surveyIds)}))`)
    .groupBy(invitedMailboxes.surveyId);
  return new Map(rows.map(({ surveyId, mailboxes }) => [surveyId, hashes.parse(JSON.parse(mailboxes))]));
}

/** The lists under which an owner has opened rounds, as far as they count. */
export const listOpened = (db: Queryable, userId: string, now: Date) =>
  db
    .select({
      surveyId: openedLists.surveyId,
      minResponses: openedLists.minResponses,
      mailboxes: openedLists.mailboxes,
      expiresAt: openedLists.expiresAt,
      /** null when the round is gone. */
      title: surveys.title,
    })
    .from(openedLists)
    .leftJoin(surveys, eq(surveys.id, openedLists.surveyId))
    .where(and(eq(openedLists.userId, userId), gt(openedLists.expiresAt, now)));

export type OpenedListRow = typeof openedLists.$inferInsert;

export async function insertOpenedList(tx: Transaction, row: OpenedListRow): Promise<void> {
  await tx.insert(openedLists).values(row);
}
