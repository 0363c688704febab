import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { deletePlan, type PlanKey } from "./queries.ts";

/**
 * Erases a plan from its owner's account, if it is there. Its email doesn't come, even if it already waits to be sent.
 *
 * @throws {DomainError} not_found
 */
export function removePlan(deps: Deps, actor: Actor, key: PlanKey): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnSurvey(tx, actor, key.surveyId);
    await deletePlan(tx, key);
  });
}
