import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { expect, it } from "vitest";
import { demoAnswers } from "./demo-answers.ts";
import { guessedWords, ownWords, peerPicks } from "./demo-words.ts";

it("contains valid picks only", () => {
  for (const picks of [ownWords, guessedWords, ...peerPicks]) {
    expect(new Set(picks).size).toBe(picks.length);
    expect(picks.length).toBeGreaterThanOrEqual(minSelected);
    expect(picks.length).toBeLessThanOrEqual(maxSelected);
  }
});

it("shows nothing of a survey below its minimum", () => {
  const survey = demoAnswers.round["survey.get"];
  expect(survey).toMatchObject({
    peerAssessmentCount: 2,
    minResponses: 3,
    canReveal: false,
    hasAnalysis: false,
  });
});
