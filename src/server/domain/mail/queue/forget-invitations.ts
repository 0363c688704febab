import type { Transaction } from "#db/client.ts";
import { unlinkInvitations } from "#src/server/domain/mail/topics/opt-out-queries.ts";
import { blankMailsOfInvitations, type InvitationIds } from "./queries.ts";

/**
 * Takes invitations that are being erased out of what is kept of emails: those that wait are for nobody then. Links that take
 * someone off our emails stay, and forget what they were about: they have to work for as long as someone has the email.
 *
 * @param ids a selection of them, so that it costs as much for one as for all.
 */
export async function forgetInvitations(tx: Transaction, ids: InvitationIds): Promise<void> {
  await unlinkInvitations(tx, ids);
  await blankMailsOfInvitations(tx, ids);
}
