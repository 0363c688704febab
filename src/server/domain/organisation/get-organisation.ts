import * as queries from "./queries.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { eraseInvitationLinks } from "#src/server/domain/invitation/change-invitations.ts";
import { type Seats, listSeats } from "#src/server/domain/billing/seats/seats.ts";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, organisationLimits, organisationRoles } from "#src/shared/organisation/organisation.ts";
import { type Membership, getMembership, getOwned, listOwnMemberships } from "./gate.ts";
import {
  type MemberRow,
  countMemberships,
  insertMember,
  insertOrganisation,
  listMembers,
} from "./queries.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { organisationErrors } from "./errors.ts";
import { organisationsBy } from "./limits.ts";
import { endTeamRounds } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { eraseWorkshopsOf } from "#src/server/domain/workshop/erase.ts";

const byName = new Intl.Collator("en");

function presentMember(row: MemberRow, actor: Actor, seats: Seats | null): OrganisationMember {
  const { userId, role } = row;
  return {
    userId,
    isYou: userId === actor.userId,
    name: row.name,
    email: seats !== null || userId === actor.userId ? row.email : null,
    role,
    hasSeat: seats !== null && leads(role) ? seats.holders.has(userId) : null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

const byRoleAndName = (one: OrganisationMember, other: OrganisationMember): number =>
  organisationRoles.indexOf(one.role) - organisationRoles.indexOf(other.role) ||
  byName.compare(one.name, other.name);

/** As the actor sees it: all members see its members, owners and facilitators also addresses and seats. */
function presentOrganisation(
  { organisation, role }: Membership,
  actor: Actor,
  rows: readonly MemberRow[],
  seats: Seats,
): Organisation {
  const shownSeats = leads(role) ? seats : null;
  const members = rows.map((row) => presentMember(row, actor, shownSeats)).toSorted(byRoleAndName);
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

/** @throws {DomainError} not_found */
export const getOrganisation = (deps: Deps, actor: Actor, organisationId: string): Promise<Organisation> =>
  readOrganisation(deps.db.read, deps, actor, organisationId);

/** @throws {DomainError} not_found */
export async function readOrganisation(
  db: Queryable,
  deps: Deps,
  actor: Actor,
  organisationId: string,
): Promise<Organisation> {
  const membership = await getMembership(db, actor, organisationId);
  const ids = [membership.organisation.id];
  const [rows, seatsOf] = await Promise.all([listMembers(db, ids), listSeats(db, deps, ids)]);
  return presentOrganisation(membership, actor, rows, seatsOf(organisationId));
}

/** Oldest first. */
export async function listOrganisations(deps: Deps, actor: Actor): Promise<readonly Organisation[]> {
  const { read } = deps.db;
  const memberships = await listOwnMemberships(read, actor);
  const ids = memberships.map(({ organisation }) => organisation.id);
  const [rows, seatsOf] = await Promise.all([listMembers(read, ids), listSeats(read, deps, ids)]);
  const members = Map.groupBy(rows, ({ organisationId }) => organisationId);
  return memberships.map((membership) => {
    const { id } = membership.organisation;
    return presentOrganisation(membership, actor, members.get(id) ?? [], seatsOf(id));
  });
}

/**
 * Creates an organisation with the actor as its only member and owner.
 *
 * @throws {DomainError} plan_needed; conflict for too many memberships; too_many_requests
 */
export async function makeOrganisation(
  deps: Deps,
  actor: Actor,
  { name }: { readonly name: string },
): Promise<Organisation> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const id = deps.ids.id();
    const { features } = await getPlanIn(tx, deps, actor);
    if (!features.teamDashboard) throw authErrors.planNeeded();
    if ((await countMemberships(tx, actor.userId)) >= organisationLimits.memberships)
      throw organisationErrors.tooMany();
    await enforceLimitsIn(tx, now, [organisationsBy(actor)]);
    await insertOrganisation(tx, { id, name, createdAt: now });
    await insertMember(tx, {
      ...{ organisationId: id, userId: actor.userId, role: "owner" },
      ...{ joinedAt: now, leadsSince: now },
    });
    return readOrganisation(tx, deps, actor, id);
  });
}

/** @throws {DomainError} not_found; forbidden for all but owners */
export function renameOrganisation(
  deps: Deps,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Organisation> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    await queries.renameOrganisation(tx, organisation.id, name);
    return readOrganisation(tx, deps, actor, id);
  });
}

/**
 * Deletes an organisation. Members keep their rounds and results.
 *
 * @param name as the owner typed it, in any case
 * @throws {DomainError} not_found; forbidden for all but owners; bad_request for another name
 */
export function deleteOrganisation(
  deps: Deps,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    if (normalizeName(name) !== normalizeName(organisation.name)) throw organisationErrors.otherName();
    await eraseOrganisation(tx, deps, organisation.id);
  });
}

/** Erases an organisation with its team rounds, workshops and invitations. Members keep their rounds. */
export async function eraseOrganisation(
  tx: Transaction,
  { clock }: TransactionDeps,
  id: Authorized<"organisation">,
): Promise<void> {
  await endTeamRounds(tx, id, clock.now());
  await eraseWorkshopsOf(tx, id);
  await eraseInvitationLinks(tx, queries.invitesOf(tx, id));
  await queries.deleteOrganisation(tx, id);
}

const normalizeName = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
