import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { groupPicture } from "#src/server/domain/group/picture.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { drawPairs } from "#src/server/domain/team/starting/choose-panels.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { type GatedWorkshop, getPresent } from "#src/server/domain/workshop/gate.ts";
import {
  deleteAnswers,
  deletePicks,
  guestsOf,
  insertPanels,
  listAnswers,
  listGuests,
  markTakingPart,
  updateGuest,
  updateWorkshop,
  type WorkshopRow,
} from "#src/server/domain/workshop/queries.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import { leastCounted } from "#src/shared/group/picture-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";
import { hasReached, leadsTo, type WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { readWorkshop } from "./workshop.ts";

type Changes = Partial<WorkshopRow>;

/**
 * Everyone with own words describes and is described by the same number of people. Guests without own words
 * are left out: an abandoned phone must not leave someone with fewer descriptions. They can come in late.
 *
 * @throws {DomainError} conflict below six people.
 */
async function beginDescribing(tx: Transaction, deps: TransactionDeps, { id, describes }: GatedWorkshop) {
  const ready = (await listGuests(tx, id)).filter(({ selfTraitIds }) => selfTraitIds !== null);
  const missing = workshopLimits.leastGuests - ready.length;
  if (missing > 0) throw workshopErrors.tooFewReady({ missing });
  const panelSize = Math.min(describes, ready.length - 1);
  await markTakingPart(tx, id);
  await insertPanels(tx, drawPairs(ready, panelSize, deps.ids.below));
  return { panelSize };
}

/**
 * Freezes all windows in one write, as a reveal does, and deletes the answers: only totals remain. A window
 * needs three descriptions (rule A1); with fewer it stays closed, and nobody learns how many there were. The
 * picture of those who agreed is frozen with them, so that nobody learns by leaving whom it counts.
 */
async function openWindows(tx: Transaction, { sealing, clock }: TransactionDeps, { id }: GatedWorkshop) {
  const picks = Map.groupBy(await listAnswers(tx, id), ({ guestId }) => guestId);
  const counted: SnapshotContent[] = [];
  let windows = 0;
  for (const { id: guestId, selfTraitIds, isIn, isCounted } of await listGuests(tx, id)) {
    const peerPicks = (picks.get(guestId) ?? []).map(({ traitIds }) => sealing.open(traitIds));
    if (!isIn || selfTraitIds === null || peerPicks.length < workshopLimits.leastForWindow) continue;
    const content = buildSnapshotContent({
      catalogueVersion,
      selfTraitIds,
      peerPicks,
      names: [],
      isFinal: true,
    });
    await updateGuest(tx, guestId, { window: { content, insights: writePortrait(content) } });
    windows += 1;
    if (isCounted === true) counted.push(content);
  }
  // Open windows need neither answers nor who described whom.
  await deleteAnswers(tx, guestsOf(tx, [id]));
  if (counted.length < leastCounted) return { windows };
  return { windows, picture: groupPicture(counted), picturedAt: clock.now() };
}

/** Runs the effects of entering a step. */
async function enterStep(
  tx: Transaction,
  deps: TransactionDeps,
  workshop: GatedWorkshop,
  { from, next }: { readonly from: WorkshopStep; readonly next: WorkshopStep },
): Promise<Changes> {
  if (next === "describing") return beginDescribing(tx, deps, workshop);
  if (next === "open") return openWindows(tx, deps, workshop);
  if (next === "picture" && workshop.picture === null) throw workshopErrors.noPicture();
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
    const workshop = await getPresent(tx, deps, actor, id);
    const from = stepAt(workshop, deps.clock.now());
    if (from === next) return readWorkshop(tx, deps, workshop);
    if (!leadsTo(from, next)) throw workshopErrors.notNext();
    const changes = await enterStep(tx, deps, workshop, { from, next });
    await updateWorkshop(tx, workshop.id, { ...changes, step: next, version: workshop.version + 1 });
    return readWorkshop(tx, deps, await getPresent(tx, deps, actor, id));
  });
}
