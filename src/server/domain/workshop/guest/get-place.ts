import type { Queryable } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { portraitOf } from "#src/server/domain/insight/written.ts";
import { getGuest, getGuestIn, type PlacedGuest } from "#src/server/domain/workshop/gate.ts";
import { shownPicture } from "#src/server/domain/workshop/present-workshop.ts";
import type { GuestRow } from "#src/server/domain/workshop/queries.ts";
import { hasOpened, leadersOf, stepAt } from "#src/server/domain/workshop/rules.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import type { GuestWindow, WorkshopPlace, WorkshopPulse } from "#src/shared/workshop/workshop.output.ts";
import { listDescribed } from "./guest-queries.ts";
import { findLateness } from "./late.ts";

function presentWindow({ window }: GuestRow): GuestWindow | null {
  if (window === null) return null;
  const { responseCount, evidenceScale = 1, words } = window.content;
  return {
    responseCount,
    evidenceScale,
    words,
    portrait: portraitOf(window.insights, headlineOf(window.content)),
  };
}

/** A guest's own part, and what everyone sees: nothing about what others do. */
async function readPlace(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  { guest, workshop }: PlacedGuest,
): Promise<WorkshopPlace> {
  const step = stepAt(workshop, clock.now());
  return {
    name: guest.name,
    title: workshop.title,
    ...leadersOf(workshop),
    step,
    version: workshop.version,
    hasOpened: hasOpened(workshop),
    erasedAt: workshop.erasedAt.toISOString(),
    ownWords: guest.selfTraitIds === null ? null : [...guest.selfTraitIds],
    isIn: guest.isIn,
    late: guest.isIn ? null : await findLateness(db, workshop.id, step),
    colleagues: await listDescribed(db, guest.id),
    window: presentWindow(guest),
    isCounted: guest.isCounted,
    picture: shownPicture(workshop, step),
  };
}

/** @throws {DomainError} not_found; too_many_requests. */
export const getPlace = async (deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> =>
  readPlace(deps.db.read, deps, await getGuest(deps, origin, guestKey));

/** @throws {DomainError} not_found */
export const getPlaceIn = async (
  db: Queryable,
  deps: Pick<Deps, "clock">,
  guestKey: string,
): Promise<WorkshopPlace> => readPlace(db, deps, await getGuestIn(db, deps, guestKey));

/** Tells a phone whether to reload. @throws {DomainError} not_found; too_many_requests. */
export async function getPulse(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPulse> {
  const { workshop } = await getGuest(deps, origin, guestKey);
  return { step: stepAt(workshop, deps.clock.now()), version: workshop.version };
}
