import { describe, expect, it } from "vitest";
import {
  pagesOf,
  postsPerPage,
  published,
  readingMinutes,
  relatedTo,
  tagCounts,
  tagName,
  type DatedFacts,
} from "./blog.ts";

const now = new Date("2026-11-10T12:00:00Z");

function post(id: string, day: string, { tags = ["evidence"], draft = false } = {}): DatedFacts {
  return { id, data: { publishedAt: new Date(day), draft, tags } };
}
const ids = (posts: readonly DatedFacts[]) => posts.map(({ id }) => id);

describe("published", () => {
  it("leaves out drafts and posts of later days", () => {
    const posts = [
      post("out", "2026-11-01"),
      post("draft", "2026-11-01", { draft: true }),
      post("later", "2026-11-11"),
    ];
    expect(ids(published(posts, now))).toEqual(["out"]);
  });

  it("shows a post from the first moment of its day", () => {
    const posts = [post("today", "2026-11-10")];
    expect(ids(published(posts, new Date("2026-11-09T23:59:59.999Z")))).toEqual([]);
    expect(ids(published(posts, new Date("2026-11-10T00:00:00Z")))).toEqual(["today"]);
  });

  it("puts the newest first, and those of one day in the order of their addresses", () => {
    const posts = [post("b", "2026-10-01"), post("new", "2026-11-01"), post("a", "2026-10-01")];
    expect(ids(published(posts, now))).toEqual(["new", "a", "b"]);
    expect(ids(posts)).toEqual(["b", "new", "a"]);
  });
});

describe("readingMinutes", () => {
  it.each([
    ["nothing", "", 1],
    ["a line", "Two words.", 1],
    ["just under one and a half", "word ".repeat(359), 1],
    ["one and a half", "word ".repeat(360), 2],
    ["ten", "word ".repeat(2_400), 10],
  ])("%s", (_what, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  it("takes marks of tables and lists for no words, and a word with an apostrophe for one", () => {
    expect(readingMinutes(`| --- | --- |\n${"- * ".repeat(1_000)}`)).toBe(1);
    expect(readingMinutes("it’s nobody’s ".repeat(240))).toBe(2);
  });
});

describe("relatedTo", () => {
  const posts = [
    post("a", "2026-11-05", { tags: ["teams"] }),
    post("b", "2026-11-04", { tags: ["evidence", "teams"] }),
    post("c", "2026-11-03", { tags: ["anonymity"] }),
    post("d", "2026-11-02", { tags: ["evidence"] }),
    post("e", "2026-11-01", { tags: ["evidence", "teams"] }),
  ] as const;

  it("prefers tags in common, then nearness, and never the post itself", () => {
    expect(ids(relatedTo(posts[1], posts))).toEqual(["e", "a", "d"]);
  });

  it("fills up with neighbours where no tag is shared", () => {
    expect(ids(relatedTo(posts[2], posts))).toEqual(["b", "d", "a"]);
  });

  it("is empty when there is one post only", () => {
    expect(relatedTo(posts[0], [posts[0]])).toEqual([]);
  });
});

describe("tags", () => {
  it("are counted, the commonest first, equals by name", () => {
    const posts = [
      post("a", "2026-11-01", { tags: ["teams", "evidence"] }),
      post("b", "2026-11-02", { tags: ["evidence", "anonymity"] }),
    ];
    expect(tagCounts(posts)).toEqual([
      ["evidence", 2],
      ["anonymity", 1],
      ["teams", 1],
    ]);
  });

  it("have a name to read", () => {
    expect(tagName("asking-for-feedback")).toBe("Asking for feedback");
  });
});

describe("pagesOf", () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [postsPerPage, [postsPerPage]],
    [postsPerPage + 1, [postsPerPage, 1]],
  ])("cuts %i posts", (count, sizes) => {
    const all = Array.from({ length: count }, (_, at) => at);
    const pages = pagesOf(all);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat()).toEqual(all);
  });
});
