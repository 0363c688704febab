import { responseErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimitsIn, type Limit } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { receiptFor } from "./get-receipt.ts";
import { answerLimits } from "./limits.ts";
import { countAnswers, findSurveyOfAnswer, insertAnswer, type SharedSurveyRow } from "./queries.ts";
import { answerKeys } from "./answer-keys.ts";
import { requireAcceptsAnswers } from "./rules.ts";

/** Who sends an answer; nothing of it is stored with the answer. */
export interface Sender {
  readonly actor: Actor | null;
  readonly origin: Origin;
}

/** How an answer comes: by an open link, or by an invitation. */
export interface LinkUse {
  readonly survey: SharedSurveyRow;
  /** Checks that this link may be used, and records its use, in the same transaction as the answer. */
  readonly pass: () => void | Promise<void>;
  /** What counts how often; answers from one network, where it isn't said. */
  readonly limits?: readonly Limit[];
}

/**
 * Stores a peer's answer. With a `submissionKey` the same answer sent twice (a double click, a reload) is stored once and
 * gets the same receipt.
 *
 * @throws {DomainError} bad_request for unknown words; conflict for a round that is closed or full; too_many_requests; and
 *   whatever the entrance throws.
 */
export async function storeResponse(
  deps: Deps,
  { origin }: Sender,
  input: NewResponse,
  enter: (tx: Transaction) => Promise<LinkUse>,
): Promise<Receipt> {
  const traitIds = inCatalogueOrder(input.traitIds);
  const withdrawKey = input.submissionKey ?? deps.ids.token(256);
  const { surveyId, receipt } = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { survey, pass, limits = answerLimits(origin) } = await enter(tx);
    if (!(await isStoredAlready(tx, survey, withdrawKey))) {
      await pass();
      requireAcceptsAnswers(survey, await countAnswers(tx, survey.id), now);
      await takeFromLimitsIn(tx, now, limits);
      await insertAnswer(tx, {
        ...answerKeys(withdrawKey),
        surveyId: survey.id,
        traitIds,
        peerName: input.peerName,
      });
    }
    return { surveyId: survey.id, receipt: receiptFor(deps, survey, withdrawKey) };
  });
  // Now that the answer is there: who looked before would not look again.
  deps.answeredRounds.note(surveyId);
  return receipt;
}

async function isStoredAlready(
  tx: Transaction,
  survey: SharedSurveyRow,
  withdrawKey: string,
): Promise<boolean> {
  const stored = await findSurveyOfAnswer(tx, answerKeys(withdrawKey).answerId);
  if (stored === undefined) return false;
  if (stored.surveyId !== survey.id) throw responseErrors.keyOfOtherSurvey();
  return true;
}
