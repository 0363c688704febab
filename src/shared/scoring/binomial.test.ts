import { describe, expect, it } from "vitest";
import { binomialPmf, binomialTails } from "./binomial.ts";

const near = (value: number): unknown => expect.closeTo(value, 12);

describe("binomialPmf", () => {
  it("agrees with the formula worked by hand", () => {
    expect(binomialPmf(3, 0.25)).toEqual([27 / 64, 27 / 64, 9 / 64, 1 / 64].map(near));
  });

  it("puts everything at one end when a pick is certain or impossible", () => {
    expect(binomialPmf(3, 0)).toEqual([1, 0, 0, 0]);
    expect(binomialPmf(3, 1)).toEqual([0, 0, 0, 1]);
  });

  it.each([1, 20, 5_000])("adds up to one for %i trials", (trials) => {
    const sum = binomialPmf(trials, 0.13).reduce((total, mass) => total + mass, 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});

describe("binomialTails", () => {
  it("gives the chance of at least so many", () => {
    expect(binomialTails(3, 0.5)).toEqual([1, 0.875, 0.5, 0.125].map(near));
  });

  it("keeps the digits of a tiny p-value", () => {
    expect(binomialTails(10, 0.01).at(-1)).toBeCloseTo(1e-20, 30);
    expect(binomialTails(20, 0.1).at(19)).toBeCloseTo(20 * 0.1 ** 19 * 0.9 + 0.1 ** 20, 30);
  });

  it("never rises with the count", () => {
    const tails = binomialTails(2_000, 0.13);
    expect(tails).toHaveLength(2_001);
    expect(tails.every((tail, count) => count === 0 || tail <= (tails[count - 1] ?? 0))).toBe(true);
  });
});
