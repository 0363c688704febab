import { describe, expect, it } from "vitest";
import { baseRate, nominalPicks, shrunkRate } from "./base-rate.ts";
import { evidenceByVotes } from "./evidence.ts";

const words = 56;
const nominal = nominalPicks / words;

describe("evidenceByVotes", () => {
  it.each([
    { peers: 3, evidence: ["none", "single", "emerging", "clear"] },
    { peers: 4, evidence: ["none", "single", "emerging", "clear", "clear"] },
    { peers: 5, evidence: ["none", "single", "emerging", "emerging", "clear", "clear"] },
    {
      peers: 8,
      evidence: ["none", "single", "single", "emerging", "clear", "clear", "clear", "clear", "clear"],
    },
  ])("for $peers peers who pick 7 or 8 words", ({ peers, evidence }) => {
    expect(evidenceByVotes(peers, nominal, words)).toEqual(evidence);
  });

  it("asks for more votes the more words peers pick", () => {
    const fewest = (picks: number) => evidenceByVotes(10, picks / words, words).indexOf("clear");
    expect([5, 7, 10].map(fewest)).toEqual([4, 5, 6]);
  });

  it("calls one voice single, even where chance would hardly give it", () => {
    expect(evidenceByVotes(3, 0.001, words)[1]).toBe("single");
  });

  it("claims nothing when everyone picks everything", () => {
    expect(evidenceByVotes(5, 1, words)[5]).toBe("single");
  });
});

describe("baseRate", () => {
  it("is the mean number of picks over the size of the catalogue, from five answers on", () => {
    expect(baseRate([5, 5, 3, 0], 5)).toBeCloseTo(13 / 5 / 4, 12);
  });

  it.each([3, 4])("does not look at the votes of %i peers", (peers) => {
    const votes = Array.from({ length: words }, (_, index) => (index < 9 ? 2 : 0));
    expect(baseRate(votes, peers)).toBe(nominal);
  });
});

it("shrunkRate draws a word toward the base rate as four more peers would", () => {
  expect(shrunkRate(5, 5, 0.1)).toBeCloseTo(5.4 / 9, 12);
  expect(shrunkRate(0, 1_000, 0.1)).toBeCloseTo(0.4 / 1_004, 12);
});
