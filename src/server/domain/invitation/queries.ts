import type { Queryable, Transaction } from "#db/client.ts";
import { invitationLinks, invitations, mails, unsubscribeLinks } from "#db/schema/index.ts";
import { and, asc, eq } from "drizzle-orm";

export type InvitationRow = typeof invitations.$inferSelect;

const ofRound = (surveyId: string) => eq(invitations.surveyId, surveyId);

/** In the order of inviting; those of one call by address. Nothing in it moves with an answer. */
export const listInvited = (db: Queryable, surveyId: string) =>
  db
    .select({ id: invitations.id, email: invitations.email, invitedAt: invitations.invitedAt })
    .from(invitations)
    .where(ofRound(surveyId))
    .orderBy(asc(invitations.invitedAt), asc(invitations.email));

export async function listMailboxes(db: Queryable, surveyId: string): Promise<readonly string[]> {
  const rows = await db.select({ mailbox: invitations.mailbox }).from(invitations).where(ofRound(surveyId));
  return rows.map(({ mailbox }) => mailbox);
}

export async function insertInvitation(
  tx: Transaction,
  row: Pick<InvitationRow, "id" | "surveyId" | "email" | "mailbox" | "invitedAt">,
): Promise<void> {
  await tx.insert(invitations).values(row);
}

export async function insertInvitationLink(
  tx: Transaction,
  row: typeof invitationLinks.$inferInsert,
): Promise<void> {
  await tx.insert(invitationLinks).values(row);
}

/**
 * Erases an invitation with its links, and a mail for the event that still waits. Links that take somebody off our mails
 * stay, and forget what they were about: they have to work for as long as somebody has the mail.
 *
 * @returns whether there was one.
 */
export async function deleteInvitation(
  tx: Transaction,
  { surveyId, invitationId, eventKey }: { surveyId: string; invitationId: string; eventKey: string },
): Promise<boolean> {
  const isIt = and(eq(invitations.id, invitationId), ofRound(surveyId));
  const found = await tx.select({ id: invitations.id }).from(invitations).where(isIt).get();
  if (found === undefined) return false;
  await tx.delete(invitationLinks).where(eq(invitationLinks.invitationId, invitationId));
  await tx
    .update(unsubscribeLinks)
    .set({ invitationId: null })
    .where(eq(unsubscribeLinks.invitationId, invitationId));
  await tx.delete(mails).where(and(eq(mails.eventKey, eventKey), eq(mails.state, "queued")));
  await tx.delete(invitations).where(isIt);
  return true;
}
