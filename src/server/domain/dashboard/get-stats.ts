import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSurveys } from "#src/server/domain/survey/list-surveys.ts";
import type { Survey } from "#src/shared/survey.ts";

export interface DashboardStats {
  /** Rounds of the actor's own in which own words are picked. */
  readonly totalSelfAssessments: number;
  /** Answers in all rounds of the actor's own. */
  readonly totalPeerResponses: number;
  /** Rounds that an organisation runs, and answers in them. */
  readonly totalClientAssessments: number;
  readonly totalClientPeerResponses: number;
  /** The five newest. */
  readonly recentAssessments: readonly Survey[];
}

const recent = 5;

const sum = (surveys: readonly Survey[]): number =>
  surveys.reduce((total, { totalResponses }) => total + totalResponses, 0);

/** The numbers on the dashboard, from one list of rounds. */
export async function getStats(deps: Deps, actor: Actor): Promise<DashboardStats> {
  const surveys = await listSurveys(deps, actor);
  const own = surveys.filter(({ audience }) => audience === "personal");
  const clients = surveys.filter(({ audience }) => audience === "organisation");
  return {
    totalSelfAssessments: own.filter(({ selfAssessmentComplete }) => selfAssessmentComplete).length,
    totalPeerResponses: sum(own),
    totalClientAssessments: clients.length,
    totalClientPeerResponses: sum(clients),
    recentAssessments: surveys.slice(0, recent),
  };
}
