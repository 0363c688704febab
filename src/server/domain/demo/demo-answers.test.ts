import { demoHref, demoSurveys } from "#src/shared/site/demo.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { cannotTell } from "#src/shared/result/texts/result-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { expect, it } from "vitest";
import { demoAnswers } from "./demo-answers.ts";
import { demoWords, guessedWords, ownWords, peerPicks } from "./demo-words.ts";

it("shows fifteen words of the catalogue, six of them the owner's", () => {
  expect(demoWords.map((id) => findTrait(id)?.id)).toEqual(demoWords);
  expect(new Set(demoWords).size).toBe(15);
  expect(ownWords).toHaveLength(6);
  expect(demoAnswers.result["analysis.get"].words.map(({ traitId }) => traitId).toSorted()).toEqual(
    demoWords,
  );
});

it("holds only picks that the product would take", () => {
  for (const picks of [ownWords, guessedWords, ...peerPicks]) {
    expect(new Set(picks).size).toBe(picks.length);
    expect(picks.length).toBeGreaterThanOrEqual(minSelected);
    expect(picks.length).toBeLessThanOrEqual(maxSelected);
  }
});

it("counts the words that there are, and not those of the whole catalogue", () => {
  const analysis = demoAnswers.result["analysis.get"];
  const insights = JSON.stringify(analysis.insightSentences);
  for (const text of [...cannotTell(analysis), insights]) expect(text).not.toMatch(/\b56\b/);
  expect(cannotTell(analysis)[0]).toContain("came to mind among 15 words,");
});

it("has something in every pane", () => {
  const { arenaTraits, blindSpotTraits, facadeTraits, unknownTraits } = demoAnswers.result["analysis.get"];
  for (const pane of [arenaTraits, blindSpotTraits, facadeTraits, unknownTraits])
    expect(pane).not.toEqual([]);
});

it("shows nothing of a round below its minimum", () => {
  const survey = demoAnswers.round["survey.get"];
  expect(survey).toMatchObject({
    peerAssessmentCount: 2,
    minResponses: 3,
    canReveal: false,
    hasAnalysis: false,
  });
});

it("has a page for each of its rounds", () => {
  for (const id of Object.values(demoSurveys))
    expect(demoHref(paths.assessment(id))).toContain("/bypass-auth/");
  const { surveys } = demoAnswers.dashboard["dashboard.overview"];
  expect(surveys.map(({ id }) => id)).toEqual(Object.values(demoSurveys));
});
