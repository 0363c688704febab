import type { Transaction } from "#db/client.ts";
import { addToEach } from "#src/server/auth/limits/counters.ts";
import { listUsedUp } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitationMailsTo } from "#src/server/domain/invitation/limits.ts";
import { orgInvitationMail } from "#src/server/domain/mail/templates/organisation/invitation.ts";
import { findOptedOut } from "#src/server/domain/mail/topics/opt-outs.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { insertInviteLinks, type InviteRow } from "./invite-queries.ts";

type Addressee = Pick<InviteRow, "email" | "mailbox">;

const limitsOf = (people: readonly Addressee[]) =>
  [...new Set(people.map(({ mailbox }) => mailbox))].map(invitationMailsTo);

/** Who gets none of the emails: they want none, or have had enough of them. It can be asked of everyone there may be an email to. */
export async function findUnreachable(tx: Transaction, now: Date, people: readonly Addressee[]) {
  const addresses = people.map(({ email }) => email);
  const [usedUp, optedOut] = await Promise.all([
    listUsedUp(tx, now, limitsOf(people)),
    findOptedOut(tx, addresses),
  ]);
  return { flooded: new Set([...usedUp].map(({ subject }) => subject)), optedOut };
}

/**
 * Queues emails that ask people into an organisation, each with a link of its own. Who wants none gets none, and nobody is told.
 *
 * @param unreachable from `findUnreachable`
 */
export async function queueInviteMails(
  tx: Transaction,
  deps: Deps,
  { organisation, invites }: { readonly organisation: string; readonly invites: readonly InviteRow[] },
  { flooded, optedOut }: Awaited<ReturnType<typeof findUnreachable>>,
): Promise<void> {
  if (invites.length === 0) return;
  await addToEach(tx, deps.clock.now(), limitsOf(invites));
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
      topic: "invitations",
      orgInviteId: invite.id,
      isBlank: flooded.has(invite.mailbox),
      content: (unsubscribeUrl) =>
        orgInvitationMail(deps.env, { ...invite, organisation }, { token, unsubscribeUrl }),
    })),
    optedOut,
  );
}
