import type { Queryable, Transaction } from "#db/client.ts";
import { invitationLinks, invitations, surveys, users } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";
import { sharedColumns } from "./queries.ts";

/** The round behind the link of an invitation, and the invitation. */
export const findByInvitation = (db: Queryable, tokenHash: string) =>
  db
    .select({
      ...sharedColumns,
      invitationId: invitations.id,
      invitedMailbox: invitations.mailbox,
      used: invitations.used,
    })
    .from(invitationLinks)
    .innerJoin(invitations, eq(invitations.id, invitationLinks.invitationId))
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(eq(invitationLinks.tokenHash, tokenHash))
    .get();

/** Says false when it was used already. Nothing else of the row changes, and nothing of it goes to the answer (rule A6). */
export async function markUsed(tx: Transaction, invitationId: string): Promise<boolean> {
  const marked = await tx
    .update(invitations)
    .set({ used: true })
    .where(and(eq(invitations.id, invitationId), eq(invitations.used, false)))
    .returning({ id: invitations.id });
  return marked.length > 0;
}
