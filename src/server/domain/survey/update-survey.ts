import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { surveyErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import type { SurveyChanges } from "#src/shared/survey/survey.input.ts";
import { changeSurvey } from "./change-survey.ts";
import { isOpen, requireFuture, requireLawfulMinimum, requireOwnPace, requireRaise } from "./rules.ts";

/** @throws {DomainError} not_found; bad_request; conflict for a lower minimum, one after the first answer, a deadline of a closed round, and either in a part of a team round. */
export function updateSurvey(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  changes: SurveyChanges,
): Promise<Survey> {
  const { minResponses, closesAt } = changes;
  return changeSurvey(deps, actor, surveyId, (survey, now) => {
    if (minResponses !== undefined || closesAt !== undefined) requireOwnPace(survey);
    if (minResponses !== undefined) {
      requireLawfulMinimum(minResponses, survey.audience);
      const answered = (survey.shownAnswers ?? 0) + survey.newAnswers;
      requireRaise(minResponses, survey.minResponses, answered);
    }
    if (closesAt !== undefined && !isOpen(survey, now)) throw surveyErrors.closed();
    if (closesAt) requireFuture(closesAt, now);
    return withoutUndefined(changes);
  });
}
