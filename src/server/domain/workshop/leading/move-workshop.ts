import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { groupWindowOf } from "#src/server/domain/group/group-window.ts";
import { missingFor } from "#src/server/domain/team/picture/rules.ts";
import { teamPictureContent } from "#src/server/domain/team/picture/team-picture-content.ts";
import { drawPanels } from "#src/server/domain/team/starting/panels.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { getHosted } from "#src/server/domain/workshop/gate.ts";
import {
  deletePicks,
  insertPanels,
  listGuests,
  updateWorkshop,
  type NamedWorkshop,
  type WorkshopRow,
} from "#src/server/domain/workshop/queries.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import { hasReached, leadsTo, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { getWorkshopIn } from "./get-workshop.ts";
import { openWindows } from "./open-windows.ts";

type Changes = Partial<WorkshopRow>;

/**
 * Everyone who has own words describes so many others, and is described by as many. Who hasn't, doesn't take part: a phone that was put
 * away must not leave someone with fewer descriptions.
 *
 * @throws {DomainError} conflict below six people.
 */
async function beginDescribing(tx: Transaction, deps: Deps, workshop: NamedWorkshop): Promise<Changes> {
  const guests = (await listGuests(tx, workshop.id)).filter(({ selfTraitIds }) => selfTraitIds !== null);
  const missing = workshopLimits.leastGuests - guests.length;
  if (missing > 0) throw workshopErrors.tooFewReady({ missing });
  const panelSize = Math.min(workshop.describes, guests.length - 1);
  const panels = drawPanels(guests.length, panelSize, (below) => deps.ids.below(below)).flatMap(
    (described, place) =>
      [...described].map((other) => ({
        describerId: guests[place]?.id ?? "",
        describedId: guests[other]?.id ?? "",
      })),
  );
  await insertPanels(tx, workshop.id, panels);
  return { panelSize };
}

/**
 * The one picture of all who agreed, frozen.
 *
 * @throws {DomainError} conflict below five people.
 */
async function makePicture(tx: Transaction, deps: Deps, workshop: NamedWorkshop): Promise<Changes> {
  const counted = (await listGuests(tx, workshop.id)).filter(({ isCounted }) => isCounted);
  const windows = counted.flatMap(({ window }) => (window === null ? [] : [groupWindowOf(window.content)]));
  const missing = missingFor(windows.length);
  if (missing > 0) throw workshopErrors.tooFewCounted({ missing });
  return { picture: teamPictureContent(windows), picturedAt: deps.clock.now() };
}

/** What a step does when the group comes to it. */
const arrivals: Partial<
  Record<WorkshopStep, (tx: Transaction, deps: Deps, workshop: NamedWorkshop) => Promise<Changes>>
> = {
  describing: beginDescribing,
  open: async (tx, _deps, workshop) => {
    await openWindows(tx, workshop);
    return {};
  },
  picture: makePicture,
};

/**
 * Leads everyone to the next step, or to the end. Asked for the present step, it changes nothing: so a second press does no harm.
 *
 * @throws {DomainError} not_found; forbidden for members; conflict for any other step, and where something is missing for the next one.
 */
export function moveWorkshop(deps: Deps, actor: Actor, id: string, next: WorkshopStep): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const workshop = await getHosted(tx, deps, actor, id);
    const step = stepAt(workshop, deps.clock.now());
    if (step !== next) {
      if (!leadsTo(step, next)) throw workshopErrors.notNext();
      const changes = (await arrivals[next]?.(tx, deps, workshop)) ?? {};
      if (next === "ended" && !hasReached(step, "open")) await deletePicks(tx, id);
      await updateWorkshop(tx, id, { ...changes, step: next, version: workshop.version + 1 });
    }
    return getWorkshopIn(tx, deps, actor, id);
  });
}
