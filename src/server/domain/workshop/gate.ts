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

/*
 * Access to workshops. Any leader of the organisation can host one, so that a failing laptop doesn't end an
 * evening. Guests have no account: each has a key of 256 random bits in the URL of their place; the database
 * has its hash. A workshop past its last day counts as erased.
 */

/** A workshop that the actor may host, as a leader of its organisation. */
export type HostedWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isHosted = (_workshop: NamedWorkshop, role: OrganisationRole): _workshop is HostedWorkshop =>
  leads(role);

/** @throws {DomainError} not_found; forbidden for members of its organisation who don't lead it. */
export async function getHosted(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<HostedWorkshop> {
  const workshop = await findWorkshop(db, id);
  if (workshop === undefined || workshop.erasedAt <= clock.now()) throw workshopErrors.notFound();
  const role = await findRole(db, actor, workshop.organisationId);
  if (role === null) throw workshopErrors.notFound();
  if (!isHosted(workshop, role)) throw organisationErrors.leadersOnly();
  return workshop;
}

/** @throws {DomainError} not_found */
export async function getGuestIn(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  guestKey: string,
): Promise<GuestInRoom> {
  const found = await findGuest(db, sha256(guestKey));
  if (found === undefined || found.workshop.erasedAt <= clock.now()) throw workshopErrors.placeNotFound();
  return found;
}

/** Reads a guest and counts unknown keys. @throws {DomainError} not_found; too_many_requests. */
export async function getGuest(deps: Deps, origin: Origin, guestKey: string): Promise<GuestInRoom> {
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
export async function getByCodeIn(tx: Transaction, code: string): Promise<OpenWorkshop> {
  const workshop = await findByCode(tx, code);
  if (workshop === undefined || !isOpenBy(workshop, code)) throw workshopErrors.codeNotFound();
  return workshop;
}

/** Counts unknown codes. @throws {DomainError} not_found; too_many_requests. */
export async function getByCode(deps: Deps, origin: Origin, code: string): Promise<NamedWorkshop> {
  const workshop = await findByCode(deps.db.read, code);
  if (workshop !== undefined && workshop.erasedAt > deps.clock.now()) return workshop;
  await enforceLimits(deps, deadWorkshopLinks(origin));
  throw workshopErrors.codeNotFound();
}
