import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import {
  deleteAnswers,
  updateGuest,
  type GuestRow,
  listAnswers,
  type NamedWorkshop,
  deletePicks,
  insertPanels,
  updateWorkshop,
  type WorkshopRow,
} from "#src/server/domain/workshop/queries.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Actor } from "#src/server/actor.ts";
import { groupWindowOf } from "#src/server/domain/group/group-window.ts";
import { missingFor } from "#src/server/domain/team/picture/make-team-picture.ts";
import { teamPictureContent } from "#src/server/domain/team/picture/team-picture-content.ts";
import { drawPanels } from "#src/server/domain/team/starting/choose-panels.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import { hasReached, leadsTo, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { type Room, presentRoom, readRoom } from "./workshop.ts";

/**
 * Freezes all windows in one write, as a reveal does, and deletes the answers: only totals remain. A window
 * needs three descriptions (rule A1); with fewer it stays closed, and nobody learns how many there were.
 */
async function openWindows(
  tx: Transaction,
  { sealing }: Pick<Deps, "sealing">,
  { id }: NamedWorkshop,
  guests: readonly GuestRow[],
  answers: Awaited<ReturnType<typeof listAnswers>>,
): Promise<void> {
  const picks = Map.groupBy(answers, ({ guestId }) => guestId);
  for (const { id: guestId, selfTraitIds, isIn } of guests) {
    const peerPicks = (picks.get(guestId) ?? []).map(({ traitIds }) => sealing.open(traitIds));
    if (!isIn || selfTraitIds === null || peerPicks.length < workshopLimits.leastForWindow) continue;
    const content = buildSnapshotContent({ catalogueVersion, selfTraitIds, peerPicks, names: [] });
    await updateGuest(tx, guestId, { window: { content, insights: writePortrait(content) } });
  }
  await deleteAnswers(tx, [id]);
}

type Changes = Partial<WorkshopRow>;

/**
 * Everyone with own words describes and is described by the same number of people. Guests without own words
 * are left out: an abandoned phone must not leave someone with fewer descriptions.
 *
 * @throws {DomainError} conflict below six people.
 */
async function beginDescribing(
  tx: Transaction,
  deps: TransactionDeps,
  { workshop, guests }: Room,
): Promise<Changes> {
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
  return { panelSize };
}

/**
 * Makes the only picture, of everyone who agreed, and freezes it.
 *
 * @throws {DomainError} conflict below five people.
 */
function makePicture(deps: TransactionDeps, { guests }: Room): Changes {
  const counted = guests.filter(({ isCounted }) => isCounted);
  const windows = counted.flatMap(({ window }) => (window === null ? [] : [groupWindowOf(window.content)]));
  const missing = missingFor(windows.length);
  if (missing > 0) throw workshopErrors.tooFewCounted({ missing });
  return { picture: teamPictureContent(windows), picturedAt: deps.clock.now() };
}

/** Runs the effects of entering a step. */
async function enterStep(
  tx: Transaction,
  deps: TransactionDeps,
  room: Room,
  { from, next }: { readonly from: WorkshopStep; readonly next: WorkshopStep },
): Promise<Changes> {
  const { workshop, guests } = room;
  if (next === "describing") return beginDescribing(tx, deps, room);
  if (next === "picture") return makePicture(deps, room);
  if (next === "open") await openWindows(tx, deps, workshop, guests, await listAnswers(tx, workshop.id));
  // Without windows to open, nothing that people picked is needed.
  if (next === "ended" && !hasReached(from, "open")) await deletePicks(tx, workshop.id);
  return {};
}

/**
 * Moves everyone to the next step, or to the end. The present step changes nothing: a double click is safe.
 *
 * @throws {DomainError} not_found; forbidden for members; conflict for a step that isn't possible now.
 */
export function moveWorkshop(deps: Deps, actor: Actor, id: string, next: WorkshopStep): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const room = await readRoom(tx, deps, actor, id);
    const { workshop } = room;
    const from = stepAt(workshop, deps.clock.now());
    if (from === next) return presentRoom(deps, room);
    if (!leadsTo(from, next)) throw workshopErrors.notNext();
    const changes = await enterStep(tx, deps, room, { from, next });
    await updateWorkshop(tx, workshop.id, { ...changes, step: next, version: workshop.version + 1 });
    return presentRoom(deps, await readRoom(tx, deps, actor, id));
  });
}
