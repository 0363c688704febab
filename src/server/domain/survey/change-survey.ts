import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey.ts";
import { rescheduleReminders } from "#src/server/domain/invitation/reschedule-reminders.ts";
import { getOwnSurvey } from "./get-survey.ts";
import { presentSurvey } from "./present-survey.ts";
import { updateSurvey, type CountedSurvey, type SurveyRow } from "./queries.ts";

type Changes = Partial<SurveyRow>;

/**
 * What every change of a round has in common: the owner's round is read, `decide` says what changes (or refuses by
 * throwing), and both happen in one write, so that no answer comes in between.
 *
 * @throws {DomainError} not_found, and whatever `decide` throws.
 */
export function changeSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  decide: (survey: CountedSurvey, now: Date) => Changes,
): Promise<Survey> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const decided = decide(survey, now);
    if (Object.keys(decided).length === 0) return presentSurvey(survey, now, deps.env.siteUrl);
    const changes = { ...decided, updatedAt: now };
    await updateSurvey(tx, surveyId, changes);
    if (decided.closesAt !== undefined) await rescheduleReminders(tx, surveyId);
    return presentSurvey({ ...survey, ...changes }, now, deps.env.siteUrl);
  });
}
