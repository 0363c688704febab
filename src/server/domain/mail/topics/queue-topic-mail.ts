import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertThrottled, type Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { insertLinks } from "./opt-out-queries.ts";
import { addressHashOf, findOptedOut } from "./opt-outs.ts";
import { blankUnwanted } from "./unwanted-queries.ts";
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
  /** For emails that others may have asked their reader for as well: they are counted, and wait where the mailbox is full. */
  readonly throttle?: Throttle;
}

/** What others ask people for: who asks must not learn that someone wants no such emails. */
const isQuiet = ({ topic }: TopicMail): boolean => topic === "invitations";

/** Those that may go to their addresses, as far as anyone may learn that they don't: someone who wants them again gets later ones. */
async function listWanted(tx: Transaction, mails: readonly TopicMail[]): Promise<readonly TopicMail[]> {
  const optedOut = await findOptedOut(
    tx,
    mails.filter((mail) => !isQuiet(mail)).map(({ to }) => to),
  );
  return mails.filter((mail) => isQuiet(mail) || !optedOut.has(mail));
}

/**
 * Queues an email that its recipient can do without: not if they said so, and with a link to say so.
 *
 * @returns whether there is an email now that was not there before.
 */
export const queueTopicMail = async (
  tx: Transaction,
  deps: TransactionDeps,
  mail: TopicMail,
): Promise<boolean> => (await queueTopicMails(tx, deps, [mail])) > 0;

/**
 * Queues many at the cost of four statements. Emails that ask someone for something they don't want leave the same rows at the
 * same cost, and wait as long.
 *
 * @returns how many there are now that were not there before.
 */
export async function queueTopicMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly TopicMail[],
): Promise<number> {
  const wanted = await listWanted(tx, mails);
  const linked = wanted.map((mail) => ({ ...mail, id: deps.ids.id(), token: deps.ids.token(256) }));
  const isNew = await queueMails(
    tx,
    deps,
    linked.map(({ content, token, isBlank = false, throttle, ...mail }) => {
      const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(token)}`;
      const to = isBlank ? null : mail.to;
      const isDelayed = throttle?.delivery === "later";
      return { ...mail, to, isDelayed, unsubscribeUrl, content: content(unsubscribeUrl) };
    }),
  );
  const added = linked
    .filter((_, n) => isNew[n])
    .map((mail) => ({ ...mail, addressHash: addressHashOf(mail.to) }));
  await blankUnwanted(tx, added.filter(isQuiet));
  const throttled = added.flatMap(({ throttle, ...mail }) => {
    const about = mail.invitationId ?? mail.clientId ?? mail.orgInviteId ?? "";
    return throttle === undefined ? [] : [{ ...mail, about, throttle }];
  });
  await insertThrottled(tx, deps.clock.now(), throttled);
  await insertLinks(
    tx,
    added.map(({ token, addressHash, topic, invitationId = null }) => ({
      tokenHash: sha256(token),
      addressHash,
      topic,
      invitationId,
    })),
  );
  return added.length;
}
