import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "./change-survey.ts";
import { isOpen } from "./rules.ts";

/** Ends a round: nobody can answer any more. A round that has ended stays as it is. */
export const closeSurvey = (deps: Deps, actor: Actor, surveyId: string): Promise<Survey> =>
  changeSurvey(deps, actor, surveyId, (survey, now) => (isOpen(survey, now) ? { completedAt: now } : {}));
