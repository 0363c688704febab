import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimitsIn, type Limit } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/own-words.ts";
import { sha256 } from "#src/server/ids.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { answerKeys } from "./answer-keys.ts";
import { responseErrors } from "./errors.ts";
import { receiptFor } from "./receipt.ts";
import {
  type SharedSurveyRow,
  countAnswers,
  findByInvitation,
  findByShareId,
  findSurveyOfAnswer,
  insertAnswer,
  markUsed,
} from "./queries.ts";
import { answerLimits } from "./limits.ts";
import { requireAcceptsAnswers, requireOpenToAll, requireOther } from "./rules.ts";

/** The sender of an answer; none of it is stored with the answer. */
export interface Sender {
  readonly actor: Actor | null;
  readonly origin: Origin;
}

/**
 * Builds an answer. The same `submissionKey` gives the same keys, so an answer sent twice (a double click, a
 * reload) gets the same receipt.
 *
 * @throws {DomainError} bad_request for unknown words
 */
export function newAnswer({ ids }: Pick<Deps, "ids">, { traitIds, peerName, submissionKey }: NewResponse) {
  const withdrawKey = submissionKey ?? ids.token(256);
  return { withdrawKey, ...answerKeys(withdrawKey), traitIds: inCatalogueOrder(traitIds), peerName };
}

type NewAnswer = ReturnType<typeof newAnswer>;

/**
 * Whether the answer is stored already.
 *
 * @throws {DomainError} conflict if its key belongs to another round
 */
export async function isStored(
  tx: Transaction,
  { id }: SharedSurveyRow,
  { answerId }: NewAnswer,
): Promise<boolean> {
  const stored = await findSurveyOfAnswer(tx, answerId);
  if (stored !== undefined && stored.surveyId !== id) throw responseErrors.keyOfOtherSurvey();
  return stored !== undefined;
}

/** @throws {DomainError} conflict for a closed or full round; too_many_requests */
export async function storeAnswer(
  tx: Transaction,
  { clock }: Pick<Deps, "clock">,
  survey: SharedSurveyRow,
  answer: NewAnswer,
  limits: readonly Limit[],
): Promise<void> {
  const now = clock.now();
  requireAcceptsAnswers(survey, await countAnswers(tx, survey.id), now);
  await enforceLimitsIn(tx, now, limits);
  await insertAnswer(tx, { ...answer, surveyId: survey.id });
}

/** Call it after the write: a job that looks earlier would not look again. */
export function acknowledge(deps: Deps, survey: SharedSurveyRow, { withdrawKey }: NewAnswer): Receipt {
  deps.answeredRounds.note(survey.id);
  return receiptFor(deps, survey, withdrawKey);
}

/**
 * Stores an answer sent through an open link.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; forbidden for the owner; conflict for a
 *   round that is closed, full or for invited people only; too_many_requests
 */
export async function submitResponse(
  deps: Deps,
  { actor, origin }: Sender,
  shareId: string,
  input: NewResponse,
): Promise<Receipt> {
  const answer = newAnswer(deps, input);
  const survey = await deps.db.write(async (tx) => {
    const found = await findByShareId(tx, shareId);
    if (found === undefined) throw surveyErrors.notFound();
    if (await isStored(tx, found, answer)) return found;
    requireOther(found, actor);
    requireOpenToAll(found);
    await storeAnswer(tx, deps, found, answer, answerLimits(origin));
    return found;
  });
  return acknowledge(deps, survey, answer);
}

/**
 * Stores an invited person's answer and marks their invitation used, in one write. An invitation takes one
 * answer, even if that is withdrawn later. The check for the owner comes first: they must not learn from an
 * error whether it is used (rule A7).
 *
 * @throws {DomainError} not_found; bad_request for unknown words; forbidden for the owner, and for an
 *   invitation to a mailbox that is now the owner's; conflict if it is used, or the round is closed or full;
 *   too_many_requests
 */
export async function submitInvitedResponse(
  deps: Deps,
  { actor, origin }: Sender,
  token: string,
  input: NewResponse,
): Promise<Receipt> {
  const answer = newAnswer(deps, input);
  const survey = await deps.db.write(async (tx) => {
    const found = await findByInvitation(tx, sha256(token));
    if (found === undefined) throw responseErrors.invitationNotFound();
    if (await isStored(tx, found, answer)) return found;
    requireOther(found, actor);
    if (found.invitedMailbox === found.ownerMailbox) throw responseErrors.ownSurvey();
    if (found.used) throw responseErrors.invitationUsed();
    await markUsed(tx, found.invitationId);
    await storeAnswer(tx, deps, found, answer, answerLimits(origin));
    return found;
  });
  return acknowledge(deps, survey, answer);
}
