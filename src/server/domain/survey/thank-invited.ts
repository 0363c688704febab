import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueThanks } from "#src/server/domain/invitation/queue-thanks.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import { surveyErrors } from "./errors.ts";
import type { CountedSurvey } from "./queries.ts";
import { isOpen } from "./rules.ts";

/**
 * Thanks everyone who is still invited to a round, in the same words, whether they have answered or not: we don't tell the owner who has
 * (rule A7). It happens once; asked again, nothing more is sent.
 *
 * @throws {DomainError} not_found; conflict before the window was opened or the round closed, and where nobody is invited.
 */
export const thankInvited = (deps: Deps, actor: Actor, surveyId: string): Promise<Survey> =>
  changeSurvey(
    deps,
    actor,
    surveyId,
    (survey, now) => {
      if (survey.thankedAt !== null) return {};
      requireThankable(survey, now);
      return { thankedAt: now };
    },
    (tx, survey) => queueThanks(tx, deps, actor, survey),
  );

function requireThankable(survey: CountedSurvey, now: Date): void {
  if (survey.shownAnswers === null && isOpen(survey, now)) throw surveyErrors.tooEarlyToThank();
  if (survey.invitedCount === 0) throw surveyErrors.nobodyToThank();
}
