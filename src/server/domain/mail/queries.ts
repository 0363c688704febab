import type { Queryable, Transaction } from "#db/client.ts";
import { mails } from "#db/schema/index.ts";
import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";

export type MailRow = typeof mails.$inferSelect;

/** Does nothing, and says false, when there is a mail for the same event. */
export async function insertMail(tx: Transaction, row: typeof mails.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(mails)
    .values(row)
    .onConflictDoNothing({ target: mails.eventKey })
    .returning({ id: mails.id });
  return inserted.length > 0;
}

const isDue = (now: Date) => and(eq(mails.state, "queued"), lte(mails.dueAt, now));

/** Whether any mail is due; cheap, and no write. */
export async function hasDueMail(db: Queryable, now: Date): Promise<boolean> {
  const row = await db.select({ id: mails.id }).from(mails).where(isDue(now)).limit(1).get();
  return row !== undefined;
}

/** Mails about an account first: whoever waits for a code must not stand behind a hundred invitations. Then the oldest. */
const order = [sql`${mails.unsubscribeUrl} is not null`, asc(mails.dueAt)];

/** Takes up to `most` due mails for oneself until `leaseEnds`, and counts the try. */
export async function claimDueMails(
  tx: Transaction,
  now: Date,
  leaseEnds: Date,
  most: number,
): Promise<readonly MailRow[]> {
  const due = tx
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(now))
    .orderBy(...order)
    .limit(most);
  return tx
    .update(mails)
    .set({ dueAt: leaseEnds, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning();
}

/** Writes what came of a try, unless the lease ran out meanwhile and another worker has the mail. */
export async function settleMail(
  tx: Transaction,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  changes: Partial<Pick<MailRow, "state" | "dueAt" | "recipient" | "text" | "html" | "unsubscribeUrl">>,
): Promise<void> {
  await tx
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "queued")));
}

/** A local mail has one attempt once it was printed. */
const isUnprinted = and(eq(mails.state, "local"), eq(mails.attempts, 0));

export async function hasUnprintedMail(db: Queryable): Promise<boolean> {
  const row = await db.select({ id: mails.id }).from(mails).where(isUnprinted).limit(1).get();
  return row !== undefined;
}

/** Takes all local mails that were not printed yet. */
export async function claimUnprintedMails(tx: Transaction): Promise<readonly MailRow[]> {
  return tx.update(mails).set({ attempts: 1 }).where(isUnprinted).returning();
}

/** The newest mails of the local mailbox, newest first. */
export async function findLocalMails(db: Queryable, most: number): Promise<readonly MailRow[]> {
  return db.select().from(mails).where(eq(mails.state, "local")).orderBy(desc(mails.createdAt)).limit(most);
}
