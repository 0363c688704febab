import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listSurveys } from "#src/server/domain/survey/read/list-surveys.ts";
import type { FacilitatorOverview } from "#src/shared/plan/facilitator.output.ts";

/** The actor's rounds with clients. Who may see it, the procedure decides. */
export async function getFacilitatorOverview(deps: Deps, actor: Actor): Promise<FacilitatorOverview> {
  const clientAssessments = (await listSurveys(deps, actor)).filter(
    ({ audience }) => audience === "organisation",
  );
  return {
    totalClientAssessments: clientAssessments.length,
    totalClientPeerResponses: clientAssessments.reduce((sum, { totalResponses }) => sum + totalResponses, 0),
    clientAssessments,
  };
}
