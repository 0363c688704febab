import { describe, expect, it } from "vitest";
import { comparedPair } from "./compared-pair.ts";

const opened = ["newest", "middle", "oldest"].map((id) => ({ id }));

describe("comparedPair", () => {
  it.each([
    [null, null, "middle", "newest"],
    [null, "newest", "middle", "newest"],
    [null, "oldest", "newest", "oldest"],
    ["newest", null, "newest", "middle"],
    ["oldest", "middle", "oldest", "middle"],
    ["newest", "newest", "newest", "newest"],
  ])("of %s and %s is %s and %s", (first, second, one, other) => {
    expect(comparedPair(opened, { first, second })).toEqual({ first: one, second: other });
  });

  it("takes two opened rounds", () => {
    expect(comparedPair(opened.slice(0, 1), { first: null, second: null })).toBeNull();
  });
});
