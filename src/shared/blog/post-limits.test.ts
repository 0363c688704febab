import { describe, expect, it } from "vitest";
import { wholePost } from "#tests/factories/post.ts";
import { completePost, drawnCover } from "./complete-post.ts";
import { hintsFor, missingForPublishing } from "./missing-for-publishing.ts";
import { tooLongIn } from "./too-long.ts";
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
  it("are empty for one with a title and a text", () => {
    const bare = { title: "A", description: "", author: "", tags: [], cover: null, markdown: "b" };
    expect(missingForPublishing(bare)).toEqual([]);
    expect(hintsFor(bare).map(({ field }) => field)).toEqual(["description", "tags", "cover", "author"]);
    expect(hintsFor(content)).toEqual([]);
  });

  it.each([
    ["title", { title: " " }],
    ["markdown", { markdown: " \n" }],
    ["markdown", { markdown: "A.\n\n\\[Picture left out: a chart]\n\nB." }],
  ])("include a %s with a gap", (field, changes) => {
    expect(missingForPublishing({ ...content, ...changes }).map((missing) => missing.field)).toEqual([field]);
  });
});

it("names the line of a link without an address", () => {
  const markdown = "A [word](https://example.org).\n\nAnother [word](https://) here.";
  expect(missingForPublishing({ ...content, markdown })).toEqual([
    { field: "markdown", message: "Line 3: This link leads nowhere. Write its address, or remove the link." },
  ]);
});

describe("a post whose author left the rest to us", () => {
  it("has the first paragraph for a description, cut between words", () => {
    const lead = "Six people described Ana. ".repeat(20);
    const { description } = completePost({ ...content, description: "" }, lead);
    expect(description).toMatch(/^Six people .*[a-zA-Z]…$/u);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it.each([
    ["What a word can hide", { arena: "word", blindSpot: "hide" }],
    ["Questionnaires", {}],
    ["日本 2027", { arena: "日本", blindSpot: "2027" }],
  ])("has a cover drawn from %j", (title, words) => {
    const cover = drawnCover(title);
    expect(cover.words).toEqual(words);
    expect(cover.alt).not.toBe("");
  });
});

it("says by how much a text is too long", () => {
  expect(tooLongIn({ ...content, title: "a".repeat(81), markdown: "a".repeat(101_234) })).toEqual([
    { field: "title", message: "The title is 1 character too long: 80 at most." },
    { field: "markdown", message: "The text is 1,234 characters too long: 100,000 at most." },
  ]);
});
