import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats, type Seats } from "#src/server/domain/billing/seats/seats.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, organisationRoles } from "#src/shared/organisation/organisation.ts";
import { type Membership, getMembership, listOwnMemberships } from "./gate.ts";
import { listMembers, type MemberRow } from "./queries.ts";

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

/** Who is in some organisations, and who has their seats: as many statements for one as for twenty. */
async function lookAround(db: Queryable, deps: Pick<Deps, "env" | "clock">, ids: readonly string[]) {
  const [rows, seatsOf] = await Promise.all([listMembers(db, ids), listSeats(db, deps, ids)]);
  return { members: Map.groupBy(rows, ({ organisationId }) => organisationId), seatsOf };
}

type Around = Pick<Awaited<ReturnType<typeof lookAround>>, "seatsOf"> & {
  readonly members: ReadonlyMap<string, readonly MemberRow[]>;
};

/** As the actor sees it. Who is in it shows to all members; addresses and seats to those who lead. */
function presentOrganisation({ organisation, role }: Membership, actor: Actor, around: Around): Organisation {
  const seats = around.seatsOf(organisation.id);
  const shownSeats = leads(role) ? seats : null;
  const members = (around.members.get(organisation.id) ?? [])
    .map((row) => presentMember(row, actor, shownSeats))
    .toSorted(inOrder);
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

/**
 * An organisation that the actor is in.
 *
 * @throws {DomainError} not_found
 */
export const getOrganisation = (deps: Deps, actor: Actor, organisationId: string): Promise<Organisation> =>
  readOrganisation(deps.db.read, deps, actor, organisationId);

/** The same, also in a transaction. */
export async function readOrganisation(
  db: Queryable,
  deps: Deps,
  actor: Actor,
  organisationId: string,
): Promise<Organisation> {
  const membership = await getMembership(db, actor, organisationId);
  const around = await lookAround(db, deps, [membership.organisation.id]);
  return presentOrganisation(membership, actor, around);
}

/** Every organisation that the actor is in, oldest first. */
export async function listOrganisations(deps: Deps, actor: Actor): Promise<readonly Organisation[]> {
  const { read } = deps.db;
  const memberships = await listOwnMemberships(read, actor);
  const around = await lookAround(
    read,
    deps,
    memberships.map(({ organisation }) => organisation.id),
  );
  return memberships.map((membership) => presentOrganisation(membership, actor, around));
}
