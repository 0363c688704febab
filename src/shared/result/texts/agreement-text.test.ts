import { agreementFloor } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { agreementText, isBeyondLuck } from "./agreement-text.ts";
import { luckIn } from "./evidence-text.ts";

describe("isBeyondLuck", () => {
  it.each([
    [{ value: 62, low: 35, high: 89 }, true],
    [{ value: agreementFloor, low: 1, high: 79 }, true],
    [{ value: agreementFloor - 1, low: 1, high: 77 }, false],
    [{ value: 37, low: -4, high: 78 }, false],
    [{ value: 60, low: 0, high: 100 }, false],
    [{ value: 0, low: -41, high: 41 }, false],
    [{ value: -62, low: -90, high: -34 }, false],
  ])("of %j is %s", (agreement, isBeyond) => {
    expect(isBeyondLuck(agreement)).toBe(isBeyond);
  });
});

describe("agreementText", () => {
  it.each([
    [{ value: 62, low: 35, high: 89 }, /more than chance would explain/],
    [{ value: 37, low: -4, high: 78 }, /whether it’s chance.*below about 40/],
    [{ value: 60, low: -2, high: 100 }, /whether it’s chance.*chance alone gives 0/],
    [
      { value: -62, low: -90, high: -34 },
      /^People picked your words less often than chance would\. The index is minus 62 of 100; with other/,
    ],
    [
      { value: -26, low: -42, high: -10 },
      /less often than chance would\..*minus 26 of 100, which random words can reach too;/,
    ],
    [{ value: -40, low: -80, high: 0 }, /whether it’s chance/],
  ])("explains %j", (agreement, says) => {
    expect(agreementText(agreement)).toMatch(says);
  });

  it("never gives the index without its band", () => {
    const text = agreementText({ value: -12, low: -53, high: 29 });
    expect(text).toContain("index is minus 12");
    expect(text).toContain("minus 53 to 29");
  });
});

const words = (...counts: (number | null)[]) => counts.map((count) => ({ count }));

describe("the part of chance", () => {
  it("gives every word the same votes", () => {
    expect(luckIn({ words: words(6, 0, 0), responseCount: 9 })).toEqual({
      share: 2 / 9,
      text: "chance: 2 of 9",
    });
  });
});
