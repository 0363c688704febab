import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats, type Seats } from "#src/server/domain/billing/seats/seats.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, organisationRoles } from "#src/shared/organisation/roles.ts";
import { listMembers, type MemberRow, type Membership } from "./queries.ts";

const byName = new Intl.Collator("en");

function presentMember(row: MemberRow, actor: Actor, seats: Seats | null): OrganisationMember {
  const { userId, role } = row;
  return {
    userId,
    isYou: userId === actor.userId,
    name: joinName(row.firstName, row.lastName),
    email: seats !== null || userId === actor.userId ? row.email : null,
    role,
    hasSeat: seats !== null && leads(role) ? seats.holders.has(userId) : null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

const inOrder = (one: OrganisationMember, other: OrganisationMember): number =>
  organisationRoles.indexOf(one.role) - organisationRoles.indexOf(other.role) ||
  byName.compare(one.name, other.name);

/** As the actor sees it. Who is in it shows to all members; addresses and seats to those who lead. */
function present(
  { organisation, role }: Membership,
  rows: readonly MemberRow[],
  actor: Actor,
  seats: Seats,
): Organisation {
  const shownSeats = leads(role) ? seats : null;
  const members = rows.map((row) => presentMember(row, actor, shownSeats)).toSorted(inOrder);
  return {
    id: organisation.id,
    name: organisation.name,
    role,
    createdAt: organisation.createdAt.toISOString(),
    members,
    seats: shownSeats && {
      total: seats.total,
      taken: members.filter(({ hasSeat }) => hasSeat === true).length,
    },
    isActive: seats.isActive,
  };
}

/** Some of the actor's organisations, in their order: as many statements for one as for twenty. */
export async function presentOrganisations(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  actor: Actor,
  memberships: readonly Membership[],
): Promise<readonly Organisation[]> {
  const ids = memberships.map(({ organisation }) => organisation.id);
  if (ids.length === 0) return [];
  const [members, seatsOf] = await Promise.all([listMembers(db, ids), listSeats(db, deps, ids)]);
  const rows = Map.groupBy(members, ({ organisationId }) => organisationId);
  return memberships.map((membership) => {
    const { id } = membership.organisation;
    return present(membership, rows.get(id) ?? [], actor, seatsOf(id));
  });
}
