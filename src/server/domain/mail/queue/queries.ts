import type { Queryable, Transaction } from "#db/client.ts";
import { mails, throttledMails } from "#db/schema/index.ts";
import type { SubjectType } from "#src/shared/mail/email-kinds.ts";
import { and, desc, eq, gte, inArray, isNotNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";

export type MailRow = typeof mails.$inferSelect;

/** Skips emails whose event already has one. @returns the events of the inserted ones */
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
 * A settled email keeps neither content, which may hold a code and shows its language, nor recipient: a
 * deleted account must leave no address behind. The event stays, so that it never gets a second email.
 */
export const erasedContent = {
  recipient: "",
  subject: "",
  text: "",
  html: "",
  fromName: null,
  replyTo: null,
  unsubscribeUrl: null,
  subjectType: null,
  subjectId: null,
};

/**
 * Removes the recipient of queued emails. Their rows still take tokens: otherwise the emails behind them
 * would leave sooner, and a recipient of one of those would notice.
 */
async function cancelWaiting(tx: Transaction, condition: SQL | undefined): Promise<void> {
  await tx
    .update(mails)
    .set(erasedContent)
    .where(and(eq(mails.state, "queued"), condition));
}

/** Cancels emails about the selected subjects, including throttled ones. */
export async function cancelMailsAbout(
  tx: Transaction,
  type: SubjectType,
  ids: readonly string[] | SQLWrapper,
): Promise<void> {
  const { about } = throttledMails;
  const isAbout = and(eq(mails.subjectType, type), inArray(mails.subjectId, ids));
  await cancelWaiting(tx, and(isNotNull(mails.subjectId), isAbout));
  await tx.delete(throttledMails).where(and(isNotNull(about), inArray(about, ids)));
}

export async function cancelMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await cancelWaiting(tx, inArray(mails.id, [...ids]));
}

/** Repeat the partial indexes' conditions: SQLite can't infer them from the rest of the query. */
const isAddressed = sql`${mails.recipient} <> ''`;
const isUnsent = sql`${mails.state} <> 'sent'`;

export const cancelMailsTo = (tx: Transaction, address: string): Promise<void> =>
  cancelWaiting(tx, and(isAddressed, eq(mails.recipient, address)));

/** Deletes from the local mailbox; elsewhere a settled email has no recipient. */
export async function deleteMailsTo(tx: Transaction, address: string): Promise<void> {
  await tx.delete(mails).where(and(isAddressed, eq(mails.recipient, address)));
}

/** Lists queued emails that people can unsubscribe from. */
export const listWaitingMails = (db: Queryable): Promise<Pick<MailRow, "id" | "kind" | "recipient">[]> =>
  db
    .select({ id: mails.id, kind: mails.kind, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.state, "queued"), isUnsent, isAddressed, eq(mails.bucket, "other")));

/** A printed local email has one attempt. The time matches all rows; it lets SQLite use the index. */
const isUnprinted = and(
  sql`${mails.state} = 'local' and ${mails.attempts} = 0`,
  gte(mails.createdAt, new Date(0)),
);

export async function hasUnprintedMail(db: Queryable): Promise<boolean> {
  const row = await db.select({ id: mails.id }).from(mails).where(isUnprinted).limit(1).get();
  return row !== undefined;
}

/** Marks all unprinted local emails as printed, and returns them. */
export async function claimUnprintedMails(tx: Transaction): Promise<readonly MailRow[]> {
  return tx.update(mails).set({ attempts: 1 }).where(isUnprinted).returning();
}

export async function findLocalMails(db: Queryable, most: number): Promise<readonly MailRow[]> {
  const isLocal = and(eq(mails.state, "local"), isUnsent);
  return db.select().from(mails).where(isLocal).orderBy(desc(mails.createdAt)).limit(most);
}
