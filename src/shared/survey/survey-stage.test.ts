import {
  overlappingSurvey,
  readySurvey,
  revealedSurvey,
  shownSurvey,
  waitingSurvey,
} from "#tests/factories/shown-survey.ts";
import { describe, expect, it } from "vitest";
import { stageTitle } from "./stage-title.ts";
import { surveyStage } from "./survey-stage.ts";

const fresh = {
  status: "in_progress" as const,
  selfAssessmentComplete: false,
  isPublic: false,
  invitedCount: 0,
  canReveal: false,
  hasAnalysis: false,
  peerAssessmentCount: 0,
  minResponses: 3,
  answersUntilReveal: 3,
  teamRoundId: null,
};
const picked = { ...fresh, selfAssessmentComplete: true };
const closed = { status: "completed" as const };

describe("roundStage", () => {
  it.each([
    ["pick", fresh],
    ["pick", { ...fresh, isPublic: true, answersUntilReveal: 0, peerAssessmentCount: 3 }],
    ["pick", { ...fresh, ...closed, answersUntilReveal: 0, peerAssessmentCount: 3 }],
    ["share", picked],
    ["wait", { ...picked, isPublic: true }],
    ["wait", { ...picked, invitedCount: 1 }],
    ["wait", { ...picked, teamRoundId: "team-1" }],
    ["reveal", { ...picked, canReveal: true, answersUntilReveal: 0 }],
    ["reveal", { ...picked, ...closed, canReveal: true, answersUntilReveal: 0 }],
    ["reveal", { ...picked, hasAnalysis: true, canReveal: true, answersUntilReveal: 0 }],
    ["overlap", { ...picked, answersUntilReveal: 0 }],
    ["overlap", { ...picked, ...closed, hasAnalysis: true, answersUntilReveal: 0 }],
    ["read", { ...picked, hasAnalysis: true }],
    ["read", { ...picked, ...closed, hasAnalysis: true }],
    ["ended", { ...picked, ...closed }],
    ["ended", { ...fresh, ...closed }],
  ])("is %s for %o", (stage, survey) => {
    expect(surveyStage(survey)).toBe(stage);
  });
});

const asked = { peerAssessmentCount: 1 };

it.each([
  ["Start with your own words", shownSurvey()],
  ["You haven’t asked anyone yet", waitingSurvey({ isPublic: false, shareId: null, shareableLink: null })],
  ["Waiting for the first answer", waitingSurvey()],
  ["Your colleagues describe you", waitingSurvey({ isPublic: false, teamRoundId: "team-1" })],
  ["Two more answers to go", waitingSurvey({ ...asked, answersUntilReveal: 2 })],
  ["One more answer to go", waitingSurvey({ ...asked, answersUntilReveal: 1 })],
  ["Your window is ready", readySurvey()],
  ["A new result is ready", readySurvey({ hasAnalysis: true })],
  ["Your window can’t open yet", overlappingSurvey()],
  ["Your new result can’t open yet", overlappingSurvey({ hasAnalysis: true })],
  ["Your window is open", revealedSurvey()],
  ["This round ended without a result", waitingSurvey({ status: "completed", isPublic: false })],
  ["This round closed too early", waitingSurvey({ status: "completed", answersUntilReveal: 1 })],
])("is %j", (title, survey) => {
  expect(stageTitle(survey)).toBe(title);
});
