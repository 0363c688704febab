import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { MailTopic } from "#src/shared/mail-topics.ts";
import { paths } from "#src/shared/paths.ts";
import type { MailContent } from "./mail-content.ts";
import { insertLink } from "./opt-out-queries.ts";
import { isOptedOut, mailboxHash } from "./opt-outs.ts";
import { queueMail } from "./queue-mail.ts";

interface TopicMail {
  /** As for `queueMail`. */
  readonly eventKey: string;
  readonly to: string;
  readonly topic: MailTopic;
  /** Made with the link that takes its reader off such mails, which has to stand in it. */
  readonly content: (unsubscribeUrl: string) => MailContent;
  /** For mails of an invitation: the link can also stop those about its round alone. */
  readonly invitationId?: string;
  /** Nobody gets it, and it leaves the same rows: as for `queueMail`. */
  readonly isBlank?: boolean;
}

/**
 * Queues a mail that its recipient can do without: not if they said so, and with a link to say so. As for `queueMail`, wake
 * the mail worker after the transaction.
 *
 * @returns whether there is a mail to send now that was not there before.
 */
export async function queueTopicMail(
  tx: Transaction,
  deps: Deps,
  { eventKey, to, topic, content, invitationId, isBlank = false }: TopicMail,
): Promise<boolean> {
  if (await isOptedOut(tx, to, topic)) return false;
  const token = deps.ids.token(256);
  const unsubscribeUrl = `${deps.env.siteUrl}${paths.unsubscribe(token)}`;
  const mail = { eventKey, to: isBlank ? null : to, unsubscribeUrl, content: content(unsubscribeUrl) };
  if (!(await queueMail(tx, deps, mail))) return false;
  await insertLink(tx, {
    tokenHash: sha256(token),
    addressHash: mailboxHash(to),
    topic,
    invitationId: invitationId ?? null,
  });
  return !isBlank;
}
