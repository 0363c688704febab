import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlan } from "#src/server/domain/billing/plan/get-plan.ts";
import { requireNewRound } from "#src/server/domain/billing/plan/plan-rules.ts";
import { findFirstSurvey, isUntouched } from "#src/shared/survey/first-survey.ts";
import type { FirstSurvey } from "#src/shared/onboarding/onboarding.input.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { newSurveyRow, presentNewSurvey } from "#src/server/domain/survey/create-survey.ts";
import { presentSurveys } from "#src/server/domain/survey/read/present-surveys.ts";
import { countOpen, insertSurvey, listOfOwnAccord, updateSurvey } from "#src/server/domain/survey/queries.ts";

/** The round that the actor would go on with; null where none of their own runs. One in a facilitator's programme is another matter. */
export async function findReadySurvey({ db, clock, env }: Deps, actor: Actor): Promise<Survey | null> {
  const rows = await listOfOwnAccord(db.read, actor.userId);
  const shown = { now: clock.now(), siteUrl: env.siteUrl };
  return findFirstSurvey(await presentSurveys(db.read, actor.userId, rows, shown));
}

/**
 * Sees to it that the actor has one round to go on with, however often it is asked for: the one that runs, or a new one.
 * A title names a round that is still untouched; one in which something has happened stays as it is.
 *
 * @throws {DomainError} plan_needed
 */
export async function ensureFirstSurvey(deps: Deps, actor: Actor, { title }: FirstSurvey): Promise<Survey> {
  const now = deps.clock.now();
  const { siteUrl } = deps.env;
  const { features } = await getPlan(deps, actor);
  return deps.db.write(async (tx) => {
    const rows = await listOfOwnAccord(tx, actor.userId);
    const survey = findFirstSurvey(await presentSurveys(tx, actor.userId, rows, { now, siteUrl }));
    if (survey === null) {
      const row = newSurveyRow(deps, actor, { title }, now);
      requireNewRound(features, row.audience, await countOpen(tx, actor.userId, now));
      await insertSurvey(tx, row);
      return presentNewSurvey(row, now, siteUrl);
    }
    if (title === undefined || title === survey.title || !isUntouched(survey)) return survey;
    await updateSurvey(tx, survey.id, { title, updatedAt: now });
    return { ...survey, title, updatedAt: now.toISOString() };
  });
}
