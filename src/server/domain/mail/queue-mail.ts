import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailContent } from "./mail-content.ts";
import { insertMails } from "./queries.ts";

interface NewMail {
  /** What the mail is about. A second mail for the same event is not queued, however often it is asked for. */
  readonly eventKey: string;
  /** null: nobody gets it, and it costs as much as a mail, so that who waits cannot tell: the worker takes it, too. */
  readonly to: string | null;
  readonly content: MailContent;
  /** For mails that are not about the account: see `queueTopicMail`. */
  readonly unsubscribeUrl?: string;
  /** For mails of an invitation: they are sent for as long as that stands. */
  readonly invitationId?: string | undefined;
}

function rowOf({ env, ids, clock }: Deps, mail: NewMail) {
  const { eventKey, to, content, unsubscribeUrl = null, invitationId = null } = mail;
  const now = clock.now();
  const row = { id: ids.id(), eventKey, ...content, dueAt: now, createdAt: now };
  const isLocal = env.MAIL_URL === undefined;
  if (to === null) {
    const blank = { text: " ".repeat(row.text.length), html: " ".repeat(row.html.length) };
    const state = isLocal ? ("sent" as const) : ("queued" as const);
    // It waits in the same place as a mail, which the link decides.
    const toNobody = { recipient: "", unsubscribeUrl: isLocal ? null : unsubscribeUrl, invitationId: null };
    return { ...row, ...blank, ...toNobody, state };
  }
  const state = isLocal ? ("local" as const) : ("queued" as const);
  return { ...row, recipient: to, unsubscribeUrl, invitationId, state };
}

/**
 * Queues a mail in the transaction of its cause: either both are stored or neither. Call `deps.wakeMailWorker()` after
 * the transaction. Where no mail server is configured the mail goes to the local mailbox instead.
 *
 * @returns false when there is a mail for the same event already.
 */
export const queueMail = async (tx: Transaction, deps: Deps, mail: NewMail): Promise<boolean> =>
  (await queueMails(tx, deps, [mail])).length > 0;

/** Queues many at the cost of one statement. @returns the events of those that there was no mail for. */
export const queueMails = (
  tx: Transaction,
  deps: Deps,
  mails: readonly NewMail[],
): Promise<readonly string[]> =>
  insertMails(
    tx,
    mails.map((mail) => rowOf(deps, mail)),
  );
