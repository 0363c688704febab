import { describe, expect, it } from "vitest";
import { tallyPicks } from "./score-survey.ts";

describe("tallyPicks", () => {
  it("counts peers for each word, in catalogue order", () => {
    expect(tallyPicks([["b", "a"], ["b"], []], ["a", "b", "c"])).toEqual([1, 2, 0]);
  });

  it("counts a peer once, even if an answer repeats a word", () => {
    expect(tallyPicks([["a", "a"]], ["a"])).toEqual([1]);
  });

  it("refuses an unknown word without repeating it", () => {
    expect(() => tallyPicks([["secret"]], ["a"])).toThrow(
      /^An answer holds a word that is not in the catalogue\.$/,
    );
  });
});
