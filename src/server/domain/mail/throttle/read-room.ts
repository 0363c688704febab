import type { Transaction } from "#db/client.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import { listFull } from "./throttle-queries.ts";

/** Whether an email to each of `mailboxes` would go out as usual, or wait its turn. To be asked before anything is written. */
export async function readRoom(
  tx: Transaction,
  now: Date,
  mailboxes: readonly string[],
): Promise<(mailbox: string) => Delivery> {
  if (mailboxes.length === 0) return () => "usual";
  const full = await listFull(tx, now, mailboxes);
  return (mailbox) => (full.has(mailbox) ? "later" : "usual");
}
