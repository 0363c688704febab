import type { Queryable } from "#db/client.ts";
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

/** A workshop that the actor may host. */
export type HostedWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isHosted = (
  workshop: NamedWorkshop,
  { userId }: Actor,
  role: OrganisationRole | null,
): workshop is HostedWorkshop =>
  workshop.organisationId === null ? workshop.startedBy === userId : role !== null && leads(role);

/**
 * Also finds an erased workshop that left a picture.
 *
 * @throws {DomainError} not_found; forbidden for members of its organisation who don't host it.
 */
export async function getHosted(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<HostedWorkshop> {
  const workshop = await findWorkshop(db, id);
  if (workshop === undefined || (workshop.picture === null && isErasedAt(workshop, clock.now())))
    throw workshopErrors.notFound();
  const { organisationId } = workshop;
  const role = organisationId === null ? null : await findRole(db, actor, organisationId);
  if (isHosted(workshop, actor, role)) return workshop;
  throw role === null ? workshopErrors.notFound() : organisationErrors.leadersOnly();
}

/** A workshop that still has its guests. @throws {DomainError} as `getHosted`. */
export async function getPresent(
  db: Queryable,
  deps: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<HostedWorkshop> {
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
export async function getGuestIn(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  guestKey: string,
): Promise<PlacedGuest> {
  const found = await findGuest(db, sha256(guestKey));
  if (!isPlaced(found, clock.now())) throw workshopErrors.placeNotFound();
  return found;
}

/** Reads a guest and counts unknown keys. @throws {DomainError} not_found; too_many_requests. */
export async function getGuest(deps: Deps, origin: Origin, guestKey: string): Promise<PlacedGuest> {
  try {
    return await getGuestIn(deps.db.read, deps, guestKey);
  } catch (error) {
    await enforceLimits(deps, deadWorkshopLinks(origin));
    throw error;
  }
}

/** A workshop whose code the guest has. */
type OpenWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isOpenBy = (workshop: NamedWorkshop, code: string): workshop is OpenWorkshop => workshop.code === code;

/** @throws {DomainError} not_found */
export async function getByCodeIn(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  code: string,
): Promise<OpenWorkshop> {
  const workshop = await findByCode(db, code);
  if (workshop === undefined || !isOpenBy(workshop, code) || isErasedAt(workshop, clock.now()))
    throw workshopErrors.codeNotFound();
  return workshop;
}

/** Counts unknown codes. @throws {DomainError} not_found; too_many_requests. */
export async function getByCode(deps: Deps, origin: Origin, code: string): Promise<OpenWorkshop> {
  try {
    return await getByCodeIn(deps.db.read, deps, code);
  } catch (error) {
    await enforceLimits(deps, deadWorkshopLinks(origin));
    throw error;
  }
}
