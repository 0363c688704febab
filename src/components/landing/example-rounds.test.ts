import { scoreRound } from "#src/server/domain/analysis/scoring/score-round.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { exampleRounds } from "./example-rounds.ts";

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
  it.each(exampleRounds)("is what the product makes of $responseCount answers", (round) => {
    const scored = scoreRound({
      selfTraitIds: ownWords,
      peerPicks: ballots.slice(0, round.responseCount),
      traitIds,
    });
    expect(round.confidence).toBe(scored.confidence);
    expect(byId(round.words)).toEqual(byId(scored.words));
  });

  it("lists words by evidence, strongest first, as a result does", () => {
    for (const round of exampleRounds) {
      const scored = scoreRound({
        selfTraitIds: ownWords,
        peerPicks: ballots.slice(0, round.responseCount),
        traitIds,
      });
      const voiced = (words: readonly ScoredWord[]) =>
        words.filter((word) => word.band !== "none").map((word) => word.traitId);
      expect(voiced(round.words)).toEqual(voiced(scored.words));
    }
  });

  it("shows only snapshots that the promise allows: from three answers on, and at least three more each time", () => {
    const counts = exampleRounds.map((round) => round.responseCount);
    expect(counts.every((count, place) => count - (counts[place - 1] ?? 0) >= 3)).toBe(true);
  });
});
