import { responseErrors } from "./errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { texts } from "#src/shared/invitation/texts.en.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { firstNameOf, ownerNameOf } from "./get-shared-survey.ts";
import { findByAnswerId, type SharedSurveyRow } from "./queries.ts";
import { answerKeys } from "./answer-keys.ts";

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
