import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { ClientMailLinks } from "#src/server/domain/mail/templates/programme/client-invitation.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import type { Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertClientLinks } from "#src/server/domain/programme/write-queries.ts";
import { listInvited, listUnderWay } from "./reminder-queries.ts";

/** Which emails that ask a client for something are still to be sent; none after the end of the programme. */
export const clientEmails = {
  "client invitation": listInvited,
  "client nudge": listUnderWay,
  "client reminder": listInvited,
} satisfies Partial<EmailRules>;

interface ClientMail {
  readonly kind: "client invitation" | "client reminder";
  /** For an email that comes once at most, and that nobody has queued yet. */
  readonly eventKey?: string;
  readonly client: { readonly id: string; readonly email: string };
  readonly content: (links: ClientMailLinks) => MailContent;
  /** Nobody gets it. */
  readonly withoutRecipient?: boolean;
  /** As for `queueTopicMails`. */
  readonly throttle?: Throttle;
}

/** The event of a client's first email, by which its sending can be followed. */
export const invitationKey = (clientId: string): string => `client invitation ${clientId}`;

/** Queues emails to clients who haven't replied, each with a link of its own to reply by. */
export async function queueClientMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly ClientMail[],
): Promise<void> {
  const linked = mails.map((mail) => ({ ...mail, token: deps.ids.token(256) }));
  await insertClientLinks(
    tx,
    linked.map(({ token, client }) => ({ tokenHash: sha256(token), clientId: client.id })),
  );
  await queueTopicMails(
    tx,
    deps,
    linked.map(({ client, token, content, ...mail }) => ({
      ...mail,
      to: client.email,
      subjectId: client.id,
      content: (unsubscribeUrl) => content({ token, unsubscribeUrl }),
    })),
  );
}
