import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey, type AskAlso } from "./change-survey.ts";
import { isOpen, requireOwnPace } from "./rules.ts";

/**
 * Ends a round: nobody can answer any more. A round that has ended stays as it is. `askAlso` joins the write where it ends.
 *
 * @throws {DomainError} not_found; conflict for a part of a team round.
 */
export const closeSurvey = (deps: Deps, actor: Actor, surveyId: string, askAlso?: AskAlso): Promise<Survey> =>
  changeSurvey(
    deps,
    actor,
    surveyId,
    (survey, now) => {
      if (!isOpen(survey, now)) return {};
      requireOwnPace(survey);
      return { completedAt: now };
    },
    askAlso,
  );
