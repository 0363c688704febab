import {
  overlappingSurvey,
  readySurvey,
  revealedSurvey,
  shownSurvey,
  waitingSurvey,
} from "#tests/factories/shown-survey.ts";
import { expect, it } from "vitest";
import { stageTitle } from "./stage-title.ts";

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
