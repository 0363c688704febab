import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { readSharing } from "./present-sharing.ts";

/** @throws {DomainError} not_found */
export async function getSharing(deps: Deps, actor: Actor, surveyId: string): Promise<Sharing> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  return readSharing(deps.db.read, survey, deps.clock.now());
}
