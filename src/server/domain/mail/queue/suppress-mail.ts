import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailKind } from "./queue-mail.ts";
import { insertMails } from "./queries.ts";

/** Keeps an email about an event from being queued later on, because another email has told of it: leaves the row of one that was sent. */
export async function suppressMail(
  tx: Transaction,
  { ids, clock }: Deps,
  kind: MailKind,
  eventKey: string,
): Promise<void> {
  const now = clock.now();
  const sent = { state: "sent", recipient: "", subject: "", text: "", html: "", attempts: 1 } as const;
  await insertMails(tx, [{ id: ids.id(), kind, eventKey, ...sent, dueAt: now, createdAt: now }]);
}
