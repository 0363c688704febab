import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { aroundAnswerBy, findSharedSurvey } from "#src/server/domain/response/find-shared-survey.ts";
import { requireOther } from "#src/server/domain/response/rules.ts";
import { storeResponse } from "#src/server/domain/response/store-response.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { descriptionsBy } from "#src/server/domain/team/limits.ts";
import type { NewResponse } from "#src/shared/invitation/response.input.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import { findPair, markDescribed, roundOfPerson } from "./panel-queries.ts";

const aroundDescription = aroundAnswerBy(roundOfPerson);

interface Description extends Pick<NewResponse, "traitIds" | "submissionKey"> {
  readonly teamRoundId: string;
  readonly personId: string;
}

/**
 * Stores what someone picked for a colleague, like every other answer but sealed, and that they have described them, in one write. Without a name: in a team,
 * whose name is missing would say who hasn't answered.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part; bad_request for unknown words; conflict for a colleague who
 * is described already, and once the round is over; too_many_requests.
 */
export function describeColleague(
  deps: Deps,
  { actor, origin }: { readonly actor: Actor; readonly origin: Origin },
  { teamRoundId, personId, ...words }: Description,
): Promise<Receipt> {
  const pair = { teamRoundId, describerUserId: actor.userId, describedId: personId };
  const enter = async (tx: Transaction) => {
    const [found, survey] = await Promise.all([
      findPair(tx, pair),
      findSharedSurvey(tx, roundOfPerson(tx, personId)),
      getOwnPart(tx, actor, teamRoundId),
    ]);
    if (found === undefined || survey === undefined) throw teamErrors.colleagueNotFound();
    return {
      survey,
      pass: async () => {
        requireOther(survey, actor);
        if (found.isDescribed) throw teamErrors.described();
        await markDescribed(tx, found.describerId, personId);
      },
    };
  };
  return storeResponse(
    deps,
    { actor, origin },
    { ...words, peerName: null },
    { way: personId, around: aroundDescription, enter, isSealed: true, limits: [descriptionsBy(actor)] },
  );
}
