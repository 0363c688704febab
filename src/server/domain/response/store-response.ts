import { responseErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { askLimitsIn } from "#src/server/auth/limits/read-ahead.ts";
import type { Deps } from "#src/server/deps.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/trait-selection.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { receiptFor } from "./get-receipt.ts";
import { answerLimits } from "./limits.ts";
import { findSurveyOfAnswer, insertAnswer, type SharedSurveyRow } from "./queries.ts";
import type { surroundingsBy } from "./shuffled-insert-queries.ts";
import { answerKeys } from "./answer-keys.ts";
import { requireAcceptsAnswers } from "./rules.ts";

/** Who sends an answer; nothing of it is stored with the answer. */
export interface Sender {
  readonly actor: Actor | null;
  readonly origin: Origin;
}

/** How an answer comes: by an open link, by an invitation, from a colleague. */
export interface LinkUse {
  readonly survey: SharedSurveyRow;
  /** Checks that this link may be used, and records its use, in the same transaction as the answer. */
  readonly pass: () => void | Promise<void>;
}

export interface Entrance {
  /** What the round is found by, and what stands around the answer. */
  readonly way: string;
  readonly around: ReturnType<typeof surroundingsBy>;
  readonly enter: (tx: Transaction) => Promise<LinkUse>;
  /** Whether the words are sealed: where the database has who answers, as it's a colleague. */
  readonly isSealed?: boolean;
  /** What counts how often; answers from one network, where it isn't said. */
  readonly limits?: readonly Limit[];
}

/**
 * Stores a peer's answer. With a `submissionKey` the same answer sent twice (a double click, a reload) is stored once and
 * gets the same receipt. Everything that it goes by is asked for at once, and everything that comes of it is written at once: a distant
 * database keeps others waiting for as long as it is asked.
 *
 * @throws {DomainError} bad_request for unknown words; conflict for a round that is closed or full; too_many_requests; and
 *   whatever the entrance throws.
 */
export async function storeResponse(
  deps: Deps,
  { origin }: Sender,
  input: NewResponse,
  { way, around, enter, isSealed = false, limits = answerLimits(origin) }: Entrance,
): Promise<Receipt> {
  const words = inCatalogueOrder(input.traitIds);
  const traitIds = isSealed ? deps.sealing.seal(words) : words;
  const withdrawKey = input.submissionKey ?? deps.ids.token(256);
  const keys = answerKeys(withdrawKey);
  const { surveyId, receipt } = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [{ survey, pass }, stored, take, surroundings] = await Promise.all([
      enter(tx),
      findSurveyOfAnswer(tx, keys.answerId),
      askLimitsIn(tx, now, limits),
      around(tx, keys, way),
    ]);
    const answered = { surveyId: survey.id, receipt: receiptFor(deps, survey, withdrawKey) };
    if (stored !== undefined) {
      if (stored.surveyId !== survey.id) throw responseErrors.keyOfOtherSurvey();
      return answered;
    }
    await pass();
    requireAcceptsAnswers(survey, surroundings.total, now);
    await take();
    await insertAnswer(tx, surroundings, {
      ...keys,
      surveyId: survey.id,
      traitIds,
      peerName: input.peerName,
    });
    return answered;
  });
  // Now that the answer is there: who looked before would not look again.
  deps.answeredRounds.note(surveyId);
  return receipt;
}
