import { answers, morePeopleHave } from "./survey-stage.ts";
import type { Survey } from "./survey.output.ts";

/** What is settled once the window opens. Said once, under the closed curtains. */
export function settledText(survey: Survey): string {
  const { peerAssessmentCount, minResponses, status, predictionComplete, hasAnalysis } = survey;
  const own = `You can’t change your own words${predictionComplete ? " and your guess" : ""} after this.`;
  return [
    `Your result will include the ${answers(peerAssessmentCount)} so far, and it won’t change.`,
    ...(status === "in_progress"
      ? [`Later answers will show once ${morePeopleHave(minResponses)} answered.`]
      : []),
    ...(hasAnalysis ? [] : [own]),
  ].join(" ");
}
