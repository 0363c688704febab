import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { orgInvitationMail } from "#src/server/domain/mail/templates/organisation/invitation.ts";
import { queueInvitationEmails } from "#src/server/domain/invitation/invite-by-email.ts";
import { listAnswerable, type InviteRow } from "./invite-queries.ts";

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
  await queueInvitationEmails(
    tx,
    deps,
    "organisation invitation",
    invites.map((invite) => ({
      invitation: invite,
      throttle: { sender, mailbox: invite.mailbox, delivery: invite.delivery },
      content: (links) => orgInvitationMail(deps.env, { ...invite, organisation }, links),
    })),
  );
}
