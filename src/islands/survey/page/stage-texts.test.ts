import { expect, it } from "vitest";
import {
  overlappingSurvey,
  readySurvey,
  revealedSurvey,
  shownSurvey,
  waitingSurvey,
} from "#tests/factories/shown-survey.ts";
import { missingText } from "./stage-texts.ts";

it.each([
  [
    "Open a first glimpse now, or wait: with five answers there’s a portrait.",
    readySurvey({ peerAssessmentCount: 4 }),
  ],
  ["Open it now, or wait for more answers.", readySurvey({ peerAssessmentCount: 5 })],
  ["Open it now, or wait for more answers.", readySurvey({ hasAnalysis: true })],
  [null, readySurvey({ status: "completed" })],
  ["The window can open once you’ve picked your own words and 3 people have answered.", shownSurvey()],
  ["The window can open once 3 people have answered.", waitingSurvey()],
  [
    "Your window can open as soon as you’ve picked your own words.",
    shownSurvey({ peerAssessmentCount: 3, answersUntilReveal: 0 }),
  ],
  [
    "Once you’ve picked your own words, too, your window can open.",
    shownSurvey({ peerAssessmentCount: 1, answersUntilReveal: 2 }),
  ],
  ["Then your window can open.", waitingSurvey({ peerAssessmentCount: 2, answersUntilReveal: 1 })],
  ["Later answers will show once 3 more people have answered.", revealedSurvey()],
  ["Later answers will show once 1 more person has answered.", revealedSurvey({ answersUntilReveal: 1 })],
  [
    "Enough people have answered, but another round is too similar. “Ask people” says what to do.",
    overlappingSurvey(),
  ],
  [
    "Enough people have answered. Only 1 person from “Spring” isn’t invited here. " +
      "This round is closed, so you can’t invite anyone else. A result has to wait: it can open from 24 May 2027.",
    overlappingSurvey({ status: "completed", hasAnalysis: true }),
  ],
  [
    "You still need to pick your own words. Another round is too similar, too: “Ask people” says what to do.",
    overlappingSurvey({ selfAssessmentComplete: false }),
  ],
  [
    "Then your window can open. Another round is too similar, too: “Ask people” says what to do.",
    overlappingSurvey({ answersUntilReveal: 1 }),
  ],
  [null, revealedSurvey({ status: "completed" })],
  [
    "2 answers came after the last result and won’t be shown: so few could be told apart.",
    revealedSurvey({ status: "completed", answersUntilReveal: 1 }),
  ],
  [
    "Fewer than 3 people answered, so there’s no result. Their words stay hidden, to protect them.",
    waitingSurvey({ status: "completed", peerAssessmentCount: 2, answersUntilReveal: 1 }),
  ],
  ["Fewer than 3 people answered, so there’s no result.", waitingSurvey({ status: "completed" })],
])("is %j", (text, survey) => {
  expect(missingText(survey)).toBe(text);
});
