import { organisationErrors } from "./errors.ts";
import { forgetInviter } from "./inviting/invite-queries.ts";
import { type MemberRow, type OrganisationRow, deleteMember, listMembers, updateMember } from "./queries.ts";
import {
  type OrganisationRole,
  leads,
  organisationRoles,
  owns,
} from "#src/shared/organisation/organisation.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getMembership, getOwned, listOwnMemberships } from "./gate.ts";
import { eraseOrganisation, readOrganisation } from "./get-organisation.ts";
import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import type { Transaction } from "#db/client.ts";
import { leaveTeamRounds } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import {
  organisationRemovalMail,
  organisationRoleMail,
} from "#src/server/domain/mail/templates/organisation/membership.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";

/**
 * @param role the new role; null if the member leaves
 * @throws {DomainError} conflict if no owner would be left
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

const emailFacts = (actor: Actor, { organisation, member }: Change) => ({
  firstName: member.firstName,
  organisation,
  by: actor.name,
});

/** These emails can't be turned off: nobody's role changes unannounced. */
async function emailRoleChange(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { role, ...change }: Change & { readonly role: OrganisationRole },
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "organisation role",
    to: change.member.email,
    content: organisationRoleMail(emailFacts(actor, change), change.member.role, role),
  });
}

/**
 * Changes a member's role and tells them. To hand over, make someone else an owner before changing your own
 * role.
 *
 * @throws {DomainError} not_found; forbidden for all but owners; conflict for the last owner
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
      if (userId !== actor.userId) await emailRoleChange(tx, deps, actor, { organisation, member, role });
    }
    const shown = (await readOrganisation(tx, deps, actor, id)).members.find((one) => one.userId === userId);
    if (shown === undefined) throw organisationErrors.memberNotFound();
    return shown;
  });
}

/** The highest role first, then the longest membership. */
function successorOf(members: readonly MemberRow[]): MemberRow | undefined {
  return members.toSorted(
    (one, other) =>
      organisationRoles.indexOf(one.role) - organisationRoles.indexOf(other.role) ||
      one.joinedAt.getTime() - other.joinedAt.getTime(),
  )[0];
}

/**
 * Makes a person leave all organisations before their account is erased. If no owner is left, another member
 * becomes owner and is told; an organisation without members is deleted.
 */
export async function leaveAll(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const { userId } = person;
  await forgetInviter(tx, userId);
  for (const { organisation } of await listOwnMemberships(tx, person)) {
    const others = (await listMembers(tx, [organisation.id])).filter((one) => one.userId !== userId);
    const successor = successorOf(others);
    if (successor === undefined) {
      await eraseOrganisation(tx, deps, organisation.id);
      continue;
    }
    await deleteMember(tx, { organisationId: organisation.id, userId });
    if (others.some(({ role }) => owns(role))) continue;
    const leadsSince = leads(successor.role) ? successor.leadsSince : deps.clock.now();
    await updateMember(tx, successor, { role: "owner", leadsSince });
    await emailRoleChange(tx, deps, person, { organisation, member: successor, role: "owner" });
  }
}

/**
 * Ends a membership: members leave, or owners remove them. Rounds stay with their owners, and answers are
 * kept.
 *
 * @throws {DomainError} not_found; forbidden for other people's membership, except to owners; conflict for
 *   the last owner
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
    if (isOwn) return;
    await queueMail(tx, deps, {
      kind: "organisation removal",
      to: member.email,
      content: organisationRemovalMail(emailFacts(actor, { organisation, member })),
    });
  });
}
