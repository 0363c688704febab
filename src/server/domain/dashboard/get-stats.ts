import type { DashboardStats } from "#src/shared/survey/survey.output.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sumClientRounds } from "#src/server/domain/programme/lists.ts";
import { listSurveys, sumSurveys } from "#src/server/domain/survey/read.ts";
import type { DashboardTotals } from "#src/shared/survey/dashboard.ts";

const recent = 5;

export async function getTotals(deps: Deps, actor: Actor): Promise<DashboardTotals> {
  const [{ personal, organisation }, clients] = await Promise.all([
    sumSurveys(deps, actor),
    sumClientRounds(deps.db.read, actor),
  ]);
  return {
    totalSelfAssessments: personal.withOwnWords,
    totalPeerResponses: personal.answers,
    totalClientAssessments: organisation.rounds + clients.rounds,
    totalClientPeerResponses: organisation.answers + clients.answers,
  };
}

/** The numbers on the dashboard. */
export async function getStats(deps: Deps, actor: Actor): Promise<DashboardStats> {
  const [totals, recentAssessments] = await Promise.all([
    getTotals(deps, actor),
    listSurveys(deps, actor, recent),
  ]);
  return { ...totals, recentAssessments };
}
