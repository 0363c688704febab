import type { Queryable, Transaction } from "#db/client.ts";
import { mails, throttledMails } from "#db/schema/index.ts";
import type { SubjectType } from "#src/shared/mail/email-kinds.ts";
import { and, desc, eq, gte, inArray, isNotNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";

export type MailRow = typeof mails.$inferSelect;

/** Leaves out those for events that there is an email for. @returns the events of the others. */
export async function insertMails(
  tx: Transaction,
  rows: readonly (typeof mails.$inferInsert)[],
): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(mails)
    .values([...rows])
    .onConflictDoNothing({ target: mails.eventKey })
    .returning({ eventKey: mails.eventKey });
  return inserted.map(({ eventKey }) => eventKey);
}

/**
 * What an email says is not kept once it is settled, as it may hold a code; nor whom it went to, as an account that is
 * deleted must leave no address behind. The event stays, so that it never has a second email.
 */
export const emptied = {
  recipient: "",
  text: "",
  html: "",
  replyTo: null,
  unsubscribeUrl: null,
  subjectType: null,
  subjectId: null,
};

/**
 * Takes the recipient off emails that wait. Their rows still take their tokens: without one, the emails behind it would leave sooner, and
 * someone who has an email of their own there would learn of it.
 */
async function cancelWaiting(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .update(mails)
    .set({ ...emptied, subject: "" })
    .where(and(eq(mails.state, "queued"), which));
}

/** Cancels emails about something, and those that wait for room in a mailbox: a selection of ids, one or hundreds. */
export async function cancelMailsAbout(tx: Transaction, type: SubjectType, ids: SQLWrapper): Promise<void> {
  const { about } = throttledMails;
  const isAbout = and(eq(mails.subjectType, type), inArray(mails.subjectId, ids));
  await cancelWaiting(tx, and(isNotNull(mails.subjectId), isAbout));
  await tx.delete(throttledMails).where(and(isNotNull(about), inArray(about, ids)));
}

export async function cancelMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await cancelWaiting(tx, inArray(mails.id, [...ids]));
}

/** In the words of the indexes, which hold no others: the database does not see that they follow from the rest. */
const isAddressed = sql`${mails.recipient} <> ''`;
const isUnsent = sql`${mails.state} <> 'sent'`;

export const cancelMailsTo = (tx: Transaction, address: string): Promise<void> =>
  cancelWaiting(tx, and(isAddressed, eq(mails.recipient, address)));

/** Of the local mailbox: no other email that has its recipient is settled. */
export async function deleteMailsTo(tx: Transaction, address: string): Promise<void> {
  await tx.delete(mails).where(and(isAddressed, eq(mails.recipient, address)));
}

/** Whom emails that people can turn off wait for. */
export const listWaitingMails = (db: Queryable): Promise<Pick<MailRow, "id" | "kind" | "recipient">[]> =>
  db
    .select({ id: mails.id, kind: mails.kind, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.state, "queued"), isUnsent, isAddressed, eq(mails.bucket, "other")));

/** A local email has one attempt once it was printed. The time is that of all, and lets the database search its index. */
const isUnprinted = and(
  sql`${mails.state} = 'local' and ${mails.attempts} = 0`,
  gte(mails.createdAt, new Date(0)),
);

export async function hasUnprintedMail(db: Queryable): Promise<boolean> {
  const row = await db.select({ id: mails.id }).from(mails).where(isUnprinted).limit(1).get();
  return row !== undefined;
}

/** Takes all local emails that were not printed yet. */
export async function claimUnprintedMails(tx: Transaction): Promise<readonly MailRow[]> {
  return tx.update(mails).set({ attempts: 1 }).where(isUnprinted).returning();
}

/** The newest emails of the local mailbox, newest first. */
export async function findLocalMails(db: Queryable, most: number): Promise<readonly MailRow[]> {
  const isLocal = and(eq(mails.state, "local"), isUnsent);
  return db.select().from(mails).where(isLocal).orderBy(desc(mails.createdAt)).limit(most);
}
