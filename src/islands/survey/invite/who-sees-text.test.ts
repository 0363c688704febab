import { readySurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { expect, it } from "vitest";
import { whoSeesText } from "./who-sees-text.ts";

it.each([
  [". For now, you only see how many have answered.", waitingSurvey()],
  [
    ". For now, you only see how many have answered.",
    waitingSurvey({ minResponses: 5, peerAssessmentCount: 4 }),
  ],
  [". Your window shows totals.", readySurvey()],
  [". Your window shows totals.", revealedSurvey()],
  // Answers were withdrawn.
  [". Your window shows totals.", revealedSurvey({ peerAssessmentCount: 2 })],
])("ends with %j", (end, survey) => {
  expect(whoSeesText(survey)).toBe(`Nobody sees who picked what${end}`);
});
