import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { eraseGuest, eraseWithGuests } from "#src/server/domain/workshop/erase.ts";
import { getHosted } from "#src/server/domain/workshop/gate.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { presentRoom, readRoom } from "./room.ts";

/**
 * Takes someone out, with all that is theirs: a phone that joined twice, or a name that nobody should read. What they picked for others
 * stays, as nothing tells that it was theirs.
 *
 * @throws {DomainError} not_found; forbidden for members.
 */
export function removeGuest(
  deps: Deps,
  actor: Actor,
  { workshopId, guestId }: { readonly workshopId: string; readonly guestId: string },
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const { guests } = await readRoom(tx, deps, actor, workshopId);
    if (!guests.some(({ id }) => id === guestId)) throw workshopErrors.guestNotFound();
    await eraseGuest(tx, guestId);
    return presentRoom(deps, await readRoom(tx, deps, actor, workshopId));
  });
}

/** Erases a workshop before its day. @throws {DomainError} not_found; forbidden for members. */
export function eraseWorkshop(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const workshop = await getHosted(tx, deps, actor, id);
    await eraseWithGuests(tx, workshop.id);
  });
}
