import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { exampleSurveys } from "./example-surveys.ts";

const ownWords = ["calm", "dependable", "independent", "logical", "organized", "quiet"];

/** What twelve invented people picked for her, in the order in which they answered. */
const ballots: readonly (readonly string[])[] = [
  ["dependable", "kind", "calm", "observant", "modest"],
  ["kind", "dependable", "witty", "organized", "patient", "observant"],
  ["calm", "kind", "logical", "warm", "helpful"],
  ["dependable", "observant", "kind", "witty", "organized", "knowledgeable"],
  ["kind", "calm", "dependable", "observant", "witty", "intelligent", "modest"],
  ["organized", "dependable", "witty", "clever", "caring"],
  ["kind", "observant", "calm", "dependable", "warm", "wise"],
  ["dependable", "logical", "kind", "witty", "helpful", "observant"],
  ["calm", "kind", "organized", "warm", "mature", "trustworthy"],
  ["observant", "kind", "dependable", "sensible", "helpful", "quiet"],
  ["calm", "dependable", "warm", "kind", "organized", "logical"],
  ["observant", "warm", "calm", "witty", "dependable", "helpful"],
];

const traitIds = catalogue.map((trait) => trait.id);
const byId = (words: readonly ScoredWord[]) => words.toSorted((a, b) => a.traitId.localeCompare(b.traitId));

describe("the landing page's example", () => {
  it.each(exampleSurveys)("is what the product makes of $responseCount answers", (survey) => {
    const scored = scoreSurvey({
      selfTraitIds: ownWords,
      peerPicks: ballots.slice(0, survey.responseCount),
      traitIds,
    });
    expect(survey.confidence).toBe(scored.confidence);
    expect(byId(survey.words)).toEqual(byId(scored.words));
  });

  it("lists words by evidence, strongest first, as a result does", () => {
    for (const survey of exampleSurveys) {
      const scored = scoreSurvey({
        selfTraitIds: ownWords,
        peerPicks: ballots.slice(0, survey.responseCount),
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
