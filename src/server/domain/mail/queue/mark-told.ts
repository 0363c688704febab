import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { insertMails } from "./queries.ts";

/**
 * Sees to it that no mail goes out about an event that another mail has told of. It leaves the row of a mail that was sent,
 * which the sweeper keeps: it is told from mails that were for nobody by having been tried.
 */
export async function markTold(tx: Transaction, { ids, clock }: Deps, eventKey: string): Promise<void> {
  const now = clock.now();
  const sent = { state: "sent", recipient: "", subject: "", text: "", html: "", attempts: 1 } as const;
  await insertMails(tx, [{ id: ids.id(), eventKey, ...sent, dueAt: now, createdAt: now }]);
}
