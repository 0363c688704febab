import { readySurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { describe, expect, it } from "vitest";
import { findFirstSurvey, isUntouched } from "./first-survey.ts";

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

describe("findFirstRound", () => {
  const closed = shownSurvey({ id: "closed", status: "completed" });
  const clients = shownSurvey({ id: "clients", audience: "organisation" });
  const newer = shownSurvey({ id: "newer" });
  const older = shownSurvey({ id: "older" });

  it.each([
    ["nothing", [], null],
    ["closed rounds and those of clients", [closed, clients], null],
    ["the newest that runs", [closed, clients, newer, older], newer],
  ])("%s", (_what, surveys, found) => {
    expect(findFirstSurvey(surveys)).toBe(found);
  });
});
