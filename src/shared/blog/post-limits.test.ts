import { describe, expect, it } from "vitest";
import { wholePost } from "#tests/factories/post.ts";
import { missingForPublishing } from "./missing-for-publishing.ts";
import { picturesOf, slugFrom, slugPattern } from "./post-limits.ts";

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

  it("is one that a post can have, however long the title", () => {
    expect(slugFrom("so it is ".repeat(100))).toMatch(slugPattern);
    expect(slugFrom(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
  });
});

const content = { ...wholePost, author: "A" };

describe("what a post needs before readers may see it", () => {
  it("is nothing where all is there", () => {
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
  ])("is the %s, where that falls short", (field, changes) => {
    expect(missingForPublishing({ ...content, ...changes }).map((missing) => missing.field)).toEqual([field]);
  });
});

it("finds all pictures of a post, each once", () => {
  const [a, b] = ["a".repeat(32), "b".repeat(32)];
  const markdown = `![x](/blog/pictures/${a}.webp) <Figure src="/blog/pictures/${a}.webp" />`;
  expect(picturesOf({ cover: { kind: "picture", alt: "", pictureId: b }, markdown })).toEqual([b, a]);
});
