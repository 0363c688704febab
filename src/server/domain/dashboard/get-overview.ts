import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listTiles } from "#src/server/domain/analysis/list-tiles.ts";
import { listSummaries } from "#src/server/domain/survey/read.ts";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { allSurveys, firstSurveys } from "#src/shared/survey/first-surveys.ts";
import { getTotals } from "./get-stats.ts";

/**
 * All that the actor's dashboard shows: the rounds that it shows first, or all. Which are first goes by what each waits for:
 * the database is asked for a few columns of all, and `firstSurveys` decides.
 */
export async function getDashboardOverview(
  deps: Deps,
  actor: Actor,
  all = false,
): Promise<DashboardOverview> {
  const [surveys, stats] = await Promise.all([listSummaries(deps, actor), getTotals(deps, actor)]);
  const listed = all ? allSurveys(surveys) : firstSurveys(surveys);
  const opened = listed.surveys.filter(({ hasAnalysis }) => hasAnalysis).map(({ id }) => id);
  const windows = await listTiles(deps.db.read, opened);
  return { ...listed, windows, stats };
}
