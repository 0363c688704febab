import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { cancelMailsAbout, cancelMailsTo, deleteMailsTo } from "#src/server/domain/mail/queue/queries.ts";
import { unlinkInvitations } from "./opt-out-queries.ts";

/** Erases all emails to someone whose account is erased: those that wait, and those of the local mailbox. */
export async function eraseEmails(tx: Transaction, _deps: TransactionDeps, { email }: Actor): Promise<void> {
  await cancelMailsTo(tx, email);
  await deleteMailsTo(tx, email);
}

/**
 * Takes invitations that are being erased out of what is kept of emails. Links that take someone off our emails stay, and forget what they
 * were about: they have to work for as long as someone has the email.
 *
 * @param ids a selection of them, so that it costs as much for one as for all.
 */
export async function forgetInvitations(tx: Transaction, ids: IdSelection): Promise<void> {
  await unlinkInvitations(tx, ids);
  await cancelMailsAbout(tx, "invitation", ids);
}
