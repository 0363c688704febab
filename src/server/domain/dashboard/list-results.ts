import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listHeadlines } from "#src/server/domain/analysis/list-tiles.ts";
import { countShownSurveys, listShownSurveys } from "#src/server/domain/survey/read.ts";
import type { ListedResults } from "#src/shared/survey/dashboard.ts";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";

/** The actor's results, those of the newest rounds first: what a page shows before they ask for all, or all. */
export async function listResults(deps: Deps, actor: Actor, all = false): Promise<ListedResults> {
  const [{ surveys, found: headlines }, total] = await Promise.all([
    listShownSurveys(deps, actor, all ? undefined : shownAtFirst, (ids) => listHeadlines(deps.db.read, ids)),
    countShownSurveys(deps, actor),
  ]);
  return { surveys, headlines, total };
}
