import { readySurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { describe, expect, it } from "vitest";
import { isUntouched } from "./first-survey.ts";

describe("isUntouched", () => {
  it.each([
    ["a new round", shownSurvey(), true],
    ["one with own words", shownSurvey({ selfAssessmentComplete: true }), false],
    ["one with a link", shownSurvey({ isPublic: true }), false],
    ["one with an invited person", shownSurvey({ invitedCount: 1 }), false],
    ["one with an answer and no link any more", shownSurvey({ totalResponses: 1 }), false],
    ["one that waits", waitingSurvey(), false],
    ["one that could open", readySurvey(), false],
  ])("%s", (_what, survey, is) => {
    expect(isUntouched(survey)).toBe(is);
  });
});
