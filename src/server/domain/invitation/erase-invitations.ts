import type { Transaction } from "#db/client.ts";
import { forgetInvitations } from "#src/server/domain/mail/topics/forget-address.ts";
import { deleteInvitations, idsOf } from "./queries.ts";
import { deleteMarks } from "./revoked-queries.ts";

/**
 * Erases all invitations with a round or an owner, and what revoked ones have left. Said in full: a database server may not
 * enforce foreign keys.
 */
export async function eraseInvitations(
  tx: Transaction,
  which: { readonly surveyId: string } | { readonly userId: string },
): Promise<void> {
  await deleteMarks(tx, which);
  await forgetInvitations(tx, idsOf(tx, which));
  await deleteInvitations(tx, which);
}
