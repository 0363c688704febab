import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn, requireNewRound } from "#src/server/domain/billing/plan.ts";
import { isUntouched } from "#src/shared/survey/first-surveys.ts";
import type { FirstSurvey } from "#src/shared/onboarding/onboarding.input.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { newSurveyRow, presentNewSurvey } from "#src/server/domain/survey/create-survey.ts";
import { presentSurvey } from "#src/server/domain/survey/read.ts";
import { countOpen, findFirst, insertSurvey, updateSurvey } from "#src/server/domain/survey/queries.ts";

async function findReadyIn(
  db: Queryable,
  { clock, env }: Pick<Deps, "clock" | "env">,
  { userId }: Actor,
): Promise<Survey | null> {
  const now = clock.now();
  const row = await findFirst(db, userId, now);
  if (row === undefined) return null;
  return presentSurvey({ ...row, overlap: await findOverlap(db, row, now) }, now, env.siteUrl);
}

/** The round that the actor would go on with; null where none of their own runs. One in a facilitator's programme is another matter. */
export const findReadySurvey = (deps: Deps, actor: Actor): Promise<Survey | null> =>
  findReadyIn(deps.db.read, deps, actor);

/**
 * Sees to it that the actor has one round to go on with, however often it is asked for: the one that runs, or a new one.
 * A title names a round that is still untouched; one in which something has happened stays as it is.
 *
 * @throws {DomainError} plan_needed
 */
export async function ensureFirstSurvey(deps: Deps, actor: Actor, { title }: FirstSurvey): Promise<Survey> {
  const now = deps.clock.now();
  const { siteUrl } = deps.env;
  return deps.db.write(async (tx) => {
    const survey = await findReadyIn(tx, deps, actor);
    if (survey === null) {
      const { features } = await getPlanIn(tx, deps, actor);
      const open = await countOpen(tx, actor.userId, now);
      const row = newSurveyRow(deps, actor, { title }, now);
      requireNewRound(features, row.audience, open);
      await insertSurvey(tx, row);
      return presentNewSurvey(row, now, siteUrl);
    }
    if (title === undefined || title === survey.title || !isUntouched(survey)) return survey;
    await updateSurvey(tx, survey.id, { title, updatedAt: now });
    return { ...survey, title, updatedAt: now.toISOString() };
  });
}
