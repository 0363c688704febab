import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { findClientWithFacilitator } from "./queries.ts";

/**
 * The actor as a client, by their own round, and who facilitates them.
 *
 * @throws {DomainError} not_found, also for a round that is in no programme.
 */
export async function getOwnClientOf(db: Queryable, actor: Actor, surveyId: string) {
  await getOwnSurvey(db, actor, surveyId);
  const found = await findClientWithFacilitator(db, surveyId);
  if (found?.state !== "accepted") throw surveyErrors.notFound();
  return { clientId: found.clientId, facilitator: joinName(found.firstName, found.lastName) };
}
