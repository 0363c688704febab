import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurvey } from "./present-survey.ts";
import { findById, type CountedSurvey, type OwnSurvey } from "#src/server/domain/survey/queries.ts";

const isOwn = (row: CountedSurvey, { userId }: Actor): row is OwnSurvey => row.userId === userId;

/**
 * The one place that decides whose round it is: everything an owner does goes through here.
 *
 * @throws {DomainError} not_found, also for a round of someone else.
 */
export async function getOwnSurvey(db: Queryable, actor: Actor, surveyId: string): Promise<OwnSurvey> {
  const row = await findById(db, surveyId);
  if (row === undefined || !isOwn(row, actor)) throw surveyErrors.notFound();
  return row;
}

/** For administrators, whose acts are logged. @throws {DomainError} not_found */
export async function getAnySurvey(db: Queryable, surveyId: string): Promise<CountedSurvey> {
  const row = await findById(db, surveyId);
  if (row === undefined) throw surveyErrors.notFound();
  return row;
}

/** @throws {DomainError} not_found */
export async function getSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<Survey> {
  const now = deps.clock.now();
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const overlap = await findOverlap(deps.db.read, survey, now);
  return presentSurvey({ ...survey, overlap }, now, deps.env.siteUrl);
}
