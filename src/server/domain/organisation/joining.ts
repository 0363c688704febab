import type { Transaction } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { resumeByLink, findOrCreatePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { organisationErrors } from "./errors.ts";
import { readOrganisation } from "./get-organisation.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  updateInvite,
  type Invited,
  type InviteRow,
  type OrgInviteKey,
  findInvited,
  listReceived,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import { countMemberships, insertMember, listMembers, type MemberRow } from "./queries.ts";
import { organisationLimits, leads } from "#src/shared/organisation/organisation.ts";
import { teamCalled } from "#src/server/domain/mail/templates/organisation/membership.ts";
import { presentShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import type { Joined, OrgInvite, ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import { getInvited, writeInvited } from "#src/server/domain/invitation/gate.ts";
import { deadOrgLinks } from "./limits.ts";

const gate = { find: findInvited, deadLinks: deadOrgLinks, notFound: inviteErrors.linkNotFound };

const stateOf = ({ state, expiresAt }: InviteRow, now: Date): OrgInvite["state"] =>
  state === "open" && expiresAt <= now ? "expired" : state;

/** @throws {DomainError} conflict for a revoked, used or expired invitation */
function requireJoinable({ invite, organisation }: Invited, now: Date): void {
  const named = { organisation: organisation.name };
  if (invite.state === "revoked") throw inviteErrors.revoked(named);
  if (invite.state === "used") throw inviteErrors.used(named);
  if (invite.expiresAt <= now) throw inviteErrors.expired(named);
}

async function join(
  tx: Transaction,
  { userId }: Actor,
  { invite, organisation }: Invited,
  members: readonly MemberRow[],
  now: Date,
): Promise<void> {
  if (!members.some((member) => member.userId === userId)) {
    if ((await countMemberships(tx, userId)) >= organisationLimits.memberships)
      throw organisationErrors.tooMany();
    if (members.length >= organisationLimits.members)
      throw organisationErrors.full({ organisation: organisation.name });
    await insertMember(tx, {
      organisationId: organisation.id,
      userId,
      role: invite.role,
      joinedAt: now,
      leadsSince: leads(invite.role) ? now : null,
    });
  }
  await updateInvite(tx, invite.id, { state: "used", repliedAt: now });
}

/**
 * Accepts an invitation: one write creates the membership, and the account if the address has none.
 * Idempotent, and possible after declining while the invitation works.
 *
 * @param name for a new account; the part of the address before the @ if missing
 * @throws {DomainError} not_found; unauthenticated if the address has an account; conflict if someone else
 *   has signed in, the invitation isn't open, or the organisation is full; too_many_requests
 */
export async function acceptOrgInvite(
  deps: Deps,
  caller: Caller,
  key: OrgInviteKey,
  name: string | undefined,
): Promise<Joined> {
  return writeInvited(deps, caller, key, gate, async (tx, invited) => {
    const now = deps.clock.now();
    const { invite, organisation } = invited;
    const members = await listMembers(tx, [organisation.id]);
    const account = await findAccountByEmail(tx, invite.email);
    const { email, state, repliedAt } = invite;
    const link = { email, acceptedAt: state === "used" ? repliedAt : null, account };
    const known = caller.actor ?? account;
    // A second click on an accepted invitation changes nothing for a member; everyone else is refused below.
    if (invite.state === "used" && known !== null && members.some(({ userId }) => userId === known.userId)) {
      const token = await resumeByLink(tx, deps, caller, link, known.userId);
      return { organisation: await readOrganisation(tx, deps, known, organisation.id), token };
    }
    requireJoinable(invited, now);
    const invitation = { by: invite.invitedBy, to: teamCalled(organisation.name) };
    const given = { name: name ?? invite.email.replace(/@.*$/s, ""), now, invitation };
    const { actor, token } = await findOrCreatePerson(tx, deps, caller, link, given);
    await join(tx, actor, invited, members, now);
    return { organisation: await readOrganisation(tx, deps, actor, organisation.id), token };
  });
}

/**
 * Declines an invitation, without an account. Idempotent.
 *
 * @throws {DomainError} not_found; conflict after accepting; too_many_requests
 */
export async function declineOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<void> {
  await writeInvited(deps, caller, key, gate, async (tx, { invite, organisation }) => {
    if (invite.state === "used") throw inviteErrors.used({ organisation: organisation.name });
    if (invite.state === "open")
      await updateInvite(tx, invite.id, { state: "declined", repliedAt: deps.clock.now() });
  });
}

/**
 * What the invited person reads before deciding.
 *
 * @throws {DomainError} not_found; too_many_requests
 */
export async function getOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<OrgInvite> {
  const { invite, organisation } = await getInvited(deps, caller, key, gate);
  const account = await findAccountByEmail(deps.db.read, invite.email);
  return {
    organisation: organisation.name,
    invitedBy: invite.invitedBy,
    brand: await presentShownBrand(deps.db.read, deps, invite.inviterId),
    role: invite.role,
    expiresAt: invite.expiresAt.toISOString(),
    email: invite.email,
    state: stateOf(invite, deps.clock.now()),
    hasAccount: account !== null && account.emailVerifiedAt !== null,
    isSignedIn: caller.actor !== null && verifiedAddress(caller.actor) === invite.email,
  };
}

/** Lists open invitations to exactly the user's own, confirmed address. */
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
