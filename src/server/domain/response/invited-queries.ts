import type { Queryable, Transaction } from "#db/client.ts";
import { invitationLinks, invitations, surveys, users } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";
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

/** Nothing else of the row changes, and nothing of it goes to the answer (rule A6). */
export const markUsed = (tx: Transaction, invitationId: string) =>
  tx.update(invitations).set({ used: true }).where(eq(invitations.id, invitationId));
