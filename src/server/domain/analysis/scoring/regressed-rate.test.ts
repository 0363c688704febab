import { describe, expect, it } from "vitest";
import { regressedRate } from "./agreement.ts";

const near = (value: number): unknown => expect.closeTo(value, 12);

/** 6 of 56 words get every vote. */
const oneMind = (peers: number) => Array.from({ length: 56 }, (_, index) => (index < 6 ? peers : 0));

describe("regressedRate", () => {
  it("trusts a unanimous panel except for about 1/n", () => {
    for (const peers of [5, 10, 100]) {
      const rateOf = regressedRate(oneMind(peers), peers);
      expect(rateOf(peers)).toBeGreaterThan(1 - 1 / peers);
      expect(rateOf(peers)).toBeLessThan(1);
      expect(rateOf(0)).toBeGreaterThan(0);
    }
  });

  it("is the mean for all words that differ only by chance", () => {
    const rateOf = regressedRate([2, 1, 1, 0], 5);
    expect([0, 1, 2].map(rateOf)).toEqual([0.2, 0.2, 0.2].map(near));
  });

  it("keeps the mean over all words", () => {
    const votes = [5, 5, 4, 2, 1, 1, 0, 0, 0, 0];
    const rateOf = regressedRate(votes, 5);
    const mean = votes.reduce((sum, count) => sum + rateOf(count), 0) / votes.length;
    expect(mean).toBeCloseTo(18 / 50, 12);
  });

  it("is one for every word of a single peer", () => {
    expect(regressedRate([5, 5, 5], 5)(5)).toBe(1);
  });
});
