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
 * Who may do what in an organisation: the one place that decides it. People who aren't in it don't learn that it exists, and
 * administrators of the site are nobody special.
 */

/** An organisation for someone who is in it, and as what. */
export type Membership = MembershipOf & {
  readonly organisation: { readonly id: Authorized<"organisation"> };
};

/** The row is found by who is in it. */
const isMembership = (found: MembershipOf | undefined): found is Membership => found !== undefined;

/** What someone is in an organisation; null: they aren't in it. */
export const findRole = async (
  db: Queryable,
  actor: Actor,
  organisationId: string,
): Promise<OrganisationRole | null> => (await findMembership(db, organisationId, actor.userId))?.role ?? null;

/** Everyone in an organisation. What of it may be shown, the caller decides. */
export const listPeopleOf = (db: Queryable, organisationId: string): Promise<readonly MemberRow[]> =>
  listMembers(db, [organisationId]);

/** @throws {DomainError} not_found, also for an organisation that the actor isn't in. */
export async function getMembership(
  db: Queryable,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const membership = await findMembership(db, organisationId, actor.userId);
  if (!isMembership(membership)) throw organisationErrors.notFound();
  return membership;
}

/** Every organisation that the actor is in, oldest first. */
export const listOwnMemberships = async (db: Queryable, { userId }: Actor): Promise<readonly Membership[]> =>
  (await listMemberships(db, userId)).filter(isMembership);

/** For inviting people and starting team rounds. @throws {DomainError} not_found; forbidden for members. */
export async function getLed(db: Queryable, actor: Actor, organisationId: string): Promise<Membership> {
  const membership = await getMembership(db, actor, organisationId);
  if (!leads(membership.role)) throw organisationErrors.leadersOnly();
  return membership;
}

/** For everything that concerns other people's membership. @throws {DomainError} not_found; forbidden for all but owners. */
export async function getOwned(db: Queryable, actor: Actor, organisationId: string): Promise<Membership> {
  const membership = await getMembership(db, actor, organisationId);
  if (!owns(membership.role)) throw organisationErrors.ownersOnly();
  return membership;
}

type Needs = Pick<Deps, "env" | "clock">;

/**
 * What ends with the plan is only what one can start.
 *
 * @throws {DomainError} plan_needed where no owner's plan is active.
 */
export async function requireActive(
  db: Queryable,
  deps: Needs,
  { id, name }: Membership["organisation"],
): Promise<void> {
  const seatsOf = await listSeats(db, deps, [id]);
  if (!seatsOf(id).isActive) throw organisationErrors.planOver({ organisation: name });
}

/** For starting something. @throws {DomainError} as `getLed`; plan_needed where no owner's plan is active. */
export async function getActiveLed(
  db: Queryable,
  deps: Needs,
  actor: Actor,
  organisationId: string,
): Promise<Membership> {
  const membership = await getLed(db, actor, organisationId);
  await requireActive(db, deps, membership.organisation);
  return membership;
}
