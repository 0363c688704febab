import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-answers.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { exampleSurveys } from "./example-surveys.ts";

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

  it("lists words by evidence, strongest first, as a result does", () => {
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

  it("shows only snapshots that the promise allows: from three answers on, and at least three more each time", () => {
    const counts = exampleSurveys.map((survey) => survey.responseCount);
    expect(counts.every((count, place) => count - (counts[place - 1] ?? 0) >= 3)).toBe(true);
  });
});
