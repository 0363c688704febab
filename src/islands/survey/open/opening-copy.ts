import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { answers, morePeopleHave } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

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

/** What the button says that leads to the next pane, and from the last one to the page. */
export const nextText = (next: Quadrant | undefined): string =>
  next === undefined ? "See my whole result" : `Next: ${paneText[next].name}`;
