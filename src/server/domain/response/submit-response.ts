import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { conflict, notFound } from "#src/server/errors.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import type { NewResponse, Receipt } from "#src/shared/response.ts";
import { receiptFor } from "./get-receipt.ts";
import {
  countAnswers,
  findByShareId,
  findSurveyOfAnswer,
  insertAnswer,
  type SharedSurveyRow,
} from "./queries.ts";
import { answerKeys } from "./receipt.ts";
import { requireAnswerable } from "./rules.ts";

/** Keeps robots out and never a room of people. */
const answersPerNetwork = { name: "answers", most: 120, windowMs: minutes(1) } as const;

/** Who sends an answer; nothing of it is stored with the answer. */
interface Sender {
  readonly actor: Actor | null;
  readonly origin: Origin;
}

/**
 * Stores a peer's answer to the round behind an open link. With a `submissionKey` the same answer sent twice (a double
 * click, a reload) is stored once and gets the same receipt.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; forbidden for the owner; conflict for a round that is
 *   closed, full, or takes invited answers only; too_many_requests.
 */
export function submitResponse(
  deps: Deps,
  sender: Sender,
  shareId: string,
  input: NewResponse,
): Promise<Receipt> {
  const traitIds = inCatalogueOrder(input.selectedTraits);
  const withdrawKey = input.submissionKey ?? deps.ids.token(256);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await findByShareId(tx, shareId);
    if (survey === undefined) throw notFound("Round");
    if (!(await isStoredAlready(tx, survey, withdrawKey))) {
      requireAnswerable(survey, sender.actor, await countAnswers(tx, survey.id), now);
      await takeFromLimitsIn(tx, now, [{ ...answersPerNetwork, subject: sender.origin.network }]);
      await insertAnswer(tx, {
        ...answerKeys(withdrawKey),
        surveyId: survey.id,
        traitIds,
        peerName: input.peerName,
      });
    }
    return receiptFor(deps, survey, withdrawKey);
  });
}

async function isStoredAlready(
  tx: Transaction,
  survey: SharedSurveyRow,
  withdrawKey: string,
): Promise<boolean> {
  const stored = await findSurveyOfAnswer(tx, answerKeys(withdrawKey).answerId);
  if (stored === undefined) return false;
  if (stored.surveyId !== survey.id) throw conflict("This key belongs to an answer to another round.");
  return true;
}
