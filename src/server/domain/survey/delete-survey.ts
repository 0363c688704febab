import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "./get-survey.ts";
import * as queries from "./queries.ts";

/** Erases a round with its answers and snapshots. */
export function deleteSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnSurvey(tx, actor, surveyId);
    await queries.deleteSurvey(tx, surveyId);
  });
}
