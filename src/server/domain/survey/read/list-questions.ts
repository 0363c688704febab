import type { AnswerOption, Question } from "#src/shared/survey/survey.output.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { getOwnSurvey } from "./get-survey.ts";

/** The one question of a round. */
export async function listQuestions(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly Question[]> {
  await getOwnSurvey(deps.db.read, actor, surveyId);
  return [{ id: "words", text: `Which words describe ${actor.firstName}?`, type: "multi_select" }];
}

/** What the question can be answered with: the words of the catalogue. */
export async function listAnswerOptions(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly AnswerOption[]> {
  await getOwnSurvey(deps.db.read, actor, surveyId);
  return catalogue.map(({ id, name, description }) => ({ id, text: name, description }));
}
