import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { baseRate, nominalPicks, shrunkRate } from "./base-rate.ts";
import { binomialPmf, binomialTails } from "./binomial.ts";
import { evidenceByVotes } from "./evidence.ts";

const words = 56;
const nominal = nominalPicks / words;

describe("evidenceByVotes", () => {
  it.each([
    { peers: 3, evidence: ["none", "single", "said", "said"] },
    { peers: 4, evidence: ["none", "single", "said", "said", "said"] },
  ])("grades nothing for $peers peers", ({ peers, evidence }) => {
    expect(evidenceByVotes(peers, nominal, words)).toEqual(evidence);
  });

  it.each([
    { peers: 5, clear: 4, hint: 3 },
    { peers: 6, clear: 4, hint: 4 },
    { peers: 8, clear: 5, hint: 4 },
    { peers: 9, clear: 5, hint: 4 },
    { peers: 12, clear: 6, hint: 5 },
  ])("calls $clear votes of $peers peers clear, and at least $hint a hint", (row) => {
    const evidence = evidenceByVotes(row.peers, 6 / words, words);
    expect(evidence.indexOf("clear")).toBe(row.clear);
    expect(evidence.findIndex((grade) => grade === "clear" || grade === "emerging")).toBe(row.hint);
  });

  it("allows fewer than 0.1 clear words by chance and fewer than 1 that stands out", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 200 }),
        fc.double({ min: 0.01, max: 0.6, noNaN: true }),
        (peers, base) => {
          const pmf = binomialPmf(peers, base);
          const evidence = evidenceByVotes(peers, base, words);
          const expected = (...grades: readonly string[]) =>
            words *
            pmf.reduce((sum, mass, votes) => sum + (grades.includes(evidence[votes] ?? "") ? mass : 0), 0);
          expect(expected("clear")).toBeLessThan(0.1);
          expect(expected("clear", "emerging")).toBeLessThan(1);
        },
      ),
    );
  });

  it("needs more votes the more words peers pick", () => {
    const fewest = (picks: number) => evidenceByVotes(10, picks / words, words).indexOf("clear");
    expect([5, 7, 10].map(fewest)).toEqual([5, 6, 7]);
  });

  it("calls one voice single, even if chance would hardly give it", () => {
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

  it.each([3, 4])("ignores the votes of %i peers", (peers) => {
    const votes = Array.from({ length: words }, (_, index) => (index < 9 ? 2 : 0));
    expect(baseRate(votes, peers)).toBe(nominal);
  });
});

it("shrunkRate pulls a word toward the base rate like four more peers would", () => {
  expect(shrunkRate(5, 5, 0.1)).toBeCloseTo(5.4 / 9, 12);
  expect(shrunkRate(0, 1_000, 0.1)).toBeCloseTo(0.4 / 1_004, 12);
});

const near = (value: number): unknown => expect.closeTo(value, 12);

describe("binomialPmf", () => {
  it("agrees with the formula worked by hand", () => {
    expect(binomialPmf(3, 0.25)).toEqual([27 / 64, 27 / 64, 9 / 64, 1 / 64].map(near));
  });

  it("is certain when a pick is certain or impossible", () => {
    expect(binomialPmf(3, 0)).toEqual([1, 0, 0, 0]);
    expect(binomialPmf(3, 1)).toEqual([0, 0, 0, 1]);
  });

  it.each([1, 20, 5_000])("adds up to one for %i trials", (trials) => {
    const sum = binomialPmf(trials, 0.13).reduce((total, mass) => total + mass, 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});

describe("binomialTails", () => {
  it("gives the probability of at least so many", () => {
    expect(binomialTails(3, 0.5)).toEqual([1, 0.875, 0.5, 0.125].map(near));
  });

  it("never rises with the count", () => {
    const tails = binomialTails(2_000, 0.13);
    expect(tails).toHaveLength(2_001);
    expect(tails.every((tail, count) => count === 0 || tail <= (tails[count - 1] ?? 0))).toBe(true);
  });
});
