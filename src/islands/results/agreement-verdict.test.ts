import { agreementFloor } from "#src/shared/analysis.ts";
import { describe, expect, it } from "vitest";
import { agreementText, agreementVerdict } from "./agreement-verdict.ts";

describe("agreementVerdict", () => {
  it.each([
    [{ value: 62, low: 35, high: 89 }, "together"],
    [{ value: agreementFloor, low: 1, high: 79 }, "together"],
    [{ value: agreementFloor - 1, low: 1, high: 77 }, "chance"],
    [{ value: 37, low: -4, high: 78 }, "chance"],
    [{ value: 60, low: 0, high: 100 }, "chance"],
    [{ value: 0, low: -41, high: 41 }, "chance"],
    [{ value: -39, low: -70, high: -8 }, "chance"],
    [{ value: -50, low: -100, high: 0 }, "chance"],
    [{ value: -62, low: -90, high: -34 }, "apart"],
  ] as const)("of %j is %s", (agreement, verdict) => {
    expect(agreementVerdict(agreement)).toBe(verdict);
  });
});

describe("agreementText", () => {
  it.each([
    [{ value: 62, low: 35, high: 89 }, /more than luck explains/],
    [{ value: 37, low: -4, high: 78 }, /cannot be told from chance.*below about 40/],
    [{ value: 60, low: -2, high: 100 }, /cannot be told from chance.*0 is what luck gives/],
    [{ value: -62, low: -90, high: -34 }, /you left out/],
  ] as const)("for %j says what it is worth", (agreement, says) => {
    expect(agreementText(agreement)).toMatch(says);
  });

  it("never gives the index without its band", () => {
    const text = agreementText({ value: -12, low: -53, high: 29 });
    expect(text).toContain("index is minus 12");
    expect(text).toContain("minus 53 to 29");
  });
});
