import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import type { Deps } from "#src/server/deps.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { aroundAnswerByLink, findByShareId } from "./queries.ts";
import { requireOpenToAll, requireOther } from "./rules.ts";
import { storeResponse, type Sender } from "./store-response.ts";

/**
 * Stores a peer's answer to the round behind an open link.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; forbidden for the owner; conflict for a round that is
 *   closed, full, or takes invited answers only; too_many_requests.
 */
export const submitResponse = (
  deps: Deps,
  sender: Sender,
  shareId: string,
  input: NewResponse,
): Promise<Receipt> =>
  storeResponse(deps, sender, input, {
    way: shareId,
    around: aroundAnswerByLink,
    enter: async (tx) => {
      const survey = await findByShareId(tx, shareId);
      if (survey === undefined) throw surveyErrors.notFound();
      return {
        survey,
        pass: () => {
          requireOther(survey, sender.actor);
          requireOpenToAll(survey);
        },
      };
    },
  });
