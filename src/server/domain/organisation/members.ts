import { organisationErrors } from "./errors.ts";
import {
  type MemberRow,
  type OrganisationRow,
  deleteMember,
  deleteOrganisation,
  invitesOf,
  listMembers,
  updateMember,
} from "./queries.ts";
import {
  type OrganisationRole,
  leads,
  organisationRoles,
  owns,
} from "#src/shared/organisation/organisation.ts";
import { eraseInvitationLinks } from "#src/server/domain/invitation/change-invitations.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { type Membership, getMembership, getOwned, listOwnMemberships } from "./gate.ts";
import { readOrganisation } from "./get-organisation.ts";
import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import type { Transaction } from "#db/client.ts";
import { endTeamRounds, leaveTeamRounds } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { eraseWorkshopsOf } from "#src/server/domain/workshop/erase.ts";
import {
  organisationRemovalMail,
  organisationRoleMail,
} from "#src/server/domain/mail/templates/organisation/membership.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { joinName } from "#src/shared/account/names.ts";

/**
 * There is always an owner.
 *
 * @param role what someone is to be from now on; null: they go.
 * @throws {DomainError} conflict
 */
function requireOwnerLeft(
  members: readonly Pick<MemberRow, "userId" | "role">[],
  userId: string,
  role: OrganisationRole | null,
): void {
  const isOwnerLeft = members.some((member) => {
    const next = member.userId === userId ? role : member.role;
    return next !== null && owns(next);
  });
  if (!isOwnerLeft) throw organisationErrors.lastOwner();
}

interface Change {
  readonly organisation: OrganisationRow;
  readonly member: MemberRow;
}

const described = (actor: Actor, { organisation, member }: Change) => ({
  firstName: member.firstName,
  organisation,
  by: joinName(actor.firstName, actor.lastName),
});

/** Nobody's role changes behind their back: these emails come whatever else someone doesn't want. */
async function tellOfRole(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { role, ...change }: Change & { readonly role: OrganisationRole },
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "organisation role",
    to: change.member.email,
    content: organisationRoleMail(deps.env, { ...described(actor, change), role }),
  });
}

async function tellOfRemoval(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  change: Change,
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "organisation removal",
    to: change.member.email,
    content: organisationRemovalMail(deps.env, described(actor, change)),
  });
}

/**
 * Gives a member another role, and tells them. Handing over is to make someone else an owner first, and then to change one's own.
 *
 * @throws {DomainError} not_found; forbidden for all but owners; conflict for the last owner.
 */
export function changeRole(
  deps: Deps,
  actor: Actor,
  { id, userId, role }: { readonly id: string; readonly userId: string; readonly role: OrganisationRole },
): Promise<OrganisationMember> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    const members = await listMembers(tx, [organisation.id]);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw organisationErrors.memberNotFound();
    if (member.role !== role) {
      requireOwnerLeft(members, userId, role);
      const leadsSince = leads(role) ? (member.leadsSince ?? deps.clock.now()) : null;
      await updateMember(tx, member, { role, leadsSince });
      if (userId !== actor.userId) await tellOfRole(tx, deps, actor, { organisation, member, role });
    }
    const shown = (await readOrganisation(tx, deps, actor, id)).members.find((one) => one.userId === userId);
    if (shown === undefined) throw organisationErrors.memberNotFound();
    return shown;
  });
}

/** Who leads before who doesn't, and of these who has been there for longest. */
function heirOf(members: readonly MemberRow[]): MemberRow | undefined {
  return members.toSorted(
    (one, other) =>
      organisationRoles.indexOf(one.role) - organisationRoles.indexOf(other.role) ||
      one.joinedAt.getTime() - other.joinedAt.getTime(),
  )[0];
}

/**
 * Before an account is erased: its owner leaves every organisation. One that would be without an owner goes on with another of its members,
 * who is told; one without members goes.
 */
export async function leaveAll(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const { userId } = person;
  const memberships = await listOwnMemberships(tx, person);
  for (const { organisation } of memberships) {
    const members = await listMembers(tx, [organisation.id]);
    await leave(tx, deps, person, { organisation, others: members.filter((one) => one.userId !== userId) });
  }
}

interface Left {
  readonly organisation: Membership["organisation"];
  /** Its other members. */
  readonly others: readonly MemberRow[];
}

async function leave(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  { organisation, others }: Left,
): Promise<void> {
  const heir = heirOf(others);
  if (heir === undefined) {
    await endTeamRounds(tx, organisation.id, deps.clock.now());
    await eraseWorkshopsOf(tx, organisation.id);
    await eraseInvitationLinks(tx, invitesOf(tx, organisation.id));
    await deleteOrganisation(tx, organisation.id);
    return;
  }
  await deleteMember(tx, { organisationId: organisation.id, userId: person.userId });
  if (others.some(({ role }) => owns(role))) return;
  const leadsSince = leads(heir.role) ? heir.leadsSince : deps.clock.now();
  await updateMember(tx, heir, { role: "owner", leadsSince });
  await tellOfRole(tx, deps, person, { organisation, member: heir, role: "owner" });
}

/**
 * Ends a membership: members leave by themselves, and owners remove others. Rounds stay their owners', and answers stay where they are.
 *
 * @throws {DomainError} not_found; forbidden where it's someone else's, to all but owners; conflict for the last owner.
 */
export async function removeMember(
  deps: Deps,
  actor: Actor,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const isOwn = userId === actor.userId;
  await deps.db.write(async (tx) => {
    const { organisation } = await (isOwn ? getMembership : getOwned)(tx, actor, id);
    const members = await listMembers(tx, [organisation.id]);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw organisationErrors.memberNotFound();
    requireOwnerLeft(members, userId, null);
    await deleteMember(tx, member);
    await leaveTeamRounds(tx, { userId, organisationId: organisation.id }, deps.clock.now());
    if (!isOwn) await tellOfRemoval(tx, deps, actor, { organisation, member });
  });
}
