import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSurveys, sumSurveys } from "#src/server/domain/survey/list-surveys.ts";
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

/** The numbers on the dashboard. */
export async function getStats(deps: Deps, actor: Actor): Promise<DashboardStats> {
  const { personal, organisation } = await sumSurveys(deps, actor);
  return {
    totalSelfAssessments: personal.withOwnWords,
    totalPeerResponses: personal.answers,
    totalClientAssessments: organisation.rounds,
    totalClientPeerResponses: organisation.answers,
    recentAssessments: await listSurveys(deps, actor, recent),
  };
}
