import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurveys } from "./present-surveys.ts";
import { countShown, listShown } from "#src/server/domain/survey/queries.ts";

/** The newest of the actor's rounds that have a result, and how many have one: what a page shows before they ask for all. */
export async function listFirstResults(
  deps: Deps,
  actor: Actor,
): Promise<{ readonly surveys: readonly Survey[]; readonly total: number }> {
  const now = deps.clock.now();
  const rows = await listShown(deps.db.read, actor.userId, shownAtFirst);
  const surveys = await presentSurveys(deps.db.read, actor.userId, rows, { now, siteUrl: deps.env.siteUrl });
  return { surveys, total: await countShown(deps.db.read, actor.userId) };
}
