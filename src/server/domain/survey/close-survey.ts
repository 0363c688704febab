import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey, type Decide } from "./change-survey.ts";
import { isOpen, requireOwnPace } from "./rules.ts";

/** A round that has ended stays as it is. @throws {DomainError} conflict for a part of a team round. */
export const closing: Decide = (survey, now) => {
  if (!isOpen(survey, now)) return {};
  requireOwnPace(survey);
  return { completedAt: now };
};

/**
 * Ends a round: nobody can answer any more.
 *
 * @throws {DomainError} not_found; conflict for a part of a team round.
 */
export const closeSurvey = (deps: Deps, actor: Actor, surveyId: string): Promise<Survey> =>
  changeSurvey(deps, actor, surveyId, closing);
