import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Delivery } from "#src/shared/invitation/delivery.output.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { orgInvitationMail } from "#src/server/domain/mail/templates/organisation/invitation.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertInviteLinks, listAnswerable, type InviteRow } from "./invite-queries.ts";

/** Which invitations to organisations are still to be sent. */
export const inviteEmails = { "organisation invitation": listAnswerable } satisfies Partial<EmailRules>;

interface Asked {
  readonly organisation: string;
  readonly sender: Actor;
  readonly invites: readonly (InviteRow & { readonly delivery: Delivery })[];
}

/**
 * Queues emails that ask people into an organisation, each with a link of its own. Who wants none gets none, and nobody is told.
 */
export async function queueInviteMails(
  tx: Transaction,
  deps: TransactionDeps,
  { organisation, sender, invites }: Asked,
): Promise<void> {
  if (invites.length === 0) return;
  const linked = invites.map((invite) => ({ invite, token: deps.ids.token(256) }));
  await insertInviteLinks(
    tx,
    linked.map(({ invite, token }) => ({ tokenHash: sha256(token), inviteId: invite.id })),
  );
  await queueTopicMails(
    tx,
    deps,
    linked.map(({ invite, token }) => ({
      kind: "organisation invitation",
      to: invite.email,
      subjectId: invite.id,
      throttle: { sender, mailbox: invite.mailbox, delivery: invite.delivery },
      content: (unsubscribeUrl) =>
        orgInvitationMail(deps.env, { ...invite, organisation }, { token, unsubscribeUrl }),
    })),
  );
}
