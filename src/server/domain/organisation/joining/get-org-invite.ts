import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { listReceived } from "#src/server/domain/organisation/inviting/invite-queries.ts";
import type { OrgInvite, ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import { getInvited, stateOf, type OrgInviteKey } from "./find-invite.ts";

/**
 * Who asks, into what, and as what: read by the person who was asked, before they decide.
 *
 * @throws {DomainError} not_found; too_many_requests.
 */
export async function getOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<OrgInvite> {
  const { invite, organisation } = await getInvited(deps, caller, key);
  const account = await findAccountByEmail(deps.db.read, invite.email);
  return {
    organisation: organisation.name,
    invitedBy: invite.invitedBy,
    role: invite.role,
    expiresAt: invite.expiresAt.toISOString(),
    email: invite.email,
    state: stateOf(invite, deps.clock.now()),
    hasAccount: account !== null && account.emailVerifiedAt !== null,
    isSignedIn: caller.actor !== null && verifiedAddress(caller.actor) === invite.email,
  };
}

/** Invitations that wait for someone at exactly their own address, once they have shown that they read it. */
export async function listReceivedOrgInvites(
  deps: Deps,
  actor: Actor,
): Promise<readonly ReceivedOrgInvite[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const received = await listReceived(deps.db.read, { email, mailbox: actor.mailbox }, deps.clock.now());
  return received.map(({ invite, organisation }) => ({
    id: invite.id,
    organisation: organisation.name,
    invitedBy: invite.invitedBy,
    role: invite.role,
    expiresAt: invite.expiresAt.toISOString(),
  }));
}
