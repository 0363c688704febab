import { describe, expect, it } from "vitest";
import { excerptOf, hasAll, markIn, vocabularyOf, wordsOf } from "./excerpt.ts";

const shown = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("searched words", () => {
  it.each([
    ["Blind  spot!", ["blind", "spot"]],
    ["FAÇADE façade", ["facade"]],
    ['" * ( NEAR', ["near"]],
    ["title:x-y", ["title", "x", "y"]],
    ["\u0301", []],
    ["", []],
  ])("of %j are %j", (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });

  it("match beginnings and ignore accents", () => {
    const vocabulary = vocabularyOf("The Façade of a window");
    expect(hasAll(vocabulary, ["faca", "wind"])).toBe(true);
    expect(hasAll(vocabulary, ["cade"])).toBe(false);
  });

  it("are marked in the text", () => {
    expect(shown(markIn("Façades, and a facade.", ["facade"]))).toBe("[Façades], and a [facade].");
  });

  it("appear in an excerpt with their context, cut between words", () => {
    const text = `${"one two three ".repeat(20)}needle ${"four five six ".repeat(30)}`;
    const excerpt = shown(excerptOf(text, ["need"]));
    expect(excerpt).toMatch(/^… (?:one|two|three) .*\[needle\] .* (?:four|five|six) …$/);
    expect(excerpt.length).toBeLessThan(280);
  });
});
