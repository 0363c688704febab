import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailContent } from "./mail-content.ts";
import { insertMail } from "./queries.ts";

interface NewMail {
  /** What the mail is about. A second mail for the same event is not queued, however often it is asked for. */
  readonly eventKey: string;
  readonly to: string;
  readonly content: MailContent;
}

/**
 * Queues a mail in the transaction of its cause: either both are stored or neither. Call `deps.wakeMailWorker()` after
 * the transaction. Where no mail server is configured the mail goes to the local mailbox instead.
 */
export async function queueMail(tx: Transaction, deps: Deps, mail: NewMail): Promise<void> {
  const { env, ids, clock } = deps;
  const now = clock.now();
  await insertMail(tx, {
    id: ids.id(),
    eventKey: mail.eventKey,
    recipient: mail.to,
    ...mail.content,
    state: env.MAIL_URL === undefined ? "local" : "queued",
    dueAt: now,
    createdAt: now,
  });
}
