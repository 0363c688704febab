import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { deleteCard } from "./queries.ts";

/** Takes the card of a round back, if there is one: page and picture are gone at once. */
export function revokeCard(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    await deleteCard(tx, survey.id);
  });
}
