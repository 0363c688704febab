import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { responseErrors } from "#src/server/domain/response/errors.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { stepAt } from "#src/server/domain/workshop/rules.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { findAnswer, findDescribed, insertAnswer, markDescribed } from "./guest-queries.ts";
import { guestReceipt } from "./receipts.ts";

interface Description {
  readonly guestKey: string;
  /** Whom it's about. */
  readonly guestId: string;
  readonly traitIds: readonly string[];
  readonly submissionKey?: string | undefined;
}

/**
 * Stores what a guest picked for someone, without them, and that they have described that person, in one write. How often a guest can do
 * it is limited by whom they describe.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict for someone who is described already, and in any other step.
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
