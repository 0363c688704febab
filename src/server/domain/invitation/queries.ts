import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/authorized.ts";
import { invitationLinks, invitations, surveys } from "#db/schema/index.ts";
import { deliveryOf } from "#db/delivery.ts";
import { and, asc, eq, inArray } from "drizzle-orm";

export type InvitationRow = typeof invitations.$inferSelect;

const ofSurvey = (surveyId: string) => eq(invitations.surveyId, surveyId);

/** Whose invitations stand. */
export async function listMailboxes(
  db: Queryable,
  surveyId: Authorized<"survey">,
): Promise<readonly string[]> {
  const rows = await db.select({ mailbox: invitations.mailbox }).from(invitations).where(ofSurvey(surveyId));
  return rows.map(({ mailbox }) => mailbox);
}

/** In the order of inviting; those of one call by address. Nothing in it moves with an answer. */
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

/** Everyone who is still invited, whether they have answered or not. */
export const listToThank = (tx: Transaction, surveyId: Authorized<"survey">) =>
  tx
    .select({
      id: invitations.id,
      email: invitations.email,
      muted: invitations.muted,
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

export async function insertInvitationLinks(
  tx: Transaction,
  rows: readonly (typeof invitationLinks.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(invitationLinks).values([...rows]);
}

/** One invitation, those of a round, or those of all rounds of an owner. */
export type WhichInvitations =
  | { readonly surveyId: string; readonly invitationId: string }
  | { readonly surveyId: string }
  | { readonly userId: string };

export function idsOf(tx: Transaction, which: WhichInvitations) {
  const ids = tx.select({ id: invitations.id }).from(invitations);
  if ("userId" in which) {
    const own = tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, which.userId));
    return ids.where(inArray(invitations.surveyId, own));
  }
  if (!("invitationId" in which)) return ids.where(ofSurvey(which.surveyId));
  return ids.where(and(eq(invitations.id, which.invitationId), ofSurvey(which.surveyId)));
}

/** With their links; what is kept of their emails is for `forgetInvitations`, before. */
export async function deleteInvitations(tx: Transaction, which: WhichInvitations): Promise<void> {
  await tx.delete(invitationLinks).where(inArray(invitationLinks.invitationId, idsOf(tx, which)));
  await tx.delete(invitations).where(inArray(invitations.id, idsOf(tx, which)));
}

export async function setInvitationMuted(
  tx: Transaction,
  invitationId: string,
  muted: boolean,
): Promise<void> {
  await tx.update(invitations).set({ muted }).where(eq(invitations.id, invitationId));
}
