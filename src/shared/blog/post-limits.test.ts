import { describe, expect, it } from "vitest";
import { wholePost } from "#tests/factories/post.ts";
import { missingForPublishing } from "./missing-for-publishing.ts";
import { slugFrom, slugPattern } from "./post-limits.ts";

describe("an address from a title", () => {
  it.each([
    ["What’s a Façade?", "whats-a-facade"],
    ["  Ten people, 34 blind spots!  ", "ten-people-34-blind-spots"],
    ["Ünïcödé", "unicode"],
    ["日本", ""],
    ["…", ""],
  ])("of %j is %j", (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it("is valid for a title of any length", () => {
    expect(slugFrom("so it is ".repeat(100))).toMatch(slugPattern);
    expect(slugFrom(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
  });
});

const content = { ...wholePost, author: "A" };

describe("missing parts of a post", () => {
  it("are empty for a complete one", () => {
    expect(missingForPublishing(content)).toEqual([]);
  });

  it.each([
    ["title", { title: "Four" }],
    ["description", { description: "Too short." }],
    ["author", { author: "" }],
    ["tags", { tags: [] }],
    ["cover", { cover: null }],
    ["cover", { cover: { ...wholePost.cover, alt: "Too short." } }],
    ["markdown", { markdown: " \n" }],
  ])("include the %s if it is insufficient", (field, changes) => {
    expect(missingForPublishing({ ...content, ...changes }).map((missing) => missing.field)).toEqual([field]);
  });
});
