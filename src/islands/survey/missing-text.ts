import { answers, morePeopleHave, unshownAnswers } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";

/** What is missing until the next result can be made; null when nothing is. */
export function missingText(survey: Survey): string | null {
  if (survey.canReveal) return null;
  if (survey.hasAnalysis) return survey.status === "completed" ? leftOver(survey) : nextResult(survey);
  const { answersUntilReveal: missing, selfAssessmentComplete } = survey;
  if (survey.status === "completed" && missing > 0) {
    return "The round closed before enough people had answered. What came stays unshown, to protect those who answered.";
  }
  const people = `${morePeopleHave(missing)} answered`;
  if (missing === 0)
    return "Enough people have answered. The window opens as soon as you have picked your own words.";
  return selfAssessmentComplete
    ? `The window can open once ${people}.`
    : `The window can open once you have picked your own words and ${people}.`;
}

function nextResult({ answersUntilReveal }: Survey): string {
  return `Later answers will show once ${morePeopleHave(answersUntilReveal)} answered.`;
}

function leftOver(survey: Survey): string | null {
  const count = unshownAnswers(survey);
  if (count === 0) return null;
  return `${answers(count)} came after the last result and ${count === 1 ? "stays" : "stay"} unshown: so few could be told apart.`;
}
