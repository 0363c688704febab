import { responseErrors } from "./errors.ts";
import { invitationErrors } from "#src/server/domain/invitation/errors.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { aroundInvitedAnswer, findByInvitation, markUsed } from "./invited-queries.ts";
import { requireOther } from "./rules.ts";
import { storeResponse, type Sender } from "./store-response.ts";

/**
 * Stores an invited person's answer, and that their invitation is used, in one write. It takes one answer, also when that is
 * withdrawn later. Who the owner is comes first: they must not learn from a refusal whether it is used (rule A7).
 *
 * @throws {DomainError} not_found; bad_request for unknown words; forbidden for the owner, and for an invitation to a
 *   mailbox that is the owner's by now; conflict for one that is used, and for a round that is closed or full;
 *   too_many_requests.
 */
export const submitInvitedResponse = (
  deps: Deps,
  sender: Sender,
  token: string,
  input: NewResponse,
): Promise<Receipt> =>
  storeResponse(deps, sender, input, {
    way: sha256(token),
    around: aroundInvitedAnswer,
    enter: async (tx) => {
      const survey = await findByInvitation(tx, sha256(token));
      if (survey === undefined) throw invitationErrors.notFound();
      const { invitationId, invitedMailbox, ownerMailbox, used } = survey;
      return {
        survey,
        pass: async () => {
          requireOther(survey, sender.actor);
          if (invitedMailbox === ownerMailbox) throw responseErrors.ownSurvey();
          if (used) throw responseErrors.invitationUsed();
          await markUsed(tx, invitationId);
        },
      };
    },
  });
