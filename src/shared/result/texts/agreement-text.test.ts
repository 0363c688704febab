import { agreementFloor } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { agreementText, isBeyondLuck } from "./agreement-text.ts";
import { luckIn, withStrength } from "./evidence-text.ts";

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
  ])("for %j says what it is worth", (agreement, says) => {
    expect(agreementText(agreement)).toMatch(says);
  });

  it("promises nothing of other people where the band has no width", () => {
    const text = agreementText({ value: 100, low: 100, high: 100 });
    expect(text).toMatch(/100 of 100; it says nothing about people who weren’t asked\.$/);
    expect(text).not.toContain("anything");
  });

  it("never gives the index without its band", () => {
    const text = agreementText({ value: -12, low: -53, high: 29 });
    expect(text).toContain("index is minus 12");
    expect(text).toContain("minus 53 to 29");
  });
});

const words = (...counts: (number | null)[]) => counts.map((count) => ({ count }));

describe("withStrength", () => {
  it("names the strength of a word that stands out", () => {
    expect(withStrength("6 of 9", "clear")).toBe("6 of 9, clear");
    expect(withStrength("several", "emerging")).toBe("several, hint");
  });

  it("adds nothing to other words", () => {
    expect(withStrength("1 of 9", "single")).toBe("1 of 9");
    expect(withStrength("nobody", "none")).toBe("nobody");
  });
});

describe("luckIn", () => {
  it("gives every word the same votes", () => {
    expect(luckIn({ words: words(6, 0, 0), responseCount: 9 })).toEqual({
      share: 2 / 9,
      text: "chance: 2 of 9",
    });
  });

  it("does not round a small share to nothing", () => {
    expect(luckIn({ words: words(1, 0, 0, 0), responseCount: 5 })?.text).toBe("chance: less than 1 of 5");
  });

  it("is silent where counts are kept back", () => {
    expect(luckIn({ words: words(null, null), responseCount: 3 })).toBeNull();
  });
});
