import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { invitationLinks, invitations, surveys, users } from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import { type SQL, and, asc, desc, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";

export type InvitationRow = typeof invitations.$inferSelect;

const ofSurvey = (surveyId: string) => eq(invitations.surveyId, surveyId);

export async function listMailboxes(
  db: Queryable,
  surveyId: Authorized<"survey">,
): Promise<readonly string[]> {
  const rows = await db.select({ mailbox: invitations.mailbox }).from(invitations).where(ofSurvey(surveyId));
  return rows.map(({ mailbox }) => mailbox);
}

/** Sorted by time and address; no answer changes the result. */
export const listInvited = (db: Queryable, surveyId: Authorized<"survey">) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      invitedAt: invitations.invitedAt,
      delivery: deliveryOf(db, invitations.id),
    })
    .from(invitations)
    .where(ofSurvey(surveyId))
    .orderBy(asc(invitations.invitedAt), asc(invitations.email));

/** Lists everyone still invited, whether they have answered or not. */
export const listToThank = (tx: Transaction, surveyId: Authorized<"survey">) =>
  tx
    .select({
      id: invitations.id,
      email: invitations.email,
      muted: invitations.muted,
      language: invitations.language,
      delivery: deliveryOf(tx, invitations.id),
    })
    .from(invitations)
    .where(ofSurvey(surveyId))
    .orderBy(asc(invitations.id));

export async function insertInvitations(
  tx: Transaction,
  rows: readonly Omit<InvitationRow, "remindersDone" | "nextReminderAt">[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(invitations).values([...rows]);
}

export const selectInvitationsOf = (tx: Transaction, surveyIds: IdSelection) =>
  tx.select({ id: invitations.id }).from(invitations).where(inArray(invitations.surveyId, surveyIds));

export const selectInvitation = (tx: Transaction, surveyId: Authorized<"survey">, invitationId: string) =>
  tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), ofSurvey(surveyId)));

/** Deletes invitations with their links; call `forgetInvitations` first for their emails. */
export async function deleteInvitations(tx: Transaction, ids: IdSelection): Promise<void> {
  await deleteInvitationLinks(tx, ids);
  await tx.delete(invitations).where(inArray(invitations.id, ids));
}

export async function setInvitationMuted(
  tx: Transaction,
  invitationId: string,
  muted: boolean,
): Promise<void> {
  await tx.update(invitations).set({ muted }).where(eq(invitations.id, invitationId));
}

const listUnmuted = (db: Queryable, ids: readonly string[], which?: SQL) =>
  db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .where(and(inArray(invitations.id, [...ids]), eq(invitations.muted, false), which));

/** Lists unmuted invitations that can still be answered. */
export const listAnswerable = (db: Queryable, ids: readonly string[], now: Date) => {
  const isOpen = and(isNull(surveys.completedAt), or(isNull(surveys.closesAt), gt(surveys.closesAt, now)));
  return listUnmuted(db, ids, and(eq(invitations.used, false), isOpen));
};

/** Lists unmuted invitations, whether answered or not. */
export const listThankable = (db: Queryable, ids: readonly string[]) => listUnmuted(db, ids);

type Invited = Pick<Actor, "userId" | "email" | "mailbox">;

/**
 * Lists an address's invitations to others' rounds, newest first. The mailbox is what the index covers, and
 * excludes rounds whose owner has it, too.
 */
export const listToAddress = (db: Queryable, { userId, email, mailbox }: Invited) =>
  db
    .select({
      id: invitations.id,
      used: invitations.used,
      title: surveys.title,
      closesAt: surveys.closesAt,
      completedAt: surveys.completedAt,
      ownerName: users.name,
    })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        eq(invitations.mailbox, mailbox),
        eq(invitations.email, email),
        ne(surveys.userId, userId),
        ne(users.mailbox, mailbox),
      ),
    )
    .orderBy(desc(invitations.invitedAt), desc(invitations.id));

type LinkRow = typeof invitationLinks.$inferInsert;

export type InvitationKind = LinkRow["kind"];

export async function insertInvitationLinks(tx: Transaction, rows: readonly LinkRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(invitationLinks).values([...rows]);
}

/** Deletes links to erased `invitations`, `clients` or `organisation_invites`. */
export async function deleteInvitationLinks(tx: Transaction, ids: IdSelection): Promise<void> {
  await tx.delete(invitationLinks).where(inArray(invitationLinks.invitationId, ids));
}
