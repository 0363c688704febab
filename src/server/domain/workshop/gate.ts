import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Origin, Authorized } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { findRole } from "#src/server/domain/organisation/gate.ts";
import { sha256 } from "#src/server/ids.ts";
import { leads, type OrganisationRole } from "#src/shared/organisation/organisation.ts";
import { workshopErrors } from "./errors.ts";
import { deadWorkshopLinks } from "./limits.ts";
import { findByCode, findGuest, findWorkshop, type GuestInRoom, type NamedWorkshop } from "./queries.ts";

/*
 * Who gets into a workshop. Anyone who leads its organisation can host it: a laptop that fails must not end an evening. Guests have no account:
 * each has a key of 256 random bits, in the address of their place, of which the database has a hash. What is past its day is as good as
 * erased.
 */

/** A workshop for someone who leads its organisation. */
export type HostedWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isHosted = (_workshop: NamedWorkshop, role: OrganisationRole): _workshop is HostedWorkshop =>
  leads(role);

/** For leading it. @throws {DomainError} not_found; forbidden for those who are only members of its organisation. */
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

/** The guest whose key it is. @throws {DomainError} not_found */
export async function getGuestIn(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  guestKey: string,
): Promise<GuestInRoom> {
  const found = await findGuest(db, sha256(guestKey));
  if (found === undefined || found.workshop.erasedAt <= clock.now()) throw workshopErrors.placeNotFound();
  return found;
}

/** As `getGuestIn`, before anything is written; keys of nobody are counted. @throws {DomainError} not_found; too_many_requests. */
export async function getGuest(deps: Deps, origin: Origin, guestKey: string): Promise<GuestInRoom> {
  try {
    return await getGuestIn(deps.db.read, deps, guestKey);
  } catch (error) {
    await takeFromLimits(deps, deadWorkshopLinks(origin));
    throw error;
  }
}

/** A workshop that a guest may join: they have its code. */
type OpenWorkshop = NamedWorkshop & { readonly id: Authorized<"workshop"> };

const isOpenBy = (workshop: NamedWorkshop, code: string): workshop is OpenWorkshop => workshop.code === code;

/** As `getByCode`, in a transaction. @throws {DomainError} not_found */
export async function getByCodeIn(tx: Transaction, code: string): Promise<OpenWorkshop> {
  const workshop = await findByCode(tx, code);
  if (workshop === undefined || !isOpenBy(workshop, code)) throw workshopErrors.codeNotFound();
  return workshop;
}

/** The workshop of a code; codes of none are counted. @throws {DomainError} not_found; too_many_requests. */
export async function getByCode(deps: Deps, origin: Origin, code: string): Promise<NamedWorkshop> {
  const workshop = await findByCode(deps.db.read, code);
  if (workshop !== undefined && workshop.erasedAt > deps.clock.now()) return workshop;
  await takeFromLimits(deps, deadWorkshopLinks(origin));
  throw workshopErrors.codeNotFound();
}
