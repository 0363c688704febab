import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { emailKinds, type AboutSubject, type TopicKind } from "#src/shared/mail/email-kinds.ts";
import { queueMails } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { insertThrottled, type Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { sha256 } from "#src/server/ids.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { cancelUnwanted, insertLinks } from "./opt-out-queries.ts";
import { addressHashOf, findOptedOut } from "./opt-outs.ts";

export type TopicMail = AboutSubject<TopicKind> & {
  /** As for `queueMail`. */
  readonly eventKey?: string;
  readonly to: string;
  /** Made with the link that takes its reader off such emails, which has to stand in it. */
  readonly content: (unsubscribeUrl: string) => MailContent;
  /** Nobody gets it, and it leaves the same rows: as for `queueMail`. */
  readonly withoutRecipient?: boolean;
  /** For emails that others may have asked their reader for as well: they are counted, and wait where the mailbox is full. */
  readonly throttle?: Throttle;
};

/** What others ask people for: who asks must not learn that someone wants no such emails. */
const isQuiet = ({ topic }: { readonly topic: MailTopic | null }): boolean => topic === "invitations";

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
 * Queues many by a few statements. Emails that ask someone for something they don't want leave the same rows at the same cost, and wait as
 * long.
 *
 * @returns how many there are now that were not there before.
 */
export async function queueTopicMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly TopicMail[],
): Promise<number> {
  const all = mails.map((mail) => ({ ...mail, topic: emailKinds[mail.kind].topic }));
  const loud = all.filter((mail) => !isQuiet(mail));
  const optedOut = await findOptedOut(
    tx,
    loud.map(({ to }) => to),
  );
  const wanted = all.filter((mail) => isQuiet(mail) || !optedOut.has(mail));
  const linked = wanted.map((mail) => ({
    mail,
    ...{ id: deps.ids.id(), token: deps.ids.token(256), addressHash: addressHashOf(mail.to) },
  }));
  const isNew = await queueMails(
    tx,
    deps,
    linked.map(({ id, token, mail: { content, withoutRecipient = false, throttle, ...mail } }) => {
      const unsubscribeUrl = `${deps.env.siteUrl}${serverPaths.unsubscribe(token)}`;
      const to = withoutRecipient ? null : mail.to;
      const isDelayed = throttle?.delivery === "later";
      return { ...mail, id, to, isDelayed, unsubscribeUrl, content: content(unsubscribeUrl) };
    }),
  );
  const added = linked.filter((_, n) => isNew[n]);
  await cancelUnwanted(
    tx,
    added.flatMap(({ id, addressHash, mail: { topic } }) =>
      isQuiet({ topic }) ? [{ id, addressHash, topic }] : [],
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
