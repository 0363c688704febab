import { readySurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { expect, it } from "vitest";
import { whoSeesText } from "./who-sees-text.ts";

it.each([
  [", and you see nothing at all before 3 people have answered.", waitingSurvey()],
  [
    ", and you see nothing at all before 5 people have answered.",
    waitingSurvey({ minResponses: 5, peerAssessmentCount: 4 }),
  ],
  [": once you open the window, it shows totals.", readySurvey()],
  [": results show totals, each of at least 3 new answers.", revealedSurvey()],
  // Answers were withdrawn.
  [": results show totals, each of at least 3 new answers.", revealedSurvey({ peerAssessmentCount: 2 })],
  [".", waitingSurvey({ status: "completed", peerAssessmentCount: 2 })],
])("ends with %j", (end, survey) => {
  expect(whoSeesText(survey)).toBe(`Nobody sees who picked what${end}`);
});
