import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import type { NewSurvey } from "#src/shared/survey/survey.input.ts";
import { makeAnswers } from "./survey.ts";

/** A survey with an open link and answers, without own words. */
export async function makeWordlessSurvey(deps: Deps, owner: Actor, answers: number, input: NewSurvey = {}) {
  const survey = await createSurvey(deps, owner, input);
  const { shareId } = await shareSurvey(deps, owner, survey.id);
  await makeAnswers(deps, shareId, answers);
  return { survey, shareId };
}
