import { responseErrors } from "./errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { en } from "#src/shared/languages/en/index.ts";
import { paths } from "#src/shared/site/paths.ts";
import { texts as teamTexts } from "#src/shared/team/texts.en.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { firstNameOf } from "./find-form.ts";
import { type SharedSurveyRow, findByAnswerId, canWithdraw, withdrawAnswer } from "./queries.ts";
import { answerKeys } from "./answer-keys.ts";
import type { Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { deadKeyLimits } from "./limits.ts";

/** The sentence is the same with or without results: peers aren't told how many have answered. */
function shownWhen(survey: SharedSurveyRow): string {
  const { shownWhen: says } = survey.teamRoundId === null ? en.peer.receipt : teamTexts.sent;
  return says(survey.ownerName, survey.minResponses - 1);
}

export function receiptFor(deps: Pick<Deps, "env">, survey: SharedSurveyRow, withdrawKey: string): Receipt {
  return {
    withdrawKey,
    withdrawUrl: `${deps.env.siteUrl}${paths.withdraw(withdrawKey)}`,
    shownWhen: shownWhen(survey),
  };
}

/**
 * Finds a receipt by its key, even if the link it came by is gone. Unknown keys aren't limited: each form
 * first asks for its own, and a lookup costs less than a counter.
 *
 * @throws {DomainError} not_found for an unknown key, and once the answer is withdrawn
 */
export async function getReceipt(deps: Deps, withdrawKey: string): Promise<StoredReceipt> {
  const survey = await findByAnswerId(deps.db.read, answerKeys(withdrawKey).answerId);
  if (survey === undefined) {
    const receipt = await deps.hooks.findOtherReceipt(deps, withdrawKey);
    if (receipt === null) throw responseErrors.notFound();
    return receipt;
  }
  return {
    ...receiptFor(deps, survey, withdrawKey),
    ...{ ownerName: survey.ownerName, ownerFirstName: firstNameOf(survey) },
    kind: survey.teamRoundId === null ? "round" : "team",
    others: survey.minResponses - 1,
  };
}

/**
 * Withdraws an answer. An answer no result includes is erased at once. Any other leaves later results
 * together with enough others, never alone: words missing from the next result would be known as this
 * person's. Existing snapshots never change. Unknown keys are no error, so withdrawing is idempotent and
 * nobody learns which keys exist.
 *
 * @throws {DomainError} too_many_requests for a network with too many unknown keys
 */
export async function withdrawResponse(deps: Deps, origin: Origin, withdrawKey: string): Promise<void> {
  const keys = answerKeys(withdrawKey);
  // Writes queue up, so don't start one with nothing to erase.
  if (await canWithdraw(deps.db.read, keys)) return deps.db.write((tx) => withdrawAnswer(tx, keys));
  const isWithdrawn = await deps.hooks.withdrawOtherAnswer(deps, keys.answerId);
  if (!isWithdrawn) await enforceLimits(deps, deadKeyLimits(origin));
}
