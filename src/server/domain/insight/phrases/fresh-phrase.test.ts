import { describe, expect, it } from "vitest";
import { createFreshChoice } from "./fresh-phrase.ts";

describe("createFreshChoice", () => {
  it("takes the first phrase, unless it sounds like one before", () => {
    const choose = createFreshChoice();
    expect(choose(["Ask one person you trust about {lead}.", "Write it down."])).toBe(
      "Ask one person you trust about {lead}.",
    );
    expect(choose(["For {own}, ask one person you know.", "Ask a friend about {own}."])).toBe(
      "Ask a friend about {own}.",
    );
    expect(choose(["Ask one {own} person you trust.", "Write it down."])).toBe(
      "Ask one {own} person you trust.",
    );
  });

  it("repeats itself rather than say nothing", () => {
    const choose = createFreshChoice();
    const only = "There is nothing more to say.";
    expect([choose([only]), choose([only])]).toEqual([only, only]);
    expect(() => choose([])).toThrow(RangeError);
  });

  it("begins again with each person", () => {
    const phrases = ["There is one thing to say.", "Nothing."];
    expect(createFreshChoice()(phrases)).toBe(createFreshChoice()(phrases));
  });
});
