import { agreementFloor } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { agreementOf, areaUnderCurve } from "./agreement.ts";
import { baseRate } from "#src/shared/scoring/evidence.ts";

function agree(ownVotes: readonly number[], firstOtherVotes: readonly number[], peers: number) {
  const others = Array.from({ length: 50 }, (_, index) => firstOtherVotes[index] ?? 0);
  return agreementOf(ownVotes, others, peers, baseRate([...ownVotes, ...others], peers));
}

describe("areaUnderCurve", () => {
  it("is the share of pairs that the own word wins, with ties as halves", () => {
    expect(areaUnderCurve([3, 1], [2, 1, 0])).toBeCloseTo((3 + 0 + 0.5 + 1) / 6, 12);
    expect(areaUnderCurve([1], [1])).toBe(0.5);
    expect(areaUnderCurve([0], [1, 2])).toBe(0);
  });

  it("needs words on both sides", () => {
    expect(() => areaUnderCurve([], [1])).toThrow(RangeError);
    expect(() => areaUnderCurve([1], [])).toThrow(RangeError);
  });
});

describe("agreementOf", () => {
  it("is 100 when all peers pick the own words, with a band for other peers", () => {
    const [five, twenty] = [5, 20].map((peers) =>
      agree(
        [1, 1, 1, 1, 1, 1].map((vote) => vote * peers),
        [],
        peers,
      ),
    );
    expect(five).toMatchObject({ value: 100, high: 100 });
    expect(twenty).toMatchObject({ value: 100, high: 100 });
    expect(five?.low).toBeLessThan(100);
    expect(twenty?.low).toBeGreaterThan(five?.low ?? 100);
  });

  it("is negative when peers pick the other words", () => {
    const { value, low, high } = agree(
      [0, 0, 0, 0, 0, 0],
      Array.from({ length: 50 }, () => 2),
      10,
    );
    expect({ value, low }).toEqual({ value: -100, low: -100 });
    expect(high).toBeLessThan(0);
  });

  it("is zero when nobody prefers anything", () => {
    const { value, low, high } = agree([0, 0, 0, 0, 0, 0], [], 5);
    expect(Object.is(value, 0) && Object.is(low, 0) && Object.is(high, 0)).toBe(true);
  });

  it.each([
    { peers: 3, margin: 41 },
    { peers: 4, margin: 43 },
  ])(
    "is $margin either way for $peers peers and six own words, whatever they picked",
    ({ peers, margin }) => {
      for (const others of [[1, 1, 1], [2, 2, 2, 1, 1, 1, 1, 1, 1], []]) {
        const { value, low, high } = agree([2, 1, 0, 0, 0, 0], others, peers);
        expect(Math.abs(high - value - margin)).toBeLessThanOrEqual(1);
        expect(Math.abs(value - low - margin)).toBeLessThanOrEqual(1);
      }
    },
  );

  it("stays within what chance reaches", () => {
    const chance = agree([1, 0, 0, 0, 0, 0], [1, 1, 1, 1], 4);
    expect(agreementFloor).toBeLessThanOrEqual(chance.high - chance.value);
  });
});
