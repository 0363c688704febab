import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { groupWindowOf } from "#src/server/domain/group/group-window.ts";
import { missingFor } from "#src/server/domain/team/picture/rules.ts";
import { teamPictureContent } from "#src/server/domain/team/picture/team-picture-content.ts";
import { drawPanels } from "#src/server/domain/team/starting/panels.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import {
  deletePicks,
  insertPanels,
  listAnswers,
  updateWorkshop,
} from "#src/server/domain/workshop/queries.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import { hasReached, leadsTo, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { presentRoom, readRoom, type Room } from "./room.ts";
import { openWindows } from "./open-windows.ts";

interface Arrival {
  readonly from: WorkshopStep;
  readonly next: WorkshopStep;
  /** For windows that are to be opened: all that was picked. */
  readonly answers: Awaited<ReturnType<typeof listAnswers>>;
}

/**
 * Everyone who has own words describes so many others, and is described by as many. Who hasn't, doesn't take part: a phone that was put
 * away must not leave someone with fewer descriptions.
 *
 * @throws {DomainError} conflict below six people.
 */
async function beginDescribing(tx: Transaction, deps: Deps, room: Room): Promise<Room> {
  const { workshop, guests } = room;
  const ready = guests.filter(({ selfTraitIds }) => selfTraitIds !== null);
  const missing = workshopLimits.leastGuests - ready.length;
  if (missing > 0) throw workshopErrors.tooFewReady({ missing });
  const panelSize = Math.min(workshop.describes, ready.length - 1);
  const panels = drawPanels(ready.length, panelSize, (below) => deps.ids.below(below)).flatMap(
    (described, place) =>
      [...described].map((other) => ({
        describerId: ready[place]?.id ?? "",
        describedId: ready[other]?.id ?? "",
      })),
  );
  await insertPanels(tx, workshop.id, panels);
  return { ...room, workshop: { ...workshop, panelSize }, finished: 0 };
}

/**
 * The one picture of all who agreed, frozen.
 *
 * @throws {DomainError} conflict below five people.
 */
function makePicture(deps: Deps, { workshop, ...room }: Room): Room {
  const counted = room.guests.filter(({ isCounted }) => isCounted);
  const windows = counted.flatMap(({ window }) => (window === null ? [] : [groupWindowOf(window.content)]));
  const missing = missingFor(windows.length);
  if (missing > 0) throw workshopErrors.tooFewCounted({ missing });
  return {
    ...room,
    workshop: { ...workshop, picture: teamPictureContent(windows), picturedAt: deps.clock.now() },
  };
}

/** Nothing of what people picked is needed where no windows will open. */
async function endEarly(tx: Transaction, room: Room): Promise<Room> {
  await deletePicks(tx, room.workshop.id);
  return {
    ...room,
    guests: room.guests.map((guest) => ({ ...guest, selfTraitIds: null })),
  };
}

/** What a step does when the group comes to it. */
async function arrive(
  tx: Transaction,
  deps: Deps,
  room: Room,
  { from, next, answers }: Arrival,
): Promise<Room> {
  if (next === "describing") return beginDescribing(tx, deps, room);
  if (next === "picture") return makePicture(deps, room);
  if (next === "ended" && !hasReached(from, "open")) return endEarly(tx, room);
  if (next !== "open") return room;
  await openWindows(tx, deps, room.workshop, room.guests, answers);
  return room;
}

/**
 * Leads everyone to the next step, or to the end. Asked for the present step, it changes nothing: so a second press does no harm.
 *
 * @throws {DomainError} not_found; forbidden for members; conflict for any other step, and where something is missing for the next one.
 */
export function moveWorkshop(deps: Deps, actor: Actor, id: string, next: WorkshopStep): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const [room, answers] = await Promise.all([
      readRoom(tx, deps, actor, id),
      next === "open" ? listAnswers(tx, id) : [],
    ]);
    const from = stepAt(room.workshop, deps.clock.now());
    if (from === next) return presentRoom(deps, room);
    if (!leadsTo(from, next)) throw workshopErrors.notNext();
    const arrived = await arrive(tx, deps, room, { from, next, answers });
    const moved = { step: next, version: room.workshop.version + 1 };
    const { panelSize, picture, picturedAt } = arrived.workshop;
    await updateWorkshop(tx, id, { panelSize, picture, picturedAt, ...moved });
    return presentRoom(deps, { ...arrived, workshop: { ...arrived.workshop, ...moved } });
  });
}
