import { countsFrom } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { bandOf, leastInBand, publishedVotes, confidenceOf } from "./band.ts";
import fc from "fast-check";
import {
  baseRate,
  nominalPicks,
  shrunkRate,
  binomialPmf,
  binomialTails,
  evidenceByVotes,
} from "./evidence.ts";

describe("bandOf", () => {
  it.each([
    { peers: 3, bands: ["none", "few", "most", "most"] },
    { peers: 4, bands: ["none", "few", "several", "most", "most"] },
    { peers: 5, bands: ["none", "few", "several", "most", "most", "most"] },
    { peers: 6, bands: ["none", "few", "few", "several", "most", "most", "most"] },
  ])("of $peers peers", ({ peers, bands }) => {
    expect(bands.map((_, count) => bandOf(count, peers))).toEqual(bands);
  });

  it.each([3, 4])("does not tell all of %i peers from all but one", (peers) => {
    expect(bandOf(peers, peers)).toBe(bandOf(peers - 1, peers));
  });
});

describe("leastInBand", () => {
  it("is the first count of the band, for any number of peers", () => {
    for (let peers = 3; peers <= 60; peers += 1) {
      const first = new Map<string, number>();
      for (let count = 0; count <= peers; count += 1) {
        const band = bandOf(count, peers);
        if (!first.has(band)) first.set(band, count);
        expect(leastInBand(band, peers)).toBe(first.get(band));
      }
    }
  });
});

describe("publishedVotes", () => {
  it("is the least count of the band below five answers, and the count from five on", () => {
    expect([0, 1, 2, 3].map((count) => publishedVotes(count, 3))).toEqual([0, 1, 2, 2]);
    expect([0, 1, 2, 3, 4].map((count) => publishedVotes(count, 4))).toEqual([0, 1, 2, 3, 3]);
    expect([0, 1, 2, 3, 4, 5].map((count) => publishedVotes(count, countsFrom))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

it.each([
  [3, "firstGlimpse"],
  [4, "firstGlimpse"],
  [5, "useful"],
  [7, "useful"],
  [8, "solid"],
  [2_000, "solid"],
])("%i peers: %s", (peers, confidence) => {
  expect(confidenceOf(peers)).toBe(confidence);
});

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
