import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listOwnMemberships, type Membership } from "#src/server/domain/organisation/gate.ts";
import {
  deleteMember,
  deleteOrganisation,
  listMembers,
  updateMember,
  type MemberRow,
} from "#src/server/domain/organisation/queries.ts";
import { endTeamRounds, eraseParts } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { eraseWorkshopsOf } from "#src/server/domain/workshop/erase.ts";
import { leads, organisationRoles, owns } from "#src/shared/organisation/roles.ts";
import { tellOfRole } from "./tell-member.ts";

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
export async function leaveAll(tx: Transaction, deps: Deps, person: Actor): Promise<void> {
  const { userId } = person;
  const memberships = await listOwnMemberships(tx, person);
  await eraseParts(tx, userId);
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
  deps: Deps,
  person: Actor,
  { organisation, others }: Left,
): Promise<void> {
  const heir = heirOf(others);
  if (heir === undefined) {
    await endTeamRounds(tx, organisation.id, deps.clock.now());
    await eraseWorkshopsOf(tx, organisation.id);
    await deleteOrganisation(tx, organisation.id);
    return;
  }
  await deleteMember(tx, { organisationId: organisation.id, userId: person.userId });
  if (others.some(({ role }) => owns(role))) return;
  const leadsSince = leads(heir.role) ? heir.leadsSince : deps.clock.now();
  await updateMember(tx, heir, { role: "owner", leadsSince });
  await tellOfRole(tx, deps, person, { organisation, member: heir, role: "owner" });
}
