import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailContent } from "#src/server/domain/mail/mail-content.ts";
import { queueTopicMail } from "#src/server/domain/mail/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertInvitationLink } from "./queries.ts";

interface InvitationMail {
  readonly invitationId: string;
  readonly email: string;
  readonly eventKey: string;
  readonly content: (links: { readonly token: string; readonly unsubscribeUrl: string }) => MailContent;
  /** Nobody gets it, and it leaves the same rows. */
  readonly isBlank?: boolean;
}

/**
 * Queues a mail with a link of its own to answer by. The link is stored also where no mail goes out, so that nobody who looks
 * at the tables can tell by the number of links who was not reminded, and so when they answered (rule A6).
 */
export async function queueInvitationMail(
  tx: Transaction,
  deps: Deps,
  { invitationId, email, content, ...mail }: InvitationMail,
): Promise<void> {
  const token = deps.ids.token(256);
  await insertInvitationLink(tx, { tokenHash: sha256(token), invitationId });
  await queueTopicMail(tx, deps, {
    ...mail,
    to: email,
    topic: "invitations",
    invitationId,
    content: (unsubscribeUrl) => content({ token, unsubscribeUrl }),
  });
}
