import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Origin, Authorized } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { findRole } from "#src/server/domain/organisation/gate.ts";
import { sha256 } from "#src/server/ids.ts";
import { leads, type OrganisationRole } from "#src/shared/organisation/organisation.ts";
import { workshopErrors } from "./errors.ts";
import { deadWorkshopLinks } from "./limits.ts";
import { findByCode, findGuest, findWorkshop, type GuestInRoom, type NamedWorkshop } from "./queries.ts";
import { isErasedAt } from "./rules.ts";

/*
 * Access to workshops. Its starter can host one without a team, and any leader of its team one with a team, so
 * that a failing laptop doesn't end an evening. Guests have no account: each has a key of 256 random bits in the URL of their
 * place; the database has its hash. A workshop past its last day counts as erased, but for its picture.
 */

/** A workshop that the actor may host, or whose code they have. */
export type GatedWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isHosted = (
  workshop: NamedWorkshop,
  { userId }: Actor,
  role: OrganisationRole | null,
): workshop is GatedWorkshop =>
  workshop.organisationId === null ? workshop.startedBy === userId : role !== null && leads(role);

/**
 * Also finds an erased workshop that left a picture.
 *
 * @throws {DomainError} not_found; forbidden for members of its organisation who don't host it.
 */
export async function getHosted(db: Queryable, { clock }: Pick<Deps, "clock">, actor: Actor, id: string) {
  const workshop = await findWorkshop(db, id);
  if (workshop === undefined || (workshop.picture === null && isErasedAt(workshop, clock.now())))
    throw workshopErrors.notFound();
  const { organisationId } = workshop;
  const role = organisationId === null ? null : await findRole(db, actor, organisationId);
  if (isHosted(workshop, actor, role)) return workshop;
  throw role === null ? workshopErrors.notFound() : organisationErrors.leadersOnly();
}

/** A workshop that still has its guests. @throws {DomainError} as `getHosted`. */
export async function getPresent(db: Queryable, deps: Pick<Deps, "clock">, actor: Actor, id: string) {
  const workshop = await getHosted(db, deps, actor, id);
  if (isErasedAt(workshop, deps.clock.now())) throw workshopErrors.notFound();
  return workshop;
}

/** A guest with their workshop. */
export type PlacedGuest = GuestInRoom & {
  readonly workshop: { readonly id: Authorized<"workshop"> };
};

const isPlaced = (found: GuestInRoom | undefined, now: Date): found is PlacedGuest =>
  found !== undefined && !isErasedAt(found.workshop, now);

/** @throws {DomainError} not_found */
export async function getGuestIn(db: Queryable, { clock }: Pick<Deps, "clock">, guestKey: string) {
  const found = await findGuest(db, sha256(guestKey));
  if (!isPlaced(found, clock.now())) throw workshopErrors.placeNotFound();
  return found;
}

/** Counts unknown keys and codes. @throws {DomainError} not_found; too_many_requests. */
async function countingDead<Found>(deps: Deps, origin: Origin, found: Promise<Found>): Promise<Found> {
  try {
    return await found;
  } catch (error) {
    await enforceLimits(deps, deadWorkshopLinks(origin));
    throw error;
  }
}

/** @throws {DomainError} not_found; too_many_requests. */
export const getGuest = (deps: Deps, origin: Origin, guestKey: string): Promise<PlacedGuest> =>
  countingDead(deps, origin, getGuestIn(deps.db.read, deps, guestKey));

/**
 * Writes as a guest. Checks the key before the write, so that unknown keys don't queue with writers.
 *
 * @throws {DomainError} not_found; too_many_requests.
 */
export async function writeAsGuest<Result>(
  deps: Deps,
  origin: Origin,
  guestKey: string,
  work: (tx: Transaction, found: PlacedGuest) => Promise<Result>,
): Promise<Result> {
  await getGuest(deps, origin, guestKey);
  return deps.db.write(async (tx) => work(tx, await getGuestIn(tx, deps, guestKey)));
}

const isOpen = (workshop: NamedWorkshop | undefined, now: Date): workshop is GatedWorkshop =>
  workshop !== undefined && !isErasedAt(workshop, now);

/** @throws {DomainError} not_found */
export async function getByCodeIn(db: Queryable, { clock }: Pick<Deps, "clock">, code: string) {
  const workshop = await findByCode(db, code);
  if (!isOpen(workshop, clock.now())) throw workshopErrors.codeNotFound();
  return workshop;
}

/** @throws {DomainError} not_found; too_many_requests. */
export const getByCode = (deps: Deps, origin: Origin, code: string): Promise<GatedWorkshop> =>
  countingDead(deps, origin, getByCodeIn(deps.db.read, deps, code));
