import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { emailKinds, type AboutSubject, type TopicKind } from "#src/shared/mail/email-kinds.ts";
import { type MailSender, queueMails } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import { insertThrottled, type Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { sha256 } from "#src/server/ids.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { cancelUnwanted, insertLinks } from "./opt-out-queries.ts";
import { addressHashOf, findOptedOut } from "./opt-outs.ts";

export type TopicMail = AboutSubject<TopicKind> & {
  /** See `queueMail`. */
  readonly eventKey?: string;
  readonly to: string;
  /** See `queueMail`. */
  readonly sender?: MailSender | null;
  readonly content: Email;
  /** Nobody gets it, but it leaves the same rows; see `queueMail`. */
  readonly withoutRecipient?: boolean;
  /** Counts the email against its mailbox's limit, and delays it while the mailbox is full. */
  readonly throttle?: Throttle;
};

/** The sender must not learn that someone has opted out of invitations. */
const hidesOptOut = ({ topic }: { readonly topic: MailTopic | null }): boolean => topic === "invitations";

/**
 * Queues an optional email with an unsubscribe link, unless its recipient has opted out.
 *
 * @returns whether a new email was queued
 */
export const queueTopicMail = async (
  tx: Transaction,
  deps: TransactionDeps,
  mail: TopicMail,
): Promise<boolean> => (await queueTopicMails(tx, deps, [mail])) > 0;

/**
 * Queues optional emails in a few statements. An invitation whose recipient has opted out leaves the same rows,
 * costs the same and waits as long as one that is sent.
 *
 * @returns the number of new emails
 */
export async function queueTopicMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly TopicMail[],
): Promise<number> {
  const all = mails.map((mail) => ({ ...mail, topic: emailKinds[mail.kind].topic }));
  const checkable = all.filter((mail) => !hidesOptOut(mail));
  const optedOut = await findOptedOut(
    tx,
    checkable.map(({ to }) => to),
  );
  const wanted = all.filter((mail) => hidesOptOut(mail) || !optedOut.has(mail));
  const linked = wanted.map((mail) => ({
    mail,
    ...{ id: deps.ids.id(), token: deps.ids.token(256), addressHash: addressHashOf(mail.to) },
  }));
  const isNew = await queueMails(
    tx,
    deps,
    linked.map(({ id, token, mail: { withoutRecipient = false, throttle, ...mail } }) => {
      const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(token)}`;
      const to = withoutRecipient ? null : mail.to;
      const isDelayed = throttle?.delivery === "later";
      return { ...mail, id, to, isDelayed, unsubscribeUrl };
    }),
  );
  const added = linked.filter((_, n) => isNew[n]);
  await cancelUnwanted(
    tx,
    added.flatMap(({ id, addressHash, mail: { topic } }) =>
      hidesOptOut({ topic }) ? [{ id, addressHash, topic }] : [],
    ),
  );
  await insertThrottled(
    tx,
    deps.clock.now(),
    added.flatMap(({ id, mail: { to, subjectId = "", throttle } }) =>
      throttle === undefined ? [] : [{ id, to, about: subjectId, throttle }],
    ),
  );
  await insertLinks(
    tx,
    added.map(({ token, addressHash, mail: { kind, topic, subjectId } }) => ({
      ...{ tokenHash: sha256(token), addressHash, topic },
      invitationId: emailKinds[kind].subject === "invitation" ? subjectId : null,
    })),
  );
  return added.length;
}
