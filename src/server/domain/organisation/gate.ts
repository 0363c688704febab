import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { type OrganisationRole, leads, owns } from "#src/shared/organisation/organisation.ts";
import { organisationErrors } from "./errors.ts";
import {
  type MemberRow,
  type MembershipOf,
  findMembership,
  listMembers,
  listMemberships,
} from "./queries.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSeats } from "#src/server/domain/billing/seats/seats.ts";

/*
 * The only place that decides who may do what in an organisation. People outside it don't learn that it
 * exists, and administrators of the site get no access.
 */

/** An organisation, and a member's role in it. */
export type Membership = MembershipOf & {
  readonly organisation: { readonly id: Authorized<"organisation"> };
};

const isMembership = (found: MembershipOf | undefined): found is Membership => found !== undefined;

/** The actor's role; null for non-members. */
export const findRole = async (
  db: Queryable,
  actor: Actor,
  organisationId: string,
): Promise<OrganisationRole | null> => (await findMembership(db, organisationId, actor.userId))?.role ?? null;

/** Lists all members; the caller decides what may be shown. */
export const listPeopleOf = (db: Queryable, organisationId: string): Promise<readonly MemberRow[]> =>
  listMembers(db, [organisationId]);

/** @throws {DomainError} not_found, also for non-members */
export async function getMembership(
  db: Queryable,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const membership = await findMembership(db, organisationId, actor.userId);
  if (!isMembership(membership)) throw organisationErrors.notFound();
  return membership;
}

/** Oldest first. */
export const listOwnMemberships = async (db: Queryable, { userId }: Actor): Promise<readonly Membership[]> =>
  (await listMemberships(db, userId)).filter(isMembership);

/**
 * For owners and facilitators: inviting people, starting team rounds.
 *
 * @throws {DomainError} not_found; forbidden for members
 */
export async function getLed(db: Queryable, actor: Actor, organisationId: string): Promise<Membership> {
  const membership = await getMembership(db, actor, organisationId);
  if (!leads(membership.role)) throw organisationErrors.leadersOnly();
  return membership;
}

/** For changes to others' membership. @throws {DomainError} not_found; forbidden for all but owners */
export async function getOwned(db: Queryable, actor: Actor, organisationId: string): Promise<Membership> {
  const membership = await getMembership(db, actor, organisationId);
  if (!owns(membership.role)) throw organisationErrors.ownersOnly();
  return membership;
}

type SeatDeps = Pick<Deps, "env" | "clock">;

/**
 * Without a plan, only starting things ends.
 *
 * @throws {DomainError} plan_needed if no owner has an active plan
 */
export async function requireActive(
  db: Queryable,
  deps: SeatDeps,
  { id, name }: Membership["organisation"],
): Promise<void> {
  const seatsOf = await listSeats(db, deps, [id]);
  if (!seatsOf(id).isActive) throw organisationErrors.planOver({ organisation: name });
}

/** For starting something. @throws {DomainError} as `getLed`; plan_needed if no owner has an active plan */
export async function getActiveLed(
  db: Queryable,
  deps: SeatDeps,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const membership = await getLed(db, actor, organisationId);
  await requireActive(db, deps, membership.organisation);
  return membership;
}
