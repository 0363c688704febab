import type { Transaction } from "#db/client.ts";
import { blankMailsTo, deleteMailsTo } from "#src/server/domain/mail/queue/queries.ts";

/** Takes an address that is being erased out of all emails, those that wait and those of the local mailbox. */
export async function forgetAddress(tx: Transaction, address: string): Promise<void> {
  await blankMailsTo(tx, address);
  await deleteMailsTo(tx, address);
}
