import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import type { Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertInvitationLinks, listAnswerable, listThankable } from "./queries.ts";

/** Which emails about invitations are still to be sent. */
export const invitationEmails = {
  invitation: listAnswerable,
  thanks: listThankable,
} satisfies Partial<EmailRules>;

interface InvitationMail {
  readonly invitationId: string;
  readonly email: string;
  readonly content: (links: { readonly token: string; readonly unsubscribeUrl: string }) => MailContent;
  /** Nobody gets it, and it leaves the same rows. */
  readonly withoutRecipient: boolean;
  /** As for `queueTopicMails`. */
  readonly throttle?: Throttle;
}

/**
 * Queues emails with a link of their own to answer by. The link is stored also where no email goes out, so that nobody who looks
 * at the tables can tell by the number of links who was not emailed, and so when they answered (rule A6). For the same reason
 * the event is a random one, whose row is swept away once it is settled.
 */
export async function queueInvitationMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly InvitationMail[],
): Promise<void> {
  const linked = mails.map((mail) => ({ ...mail, token: deps.ids.token(256) }));
  await insertInvitationLinks(
    tx,
    linked.map(({ token, invitationId }) => ({ tokenHash: sha256(token), invitationId })),
  );
  await queueTopicMails(
    tx,
    deps,
    linked.map(({ token, invitationId, email, content, ...mail }) => ({
      ...mail,
      kind: "invitation",
      to: email,
      subjectId: invitationId,
      content: (unsubscribeUrl) => content({ token, unsubscribeUrl }),
    })),
  );
}
