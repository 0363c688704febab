import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailContent } from "./mail-content.ts";
import { insertMail } from "./queries.ts";

interface NewMail {
  /** What the mail is about. A second mail for the same event is not queued, however often it is asked for. */
  readonly eventKey: string;
  /** null: nobody gets it, and it costs as much as a mail, so that who waits cannot tell. It is swept away soon. */
  readonly to: string | null;
  readonly content: MailContent;
}

/**
 * Queues a mail in the transaction of its cause: either both are stored or neither. Call `deps.wakeMailWorker()` after
 * the transaction. Where no mail server is configured the mail goes to the local mailbox instead.
 */
export async function queueMail(tx: Transaction, deps: Deps, mail: NewMail): Promise<void> {
  const { env, ids, clock } = deps;
  const now = clock.now();
  const row = { id: ids.id(), eventKey: mail.eventKey, ...mail.content, dueAt: now, createdAt: now };
  if (mail.to === null) await insertMail(tx, { ...row, recipient: "", text: "", html: "", state: "sent" });
  else {
    const state = env.MAIL_URL === undefined ? "local" : "queued";
    await insertMail(tx, { ...row, recipient: mail.to, state });
  }
}
