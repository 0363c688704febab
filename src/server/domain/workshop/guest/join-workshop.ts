import type { Origin } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { getByCode, getByCodeIn } from "#src/server/domain/workshop/gate.ts";
import { joinsOf } from "#src/server/domain/workshop/limits.ts";
import { findGuest, insertGuest, listGuests } from "#src/server/domain/workshop/queries.ts";
import { canJoin, leadersOf, stepAt } from "#src/server/domain/workshop/rules.ts";
import { sha256 } from "#src/server/ids.ts";
import type { NewGuest } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { WorkshopInvitation } from "#src/shared/workshop/workshop.output.ts";
import { findLateness } from "./late.ts";
import { nameKeyOf, requireDistinctName } from "./names.ts";

/** What people read before they join. @throws {DomainError} not_found; too_many_requests. */
export async function getWorkshopInvitation(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<WorkshopInvitation> {
  const workshop = await getByCode(deps, origin, code);
  const step = stepAt(workshop, deps.clock.now());
  return {
    title: workshop.title,
    ...leadersOf(workshop),
    open: canJoin(step),
    late: await findLateness(deps.db.read, workshop.id, step),
    erasedAt: workshop.erasedAt.toISOString(),
  };
}

/**
 * Joins a workshop and returns the key of a new place. Repeating it with the same key joins only once.
 *
 * @throws {DomainError} not_found; bad_request for a name that could be taken for someone else's; conflict
 * once windows are open and for a full room; too_many_requests.
 */
export async function joinWorkshop(
  deps: Deps,
  origin: Origin,
  { code, name, guestKey = deps.ids.token(256) }: NewGuest & { readonly code: string },
): Promise<{ readonly guestKey: string }> {
  const keyHash = sha256(guestKey);
  await getByCode(deps, origin, code);
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const workshop = await getByCodeIn(tx, deps, code);
    const known = await findGuest(tx, keyHash);
    if (known?.workshop.id === workshop.id) return;
    if (known !== undefined || !canJoin(stepAt(workshop, now))) throw workshopErrors.notOpen();
    const guests = await listGuests(tx, workshop.id);
    if (guests.length >= workshopLimits.mostGuests) throw workshopErrors.full();
    requireDistinctName(name, guests);
    await enforceLimitsIn(tx, now, [joinsOf(workshop)]);
    const guest = { id: deps.ids.id(), workshopId: workshop.id, keyHash, name, nameKey: nameKeyOf(name) };
    await insertGuest(tx, guest);
  });
  return { guestKey };
}
