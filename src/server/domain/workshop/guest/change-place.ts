import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { eraseGuest } from "#src/server/domain/workshop/erase.ts";
import { getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { updateGuest, type GuestInRoom, type GuestRow } from "#src/server/domain/workshop/queries.ts";
import { canJoin, stepAt } from "#src/server/domain/workshop/rules.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { readPlace } from "./get-place.ts";

/** Keys of nobody are counted, and hold up nobody's writes. */
async function change(
  deps: Deps,
  origin: Origin,
  guestKey: string,
  decide: (found: GuestInRoom) => Partial<GuestRow>,
): Promise<WorkshopPlace> {
  await getGuest(deps, origin, guestKey);
  return deps.db.write(async (tx) => {
    const found = await getGuestIn(tx, deps, guestKey);
    await updateGuest(tx, found.guest.id, decide(found));
    return readPlace(tx, deps, guestKey);
  });
}

/**
 * Saves words that a guest picked for themselves, until describing begins.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict in any other step.
 */
export function saveOwnWords(
  deps: Deps,
  origin: Origin,
  { guestKey, traitIds }: { readonly guestKey: string; readonly traitIds: readonly string[] },
): Promise<WorkshopPlace> {
  const selfTraitIds = inCatalogueOrder(traitIds);
  return change(deps, origin, guestKey, ({ workshop }) => {
    if (!canJoin(stepAt(workshop, deps.clock.now()))) throw workshopErrors.otherStep();
    return { selfTraitIds };
  });
}

/**
 * Agrees to be counted in the picture, or not, until it's made.
 *
 * @throws {DomainError} not_found; conflict in any other step, and without a window.
 */
export const setGuestCounted = (
  deps: Deps,
  origin: Origin,
  { guestKey, counted }: { readonly guestKey: string; readonly counted: boolean },
): Promise<WorkshopPlace> =>
  change(deps, origin, guestKey, ({ guest, workshop }) => {
    if (stepAt(workshop, deps.clock.now()) !== "open") throw workshopErrors.otherStep();
    if (guest.window === null) throw workshopErrors.noWindow();
    return { isCounted: counted };
  });

/**
 * Leaves, and erases all that is one's own: the name, one's own words, what was picked for one, and the window. What they picked for others
 * stays, as nothing tells that it was theirs; so does a picture that counts them, which is about nobody.
 *
 * @throws {DomainError} not_found; too_many_requests.
 */
export async function leaveWorkshop(deps: Deps, origin: Origin, guestKey: string): Promise<void> {
  await getGuest(deps, origin, guestKey);
  await deps.db.write(async (tx) => {
    const { guest } = await getGuestIn(tx, deps, guestKey);
    await eraseGuest(tx, guest.id);
  });
}
