import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurveys } from "./present-surveys.ts";
import { countShown, listShown } from "#src/server/domain/survey/queries.ts";

/** The newest of the actor's rounds that have a result: all, or so many. */
export async function listShownSurveys(deps: Deps, actor: Actor, most?: number): Promise<readonly Survey[]> {
  const rows = await listShown(deps.db.read, actor.userId, most);
  const shown = { now: deps.clock.now(), siteUrl: deps.env.siteUrl };
  return presentSurveys(deps.db.read, actor.userId, rows, shown);
}

/** How many of the actor's rounds have a result. */
export const countShownSurveys = (deps: Deps, actor: Actor): Promise<number> =>
  countShown(deps.db.read, actor.userId);
