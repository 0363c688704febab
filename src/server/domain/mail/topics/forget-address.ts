import type { Transaction } from "#db/client.ts";
import { cancelMailsAbout, cancelMailsTo, deleteMailsTo } from "#src/server/domain/mail/queue/queries.ts";
import { unlinkInvitations } from "./opt-out-queries.ts";

/** Takes an address that is being erased out of all emails, those that wait and those of the local mailbox. */
export async function forgetAddress(tx: Transaction, address: string): Promise<void> {
  await cancelMailsTo(tx, address);
  await deleteMailsTo(tx, address);
}

/**
 * Takes invitations that are being erased out of what is kept of emails. Links that take someone off our emails stay, and forget what they
 * were about: they have to work for as long as someone has the email.
 *
 * @param ids a selection of them, so that it costs as much for one as for all.
 */
export async function forgetInvitations(
  tx: Transaction,
  ids: Parameters<typeof unlinkInvitations>[1],
): Promise<void> {
  await unlinkInvitations(tx, ids);
  await cancelMailsAbout(tx, "invitation", ids);
}
