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
  /** For mails that are not about the account: see `queueTopicMail`. */
  readonly unsubscribeUrl?: string;
}

/**
 * Queues a mail in the transaction of its cause: either both are stored or neither. Call `deps.wakeMailWorker()` after
 * the transaction. Where no mail server is configured the mail goes to the local mailbox instead.
 *
 * @returns false when there is a mail for the same event already.
 */
export async function queueMail(tx: Transaction, deps: Deps, mail: NewMail): Promise<boolean> {
  const { env, ids, clock } = deps;
  const { eventKey, to, content, unsubscribeUrl = null } = mail;
  const now = clock.now();
  const row = { id: ids.id(), eventKey, ...content, dueAt: now, createdAt: now };
  if (to === null) {
    const blank = { text: " ".repeat(row.text.length), html: " ".repeat(row.html.length) };
    return insertMail(tx, { ...row, ...blank, recipient: "", state: "sent" });
  }
  const state = env.MAIL_URL === undefined ? "local" : "queued";
  return insertMail(tx, { ...row, recipient: to, unsubscribeUrl, state });
}
