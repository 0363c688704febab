import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import {
  comeAgain,
  findOrMakePerson,
  hashForNewAccount,
} from "#src/server/domain/account/by-link/person-of-link.ts";
import { findAccountIn } from "#src/server/domain/account/find-account.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getOrganisationIn } from "#src/server/domain/organisation/get-organisation.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  updateInvite,
  type Invited,
  type InviteRow,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import {
  countMemberships,
  findMembership,
  insertMember,
  listMembers,
} from "#src/server/domain/organisation/queries.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Joined } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { findInvited, findInvitedIn, type OrgInviteKey } from "./find-invite.ts";

const linkOf = ({ email, state, repliedAt }: InviteRow) => ({
  email,
  acceptedAt: state === "used" ? repliedAt : null,
});

/** @throws {DomainError} conflict with what has become of the invitation */
function requireJoinable({ invite, organisation }: Invited, now: Date): void {
  const named = { organisation: organisation.name };
  if (invite.state === "revoked") throw inviteErrors.revoked(named);
  if (invite.state === "used") throw inviteErrors.used(named);
  if (invite.expiresAt <= now) throw inviteErrors.expired(named);
}

async function join(
  tx: Transaction,
  actor: Actor,
  { invite, organisation }: Invited,
  now: Date,
): Promise<void> {
  if ((await findMembership(tx, organisation.id, actor.userId)) === undefined) {
    if ((await countMemberships(tx, actor.userId)) >= organisationLimits.memberships)
      throw organisationErrors.tooMany();
    if ((await listMembers(tx, [organisation.id])).length >= organisationLimits.members)
      throw organisationErrors.full({ organisation: organisation.name });
    await insertMember(tx, {
      organisationId: organisation.id,
      userId: actor.userId,
      role: invite.role,
      joinedAt: now,
      leadsSince: leads(invite.role) ? now : null,
    });
  }
  await updateInvite(tx, invite.id, { state: "used", repliedAt: now });
}

/** A second click on an invitation that has been accepted: it does nothing more for a member, and nothing at all for others. */
async function rejoin(tx: Transaction, deps: Deps, caller: Caller, invited: Invited): Promise<Joined | null> {
  const { invite, organisation } = invited;
  const account = await findAccountIn(tx, invite.email);
  const person = caller.actor ?? account;
  if (invite.state !== "used" || person === null) return null;
  if ((await findMembership(tx, organisation.id, person.userId)) === undefined) return null;
  const token = await comeAgain(tx, deps, caller, linkOf(invite), person.userId);
  return { organisation: await getOrganisationIn(tx, deps, person, organisation.id), token };
}

/**
 * Joins an organisation: one write makes the membership, and the account where the address has none. Clicking twice does it once. Who
 * declined may change their mind for as long as the invitation works.
 *
 * @param name what they want to be called; used for a new account only. Without it, the part of their address before the @.
 * @throws {DomainError} not_found; unauthenticated where the address has an account; conflict where someone else is signed in, for an
 * invitation that is no longer open, and for a full organisation; too_many_requests.
 */
export async function acceptOrgInvite(
  deps: Deps,
  caller: Caller,
  key: OrgInviteKey,
  name: string | undefined,
): Promise<Joined> {
  const { invite: asked } = await findInvited(deps, caller, key);
  const passwordHash = await hashForNewAccount(deps, caller, linkOf(asked));
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const invited = await findInvitedIn(tx, caller, key);
    const again = await rejoin(tx, deps, caller, invited);
    if (again !== null) return again;
    requireJoinable(invited, now);
    const { invite, organisation } = invited;
    const given = { name: name ?? invite.email.replace(/@.*$/s, ""), passwordHash, now };
    const person = await findOrMakePerson(tx, deps, caller, invite, given);
    await join(tx, person.actor, invited, now);
    return {
      organisation: await getOrganisationIn(tx, deps, person.actor, organisation.id),
      token: person.token,
    };
  });
}

/**
 * Says no, without an account and as often as one likes.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
 */
export async function declineOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<void> {
  await findInvited(deps, caller, key);
  await deps.db.write(async (tx) => {
    const { invite, organisation } = await findInvitedIn(tx, caller, key);
    if (invite.state === "used") throw inviteErrors.used({ organisation: organisation.name });
    if (invite.state !== "open") return;
    await updateInvite(tx, invite.id, { state: "declined", repliedAt: deps.clock.now() });
  });
}
