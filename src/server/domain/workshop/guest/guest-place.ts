import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/own-words.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { eraseGuest } from "#src/server/domain/workshop/erase.ts";
import { getGuest, getGuestIn, type PlacedGuest } from "#src/server/domain/workshop/gate.ts";
import { updateGuest } from "#src/server/domain/workshop/queries.ts";
import { canJoin, stepAt } from "#src/server/domain/workshop/rules.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { getPlaceIn } from "./get-place.ts";
import { takeInLate } from "./late.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { responseErrors } from "#src/server/domain/response/errors.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { deleteAnswer, findAnswer, findDescribed, insertAnswer, markDescribed } from "./guest-queries.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

/** Checks the key before the write, so that unknown keys are counted and don't queue with writers. */
async function changeGuest(
  deps: Deps,
  origin: Origin,
  guestKey: string,
  change: (tx: Transaction, found: PlacedGuest, step: WorkshopStep) => Promise<unknown>,
): Promise<WorkshopPlace> {
  await getGuest(deps, origin, guestKey);
  return deps.db.write(async (tx) => {
    const found = await getGuestIn(tx, deps, guestKey);
    await change(tx, found, stepAt(found.workshop, deps.clock.now()));
    return getPlaceIn(tx, deps, guestKey);
  });
}

const isSame = (one: readonly string[], other: readonly string[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves a guest's own words. Once people describe each other, that takes in someone late; without a window,
 * if too few others are left to describe them.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict for someone who takes part already, and
 * in any other step.
 */
export function saveOwnWords(
  deps: Deps,
  origin: Origin,
  { guestKey, traitIds }: { readonly guestKey: string; readonly traitIds: readonly string[] },
): Promise<WorkshopPlace> {
  const selfTraitIds = inCatalogueOrder(traitIds);
  return changeGuest(deps, origin, guestKey, async (tx, found, step) => {
    const { guest } = found;
    if (!canJoin(step)) throw workshopErrors.otherStep();
    if (step !== "describing") return updateGuest(tx, guest.id, { selfTraitIds });
    if (!guest.isIn) return takeInLate(tx, deps, found, selfTraitIds);
    // Sent twice by someone late, nothing is wrong.
    if (guest.selfTraitIds !== null && !isSame(selfTraitIds, guest.selfTraitIds))
      throw workshopErrors.otherStep();
  });
}

/**
 * Takes in someone late who describes others without a window of their own.
 *
 * @throws {DomainError} not_found; conflict in any other step.
 */
export const describeOnly = (deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> =>
  changeGuest(deps, origin, guestKey, async (tx, found, step) => {
    if (step !== "describing") throw workshopErrors.otherStep();
    if (!found.guest.isIn) await takeInLate(tx, deps, found, null);
  });

/**
 * Stores whether the guest's window counts in the picture, until windows open.
 *
 * @throws {DomainError} not_found; conflict in any other step, and for someone whom nobody describes.
 */
export const setGuestCounted = (
  deps: Deps,
  origin: Origin,
  { guestKey, counted }: { readonly guestKey: string; readonly counted: boolean },
): Promise<WorkshopPlace> =>
  changeGuest(deps, origin, guestKey, async (tx, { guest }, step) => {
    if (step !== "describing") throw workshopErrors.otherStep();
    if (!guest.isIn || guest.selfTraitIds === null) throw workshopErrors.notCountable();
    await updateGuest(tx, guest.id, { isCounted: counted });
  });

/**
 * Deletes a guest with their name, own words, window and the descriptions of them. Their descriptions of
 * others stay, because nothing tells that they wrote them, and so does a picture that counts them, which
 * shows no single person.
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

interface Description {
  readonly guestKey: string;
  /** The described guest. */
  readonly guestId: string;
  readonly traitIds: readonly string[];
  readonly submissionKey?: string | undefined;
}

/**
 * Stores a description without its author, and marks the pair as described in the same write. The guest's
 * panel limits how often they can do it.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict for someone who is described
 * already, and in any other step.
 */
export async function describeGuest(
  deps: Deps,
  origin: Origin,
  { guestKey, guestId, traitIds, submissionKey }: Description,
): Promise<Receipt> {
  const words = inCatalogueOrder(traitIds);
  const withdrawKey = submissionKey ?? deps.ids.token(256);
  const { answerId } = answerKeys(withdrawKey);
  await getGuest(deps, origin, guestKey);
  return deps.db.write(async (tx) => {
    const { guest, workshop } = await getGuestIn(tx, deps, guestKey);
    const stored = await findAnswer(tx, answerId);
    if (stored !== undefined) {
      if (stored.guestId !== guestId) throw responseErrors.keyOfOtherSurvey();
      return guestReceipt(deps, stored.name, withdrawKey);
    }
    if (stepAt(workshop, deps.clock.now()) !== "describing") throw workshopErrors.otherStep();
    const described = await findDescribed(tx, guest.id, guestId);
    if (described === undefined) throw workshopErrors.guestNotFound();
    if (described.isDescribed) throw workshopErrors.described();
    await markDescribed(tx, guest.id, guestId);
    await insertAnswer(tx, guestId, { id: answerId, traitIds: deps.sealing.seal(words) });
    return guestReceipt(deps, described.name, withdrawKey);
  });
}

/** The describer's receipt; the description can be withdrawn until the windows open. */
const guestReceipt = ({ env }: Pick<Deps, "env">, name: string, withdrawKey: string): Receipt => ({
  withdrawKey,
  withdrawUrl: `${env.siteUrl}${paths.withdraw(withdrawKey)}`,
  shownWhen:
    `${name} sees your words once all windows open, and only as part of totals: together with at least ` +
    `${String(workshopLimits.leastForWindow - 1)} other answers, and never who picked what. What you picked is erased at that moment.`,
});

/** The receipt again; null for an unknown key and once windows are open, when nothing can be withdrawn. */
export async function findGuestReceipt(deps: Deps, withdrawKey: string): Promise<StoredReceipt | null> {
  const answer = await findAnswer(deps.db.read, answerKeys(withdrawKey).answerId);
  if (answer === undefined) return null;
  const { name } = answer;
  return { ...guestReceipt(deps, name, withdrawKey), ownerName: name, ownerFirstName: name };
}

/** Deletes an answer before its window opens. Returns false if there is none. */
export async function withdrawGuestAnswer({ db }: Pick<Deps, "db">, answerId: string): Promise<boolean> {
  // Checked outside the write, so that unknown keys don't queue with writers.
  if ((await findAnswer(db.read, answerId)) === undefined) return false;
  await db.write((tx) => deleteAnswer(tx, answerId));
  return true;
}
