import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { comeAgain, findOrMakePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { readOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  updateInvite,
  type Invited,
  type InviteRow,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import {
  countMemberships,
  insertMember,
  listMembers,
  type MemberRow,
} from "#src/server/domain/organisation/queries.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Joined } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { getInvited, getInvitedIn, type OrgInviteKey } from "./find-invite.ts";

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
  await getInvited(deps, caller, key);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const invited = await getInvitedIn(tx, caller, key);
    const { invite, organisation } = invited;
    const members = await listMembers(tx, [organisation.id]);
    const account = await findAccountByEmail(tx, invite.email);
    const link = { ...linkOf(invite), account };
    const known = caller.actor ?? account;
    // A second click on an invitation that has been accepted does nothing more for a member, and nothing at all for others.
    if (invite.state === "used" && known !== null && members.some(({ userId }) => userId === known.userId)) {
      const token = await comeAgain(tx, deps, caller, link, known.userId);
      return { organisation: await readOrganisation(tx, deps, known, organisation.id), token };
    }
    requireJoinable(invited, now);
    const given = { name: name ?? invite.email.replace(/@.*$/s, ""), now };
    const { actor, token } = await findOrMakePerson(tx, deps, caller, link, given);
    await join(tx, actor, invited, members, now);
    return { organisation: await readOrganisation(tx, deps, actor, organisation.id), token };
  });
}

/**
 * Says no, without an account and as often as one likes.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
 */
export async function declineOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<void> {
  await getInvited(deps, caller, key);
  await deps.db.write(async (tx) => {
    const { invite, organisation } = await getInvitedIn(tx, caller, key);
    if (invite.state === "used") throw inviteErrors.used({ organisation: organisation.name });
    if (invite.state === "open")
      await updateInvite(tx, invite.id, { state: "declined", repliedAt: deps.clock.now() });
  });
}
