import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { notFound } from "#src/server/errors.ts";
import { paths } from "#src/shared/paths.ts";
import type { Receipt, StoredReceipt } from "#src/shared/response.ts";
import { ownerNameOf } from "./get-shared-survey.ts";
import { deadKeys } from "./limits.ts";
import { findByAnswerId, type SharedSurveyRow } from "./queries.ts";
import { answerKeys, shownWhen } from "./receipt.ts";

/** What a peer gets for an answer to this round. */
export function receiptFor(deps: Pick<Deps, "env">, survey: SharedSurveyRow, withdrawKey: string): Receipt {
  return {
    withdrawKey,
    withdrawUrl: `${deps.env.siteUrl}${paths.withdraw(withdrawKey)}`,
    shownWhen: shownWhen(ownerNameOf(survey), survey.minResponses),
  };
}

/**
 * The receipt again, for whoever has its key: also when the link that the answer came by is gone.
 *
 * @throws {DomainError} not_found for an unknown key, and once the answer is withdrawn; too_many_requests for a network that
 *   sends such keys without end.
 */
export async function getReceipt(deps: Deps, origin: Origin, withdrawKey: string): Promise<StoredReceipt> {
  const survey = await findByAnswerId(deps.db.read, answerKeys(withdrawKey).answerId);
  if (survey === undefined) {
    await takeFromLimits(deps, deadKeys(origin));
    throw notFound("Answer");
  }
  return { ...receiptFor(deps, survey, withdrawKey), ownerName: ownerNameOf(survey) };
}
