import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { exampleSurveys } from "./example-surveys.ts";
import { compareCircles } from "./circles.ts";
import {
  exampleCircles,
  exampleOwnWords,
  examplePicks,
  examplePerson,
  examplePortrait,
} from "./example-people.ts";
import { catalogue, traitNames } from "#src/shared/words/catalogue.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { describe, expect, it } from "vitest";
import { countsFrom } from "./analysis.ts";
import { votesLabel } from "./result-panes.ts";

const traitIds = catalogue.map((trait) => trait.id);
const byId = (words: readonly ScoredWord[]) => words.toSorted((a, b) => a.traitId.localeCompare(b.traitId));

describe("the landing page's example", () => {
  it.each(exampleSurveys)("is what the product makes of $responseCount answers", (survey) => {
    const scored = scoreSurvey({
      selfTraitIds: exampleOwnWords,
      peerPicks: examplePicks.slice(0, survey.responseCount),
      traitIds,
    });
    expect(survey.confidence).toBe(scored.confidence);
    expect(byId(survey.words)).toEqual(byId(scored.words));
  });

  it("lists words by evidence, strongest first", () => {
    for (const survey of exampleSurveys) {
      const scored = scoreSurvey({
        selfTraitIds: exampleOwnWords,
        peerPicks: examplePicks.slice(0, survey.responseCount),
        traitIds,
      });
      const voiced = (words: readonly ScoredWord[]) =>
        words.filter((word) => word.band !== "none").map((word) => word.traitId);
      expect(voiced(survey.words)).toEqual(voiced(scored.words));
    }
  });

  it("shows only allowed snapshots: three answers, and three more each time", () => {
    const counts = exampleSurveys.map((survey) => survey.responseCount);
    expect(counts.every((count, place) => count - (counts[place - 1] ?? 0) >= 3)).toBe(true);
  });
});

it("the person's answers are valid", () => {
  const { ownWords, picks } = examplePerson;
  for (const words of [ownWords, ...picks]) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(minSelected);
    expect(words.length).toBeLessThanOrEqual(maxSelected);
    expect(words.filter((word) => !traitIds.includes(word))).toEqual([]);
  }
});

it("the person's finding matches the result", () => {
  const { name, asked, finding, ...answers } = examplePerson;
  const { responseCount, words } = scoreSurvey({
    selfTraitIds: answers.ownWords,
    peerPicks: answers.picks,
    traitIds,
  });
  expect(asked).toContain(String(responseCount));
  expect(finding).toContain(name);
  const named = words.filter(({ traitId }) => finding.includes(`“${traitId}”`));
  expect(named.length).toBe(finding.split("“").length - 1);
  const strongest = words.find(({ quadrant }) => quadrant === "blindSpot");
  expect(named.map(({ traitId }) => traitId)).toContain(strongest?.traitId);
  for (const word of named) {
    if (word.quadrant === "facade") continue;
    const grade = responseCount < countsFrom ? "said" : "clear";
    expect([word.quadrant, word.evidence], traitNames([word.traitId]).join()).toEqual(["blindSpot", grade]);
    expect(finding.toLowerCase()).toContain(
      word.count === null ? word.band : votesLabel(word, responseCount),
    );
  }
});

it("the circles' picks are valid, and their sentence sets two circles apart", () => {
  const scored = exampleCircles.circles.map(({ name, picks }) => {
    for (const words of picks) expect(words.filter((word) => !traitIds.includes(word))).toEqual([]);
    const result = scoreSurvey({ selfTraitIds: exampleCircles.ownWords, peerPicks: picks, traitIds });
    return { ...result, name, surveyId: name };
  });
  const { sentence, sharedText } = compareCircles(scored);
  expect([sentence, sharedText]).toEqual([
    "Your friends call you kind. People at work call you knowledgeable.",
    "Both circles call you dependable. It’s on your own list, too.",
  ]);
});

it("the portrait counts correctly and mentions everything clear", () => {
  const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  const text = examplePortrait.paragraphs.join(" ").toLowerCase();
  const told = [...text.matchAll(/(\w+)(?: of your twelve friends| of them)? called you (\w+)/g)].map(
    ([, number = "", word]) => [word, numbers.indexOf(number)],
  );
  const words = exampleSurveys.at(-1)?.words ?? [];
  const clear = words.flatMap(({ traitId, evidence, count }) =>
    evidence === "clear" ? [[traitId, count]] : [],
  );
  expect(told.toSorted()).toEqual(clear.toSorted());
});
