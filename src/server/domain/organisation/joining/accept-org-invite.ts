import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import {
  comeAgain,
  findOrMakePerson,
  type Person,
} from "#src/server/domain/account/by-link/person-of-link.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  updateInvite,
  type Invited,
  type InviteRow,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import { countMemberships, insertMember, listMembers } from "#src/server/domain/organisation/queries.ts";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import type { Joined } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import {
  findAccountInvited,
  findInvitedIn,
  organisationBy,
  refuseDeadLink,
  type OrgInviteKey,
} from "./find-invite.ts";

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

/** All that accepting goes by, for whom the gate lets in; null for a dead link. */
async function lookAt(tx: Transaction, { actor }: Caller, key: OrgInviteKey) {
  const [invited, account, members, memberships] = await Promise.all([
    findInvitedIn(tx, actor, key),
    findAccountInvited(tx, key),
    listMembers(tx, organisationBy(tx, key)),
    actor === null ? 0 : countMemberships(tx, actor.userId),
  ]);
  return invited === undefined ? null : { ...invited, account, members, memberships };
}

type Found = NonNullable<Awaited<ReturnType<typeof lookAt>>>;

const isMember = ({ members }: Found, { userId }: Actor): boolean =>
  members.some((member) => member.userId === userId);

async function join(tx: Transaction, actor: Actor, found: Found, now: Date): Promise<void> {
  const { invite, organisation, members, memberships } = found;
  if (!isMember(found, actor)) {
    if (memberships >= organisationLimits.memberships) throw organisationErrors.tooMany();
    if (members.length >= organisationLimits.members)
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
async function rejoin(tx: Transaction, deps: Deps, caller: Caller, found: Found): Promise<Person | null> {
  const { invite, account } = found;
  const actor = caller.actor ?? account;
  if (invite.state !== "used" || actor === null || !isMember(found, actor)) return null;
  const link = { ...linkOf(invite), account };
  return { actor, token: await comeAgain(tx, deps, caller, link, actor.userId) };
}

/** Who isn't signed in and has no link that works mustn't hold up everyone's writes. */
async function refuseStranger(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<void> {
  if (caller.actor === null && (await findInvitedIn(deps.db.read, null, key)) === undefined)
    await refuseDeadLink(deps, caller);
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
  const accept = async (tx: Transaction) => {
    const now = deps.clock.now();
    const found = await lookAt(tx, caller, key);
    if (found === null) return null;
    const { invite, account, organisation } = found;
    const again = await rejoin(tx, deps, caller, found);
    if (again !== null) return { ...again, organisation };
    requireJoinable(found, now);
    const given = { name: name ?? invite.email.replace(/@.*$/s, ""), now };
    const person = await findOrMakePerson(tx, deps, caller, { email: invite.email, account }, given);
    await join(tx, person.actor, found, now);
    return { ...person, organisation };
  };
  // Who has a seat from now on is known only then.
  const answer = async (tx: Transaction, joined: Awaited<ReturnType<typeof accept>>) =>
    joined && {
      organisation: await getOrganisation(deps, joined.actor, joined.organisation.id, tx),
      token: joined.token,
    };
  const joined = await deps.db.writeAndAsk(accept, answer, { after: refuseStranger(deps, caller, key) });
  return joined ?? refuseDeadLink(deps, caller);
}

/**
 * Says no, without an account and as often as one likes.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
 */
export async function declineOrgInvite(deps: Deps, caller: Caller, key: OrgInviteKey): Promise<void> {
  const decline = async (tx: Transaction): Promise<boolean> => {
    const invited = await findInvitedIn(tx, caller.actor, key);
    if (invited === undefined) return false;
    const { invite, organisation } = invited;
    if (invite.state === "used") throw inviteErrors.used({ organisation: organisation.name });
    if (invite.state === "open")
      await updateInvite(tx, invite.id, { state: "declined", repliedAt: deps.clock.now() });
    return true;
  };
  const isFound = await deps.db.write(decline, { after: refuseStranger(deps, caller, key) });
  if (!isFound) await refuseDeadLink(deps, caller);
}
