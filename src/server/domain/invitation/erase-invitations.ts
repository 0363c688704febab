import type { IdSelection, Transaction } from "#db/client.ts";
import { forgetInvitations } from "#src/server/domain/mail/topics/forget-address.ts";
import { deleteInvitations, selectInvitationsOf } from "./queries.ts";
import { deleteInvitationLinks } from "./link-queries.ts";
import { deleteMarks } from "./revoked-queries.ts";

/** Erases all invitations to some rounds, and what revoked ones have left. */
export async function eraseInvitationsOf(tx: Transaction, surveyIds: IdSelection): Promise<void> {
  const ids = selectInvitationsOf(tx, surveyIds);
  await deleteMarks(tx, surveyIds);
  await forgetInvitations(tx, ids);
  await deleteInvitations(tx, ids);
}

/** Erases the links of invitations that another feature erases. */
export const eraseInvitationLinks = (tx: Transaction, ids: IdSelection): Promise<void> =>
  deleteInvitationLinks(tx, ids);
