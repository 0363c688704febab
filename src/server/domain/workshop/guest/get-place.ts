import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { presentPicture } from "#src/server/domain/workshop/present-workshop.ts";
import type { GuestInRoom, GuestRow } from "#src/server/domain/workshop/queries.ts";
import { hasOpened, stepAt } from "#src/server/domain/workshop/rules.ts";
import type { GuestWindow, WorkshopPlace, WorkshopPulse } from "#src/shared/workshop/workshop.output.ts";
import { portraitOf } from "#src/server/domain/insight/written.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import { listDescribed } from "./guest-queries.ts";

function presentWindow({ window }: GuestRow): GuestWindow | null {
  if (window === null) return null;
  const { responseCount, evidenceScale = 1, confidence, agreement, words } = window.content;
  return {
    responseCount,
    evidenceScale,
    confidence,
    agreement,
    words,
    portrait: portraitOf(window.insights, headlineOf(window.content)),
  };
}

/** All that a guest sees: their own part, and what everyone sees. Of what others do, nothing. */
function presentPlace(
  { clock }: Pick<Deps, "clock">,
  { guest, workshop }: GuestInRoom,
  colleagues: WorkshopPlace["colleagues"],
): WorkshopPlace {
  return {
    name: guest.name,
    title: workshop.title,
    organisation: workshop.organisation,
    step: stepAt(workshop, clock.now()),
    version: workshop.version,
    hasOpened: hasOpened(workshop),
    erasedAt: workshop.erasedAt.toISOString(),
    ownWords: guest.selfTraitIds === null ? null : [...guest.selfTraitIds],
    isIn: guest.isIn,
    colleagues,
    window: presentWindow(guest),
    isCounted: guest.isCounted,
    picture: presentPicture(workshop),
  };
}

/** @throws {DomainError} not_found; too_many_requests. */
export async function getPlace(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> {
  const found = await getGuest(deps, origin, guestKey);
  return presentPlace(deps, found, await listDescribed(deps.db.read, found.guest.id));
}

/** The same in a transaction. @throws {DomainError} not_found */
export async function readPlace(
  tx: Transaction,
  deps: Pick<Deps, "clock">,
  guestKey: string,
): Promise<WorkshopPlace> {
  const found = await getGuestIn(tx, deps, guestKey);
  return presentPlace(deps, found, await listDescribed(tx, found.guest.id));
}

/** Tells a phone whether to look again. @throws {DomainError} not_found; too_many_requests. */
export async function getPulse(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPulse> {
  const { workshop } = await getGuest(deps, origin, guestKey);
  return { step: stepAt(workshop, deps.clock.now()), version: workshop.version };
}
