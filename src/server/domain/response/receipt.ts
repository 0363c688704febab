import { responseErrors } from "./errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { texts } from "#src/shared/invitation/texts.en.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { firstNameOf, ownerNameOf } from "./find-form.ts";
import { type SharedSurveyRow, findByAnswerId, isThere, withdrawAnswer } from "./queries.ts";
import { answerKeys } from "./answer-keys.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { deadKeyLimits } from "./limits.ts";

/**
 * When an answer shows, for the receipt. The same sentence whether or not there are results already: a peer is not told
 * how many have answered.
 */
const shownWhen = (ownerName: string, minResponses: number): string =>
  texts.receipt.shownWhen(ownerName, minResponses - 1);

/** What a peer gets for an answer to this round. */
export function receiptFor(deps: Pick<Deps, "env">, survey: SharedSurveyRow, withdrawKey: string): Receipt {
  return {
    withdrawKey,
    withdrawUrl: `${deps.env.siteUrl}${paths.withdraw(withdrawKey)}`,
    shownWhen: shownWhen(ownerNameOf(survey), survey.minResponses),
  };
}

/**
 * The receipt again, for whoever has its key: also when the link that the answer came by is gone. Unknown keys count against
 * nobody: each form that a peer sends asks for its own first, and one look-up costs less than a counter.
 *
 * @throws {DomainError} not_found for an unknown key, and once the answer is withdrawn.
 */
export async function getReceipt(deps: Deps, withdrawKey: string): Promise<StoredReceipt> {
  const survey = await findByAnswerId(deps.db.read, answerKeys(withdrawKey).answerId);
  if (survey === undefined) {
    const receipt = await deps.hooks.findOtherReceipt(deps, withdrawKey);
    if (receipt === null) throw responseErrors.notFound();
    return receipt;
  }
  const owner = { ownerName: ownerNameOf(survey), ownerFirstName: firstNameOf(survey) };
  return { ...receiptFor(deps, survey, withdrawKey), ...owner };
}

/**
 * Takes an answer back. One that no result has yet is erased at once. One that a result has shown leaves later results
 * together with enough others, never alone: words that vanished from one result to the next would be known as this
 * person's. Snapshots that have it never change. An unknown key is no error: withdrawing twice is fine, and nobody
 * learns which keys exist.
 *
 * @throws {DomainError} too_many_requests, for a network that sends such keys without end.
 */
export async function withdrawResponse(deps: Deps, origin: Origin, withdrawKey: string): Promise<void> {
  const keys = answerKeys(withdrawKey);
  // Writes wait for each other and for the disk: what has nothing to erase must not stand in their line.
  if (await isThere(deps.db.read, keys)) return deps.db.write((tx) => withdrawAnswer(tx, keys));
  const isWithdrawn = await deps.hooks.withdrawOtherAnswer(deps, keys.answerId);
  if (!isWithdrawn) await takeFromLimits(deps, deadKeyLimits(origin));
}
