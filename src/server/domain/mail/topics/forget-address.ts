import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { cancelMailsAbout, cancelMailsTo, deleteMailsTo } from "#src/server/domain/mail/queue/queries.ts";
import { unlinkInvitations } from "./opt-out-queries.ts";

/** Erases all emails to an account that is being erased, queued or in the local mailbox. */
export async function eraseEmails(tx: Transaction, _deps: TransactionDeps, { email }: Actor): Promise<void> {
  await cancelMailsTo(tx, email);
  await deleteMailsTo(tx, email);
}

/**
 * Cancels emails about invitations that are being erased. Their unsubscribe links have to keep working, but
 * no longer say what they were about.
 *
 * @param ids a selection, so that one costs as much as all
 */
export async function forgetInvitations(tx: Transaction, ids: IdSelection): Promise<void> {
  await unlinkInvitations(tx, ids);
  await cancelMailsAbout(tx, "invitation", ids);
}
