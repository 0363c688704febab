import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { PanePlan } from "#src/shared/action-plan/action-plan.output.ts";
import { presentPlan } from "./present-plan.ts";
import { listPlansOf } from "./queries.ts";

/**
 * The plans of a round that its owner has in their account; those that a browser keeps are none of them.
 *
 * @throws {DomainError} not_found
 */
export async function listPlans(deps: Deps, actor: Actor, surveyId: string): Promise<readonly PanePlan[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const plans = await listPlansOf(deps.db.read, survey.id);
  return plans.map(presentPlan);
}
