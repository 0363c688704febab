import type { Transaction, Queryable } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import { comeAgain, findOrMakePerson } from "#src/server/domain/account/by-link/person-of-link.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { organisationErrors } from "./errors.ts";
import { readOrganisation } from "./get-organisation.ts";
import { inviteErrors } from "#src/server/domain/organisation/inviting/errors.ts";
import {
  updateInvite,
  type Invited,
  type InviteRow,
  findByLink,
  findReceived,
  listReceived,
} from "#src/server/domain/organisation/inviting/invite-queries.ts";
import { countMemberships, insertMember, listMembers, type MemberRow } from "./queries.ts";
import { organisationLimits, leads } from "#src/shared/organisation/organisation.ts";
import type { Joined, OrgInvite, ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { deadOrgLinks } from "./limits.ts";
import { sha256 } from "#src/server/ids.ts";

/** What an invitation goes by: the token of the link in an email, or its id, for the person who is signed in with its address. */
export type OrgInviteKey = { readonly token: string } | { readonly inviteId: string };

/**
 * The one gate to an invitation. A link came by email, so whoever has it reads that mailbox. By its id it is found for the person alone
 * who is signed in with exactly that address and has shown that they read it: nobody else learns that there is one.
 */
async function findInvitedIn(
  db: Queryable,
  actor: Actor | null,
  key: OrgInviteKey,
): Promise<Invited | undefined> {
  if ("token" in key) return findByLink(db, sha256(key.token));
  const email = actor && verifiedAddress(actor);
  if (email === null) return undefined;
  const received = await findReceived(db, key.inviteId);
  return received?.invite.email === email ? received : undefined;
}

/**
 * Who was asked into what. Dead links are counted, and live ones are not.
 *
 * @throws {DomainError} not_found for a link that was never sent, for someone who isn't the caller, and where the organisation is gone;
 * too_many_requests.
 */
async function getInvited(deps: Deps, { actor, origin }: Caller, key: OrgInviteKey): Promise<Invited> {
  const invited = await findInvitedIn(deps.db.read, actor, key);
  if (invited !== undefined) return invited;
  await takeFromLimits(deps, deadOrgLinks(origin));
  throw inviteErrors.linkNotFound();
}

/** As `getInvited`, in the transaction of a reply. @throws {DomainError} not_found for one that is gone since. */
async function getInvitedIn(tx: Transaction, { actor }: Caller, key: OrgInviteKey): Promise<Invited> {
  const invited = await findInvitedIn(tx, actor, key);
  if (invited === undefined) throw inviteErrors.linkNotFound();
  return invited;
}

/** What has become of an invitation. */
const stateOf = ({ state, expiresAt }: InviteRow, now: Date): OrgInvite["state"] =>
  state === "open" && expiresAt <= now ? "expired" : state;

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
