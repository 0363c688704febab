import { describe, expect, it } from "vitest";
import { luckIn, withStrength } from "./evidence-text.ts";

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
