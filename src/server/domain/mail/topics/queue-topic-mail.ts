import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { insertLinks } from "./opt-out-queries.ts";
import { addressHashOf, findOptedOut, type OptedOut } from "./opt-outs.ts";
import { queueMails, type MailKind } from "#src/server/domain/mail/queue/queue-mail.ts";

export interface TopicMail {
  /** As for `queueMail`. */
  readonly kind: MailKind;
  readonly eventKey?: string;
  readonly isFirst?: boolean;
  readonly to: string;
  readonly topic: MailTopic;
  /** Made with the link that takes its reader off such emails, which has to stand in it. */
  readonly content: (unsubscribeUrl: string) => MailContent;
  /** For emails of an invitation: the link can also stop those about its round alone. */
  readonly invitationId?: string;
  /** For emails that ask a client for something, as for `queueMail`. */
  readonly clientId?: string;
  /** For emails that ask someone into an organisation, as for `queueMail`. */
  readonly orgInviteId?: string;
  /** For emails that ask someone to describe their team, as for `queueMail`. */
  readonly teamPersonId?: string;
  /** For emails about the plans of a round, as for `queueMail`. */
  readonly plansOf?: string;
  /** Nobody gets it, and it leaves the same rows: as for `queueMail`. */
  readonly isBlank?: boolean;
}

/**
 * Queues an email that its recipient can do without: not if they said so, and with a link to say so.
 *
 * @returns whether there is an email to send now that was not there before.
 */
export const queueTopicMail = async (tx: Transaction, deps: Deps, mail: TopicMail): Promise<boolean> =>
  (await queueTopicMails(tx, deps, [mail])) > 0;

/**
 * Queues many at the cost of three statements.
 *
 * @param known who wants no emails, where that has been asked for already
 * @returns how many of them are to be sent.
 */
export async function queueTopicMails(
  tx: Transaction,
  deps: Deps,
  mails: readonly TopicMail[],
  known?: OptedOut,
): Promise<number> {
  const addresses = mails.map(({ to }) => to);
  const optedOut = known ?? (await findOptedOut(tx, addresses));
  const wanted = mails
    // Who wants no invitation leaves the rows of one, at the same cost: who asks must not learn of the wish.
    .filter(
      (mail) => !optedOut.has(mail) || (mail.invitationId ?? mail.clientId ?? mail.orgInviteId) !== undefined,
    )
    .map((mail) => ({
      ...mail,
      isBlank: mail.isBlank === true || optedOut.has(mail),
      token: deps.ids.token(256),
    }));
  const isQueued = await queueMails(
    tx,
    deps,
    wanted.map(({ content, token, isBlank, ...mail }) => {
      const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(token)}`;
      return { ...mail, to: isBlank ? null : mail.to, unsubscribeUrl, content: content(unsubscribeUrl) };
    }),
  );
  const added = wanted.filter((_, n) => isQueued[n]);
  await insertLinks(
    tx,
    added.map(({ token, to, topic, invitationId = null }) => ({
      tokenHash: sha256(token),
      addressHash: addressHashOf(to),
      topic,
      invitationId,
    })),
  );
  return added.filter(({ isBlank }) => !isBlank).length;
}
