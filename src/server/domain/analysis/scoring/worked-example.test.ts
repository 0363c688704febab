import { catalogue } from "#src/shared/words/catalogue.ts";
import { expect, it } from "vitest";
import { scoreSurvey } from "./score-survey.ts";

/** The example of docs/scoring.md. */
const survey = {
  selfTraitIds: "calm dependable logical modest quiet reflective".split(" "),
  peerPicks: [
    "calm dependable kind observant quiet wise",
    "calm helpful kind logical observant patient quiet",
    "dependable kind observant organized sensible witty",
    "calm dependable kind patient trustworthy",
    "dependable helpful kind knowledgeable logical observant wise witty",
    "calm clever dependable intelligent observant quiet shy",
  ].map((picks) => picks.split(" ")),
  traitIds: catalogue.map((trait) => trait.id),
};

it("six answers", () => {
  const { words, agreement, confidence } = scoreSurvey(survey);
  expect(confidence).toBe("useful");
  expect(agreement).toEqual({ value: 52, low: 25, high: 79 });
  expect(
    words
      .slice(0, 11)
      .map((word) => `${word.traitId} ${String(word.count)} ${word.quadrant} ${word.evidence}`),
  ).toEqual([
    "dependable 5 arena clear",
    "kind 5 blindSpot clear",
    "observant 5 blindSpot clear",
    "calm 4 arena emerging",
    "quiet 3 arena single",
    "helpful 2 blindSpot single",
    "logical 2 arena single",
    "patient 2 blindSpot single",
    "wise 2 blindSpot single",
    "witty 2 blindSpot single",
    "clever 1 blindSpot single",
  ]);
  expect(words.filter((word) => word.quadrant === "facade").map((word) => word.traitId)).toEqual([
    "modest",
    "reflective",
  ]);
});

it("the first three of them", () => {
  const { words, agreement, confidence } = scoreSurvey({
    ...survey,
    peerPicks: survey.peerPicks.slice(0, 3),
  });
  expect(confidence).toBe("firstGlimpse");
  expect(agreement).toEqual({ value: 56, low: 15, high: 97 });
  expect(words.filter((word) => word.band === "most").map((word) => word.traitId)).toEqual([
    "calm",
    "dependable",
    "kind",
    "observant",
    "quiet",
  ]);
});
