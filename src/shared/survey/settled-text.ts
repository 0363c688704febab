import { countsFrom } from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
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

/** Whether there's a choice between a glimpse now and a portrait later. */
export const isGlimpse = ({ peerAssessmentCount, hasAnalysis, status }: Survey): boolean =>
  !hasAnalysis && status === "in_progress" && peerAssessmentCount < countsFrom;

/** What a glimpse is, and what waiting brings. @param whose "Your", or "Anna’s" */
export const glimpseText = (nextAfter: number, whose = "Your"): string =>
  `You can open a first glimpse: what most of them said, without numbers. ${whose} portrait needs five answers. If you open now, the next result comes after ${spellNumber(nextAfter)} more.`;
