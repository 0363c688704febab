import type { Queryable, Transaction } from "#db/client.ts";
import { invitations, mails, surveys } from "#db/schema/index.ts";
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  notExists,
  or,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import { perished } from "./perishable.ts";

/** A selection of ids: those of one invitation or of hundreds, in one statement. */
export type InvitationIds = SQLWrapper;

export type MailRow = typeof mails.$inferSelect;

/** Leaves out those for events that there is a mail for. @returns the events of the others. */
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

const isDue = (now: Date) => and(eq(mails.state, "queued"), lte(mails.dueAt, now));

/** Whether any mail is due; cheap, and no write. */
export async function hasDueMail(db: Queryable, now: Date): Promise<boolean> {
  const row = await db.select({ id: mails.id }).from(mails).where(isDue(now)).limit(1).get();
  return row !== undefined;
}

/** Mails about an account first: whoever waits for a code must not stand behind a hundred invitations. Then the oldest. */
const order = [sql`${mails.unsubscribeUrl} is not null`, asc(mails.dueAt)];

/**
 * Erases due mails of invitations that are revoked, used or muted by now, of those to rounds that are over, and those with a
 * code or a link that is over: they waited for their turn, or for a mail server that was away. To be run with each claim,
 * right before what is claimed is sent. It joins tables of other rooms: by their verbs it would take a statement for each mail.
 */
export async function dropStaleMails(tx: Transaction, now: Date): Promise<void> {
  const isLive = and(
    eq(invitations.used, false),
    eq(invitations.muted, false),
    isNull(surveys.completedAt),
    or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
  );
  const live = tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .where(and(eq(invitations.id, mails.invitationId), isLive));
  const isInVain = perished(now).map(({ prefix, before }) =>
    and(like(mails.eventKey, `${prefix}%`), lte(mails.createdAt, before)),
  );
  const isUninvited = and(isNotNull(mails.invitationId), notExists(live));
  await tx.delete(mails).where(and(isDue(now), or(isUninvited, ...isInVain)));
}

export async function deleteWaitingMails(tx: Transaction, invitationIds: InvitationIds): Promise<void> {
  const areTheirs = and(isNotNull(mails.invitationId), inArray(mails.invitationId, invitationIds));
  await tx.delete(mails).where(and(eq(mails.state, "queued"), areTheirs));
}

/** Whom mails wait for that are about an invitation, or those that somebody may do without and that are about none. */
export const listWaitingMails = (
  db: Queryable,
  areInvitations: boolean,
): Promise<{ id: string; recipient: string }[]> =>
  db
    .select({ id: mails.id, recipient: mails.recipient })
    .from(mails)
    .where(
      and(
        eq(mails.state, "queued"),
        isNotNull(mails.unsubscribeUrl),
        areInvitations ? isNotNull(mails.invitationId) : isNull(mails.invitationId),
      ),
    );

export async function deleteMails(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(mails).where(inArray(mails.id, [...ids]));
}

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
  changes: Partial<
    Pick<
      MailRow,
      "state" | "attempts" | "dueAt" | "recipient" | "text" | "html" | "unsubscribeUrl" | "invitationId"
    >
  >,
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
