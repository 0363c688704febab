import { nameless } from "#src/shared/survey/participants.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { SurveyResponse } from "#src/shared/invitation/response.output.ts";
import { joinName } from "#src/shared/account/names.ts";
import { findNewestSnapshot } from "./queries.ts";

/**
 * The owner's own answer, and one entry for each peer of the newest snapshot: a name, an id that is new each time, and no
 * words (rule A4). Before the first snapshot the owner's own alone.
 *
 * @throws {DomainError} not_found
 */
export async function listResponses(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly SurveyResponse[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, survey.id);
  const own: readonly SurveyResponse[] =
    survey.selfTraitIds === null
      ? []
      : [
          {
            id: survey.id,
            userId: actor.userId,
            surveyId,
            selectedTraits: survey.selfTraitIds,
            peerName: joinName(actor.firstName, actor.lastName),
          },
        ];
  const names = snapshot?.content.participants ?? [];
  const peers = names.map((name): SurveyResponse => ({
    id: deps.ids.id(),
    userId: null,
    surveyId,
    selectedTraits: [],
    peerName: name ?? nameless,
  }));
  return [...own, ...peers];
}
