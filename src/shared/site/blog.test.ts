import { describe, expect, it } from "vitest";
import { pagesOf, postsPerPage, published, relatedTo, type DatedFacts } from "./blog.ts";

const now = new Date("2026-11-10T12:00:00Z");

function post(id: string, day: string, { tags = ["evidence"], draft = false } = {}): DatedFacts {
  return { id, data: { publishedAt: new Date(day), draft, tags } };
}
const ids = (posts: readonly DatedFacts[]) => posts.map(({ id }) => id);

describe("published", () => {
  it("omits drafts and future posts", () => {
    const posts = [
      post("out", "2026-11-01"),
      post("draft", "2026-11-01", { draft: true }),
      post("later", "2026-11-11"),
    ];
    expect(ids(published(posts, now))).toEqual(["out"]);
  });

  it("includes a post from the first moment of its day", () => {
    const posts = [post("today", "2026-11-10")];
    expect(ids(published(posts, new Date("2026-11-09T23:59:59.999Z")))).toEqual([]);
    expect(ids(published(posts, new Date("2026-11-10T00:00:00Z")))).toEqual(["today"]);
  });

  it("sorts newest first, then by address", () => {
    const posts = [post("b", "2026-10-01"), post("new", "2026-11-01"), post("a", "2026-10-01")];
    expect(ids(published(posts, now))).toEqual(["new", "a", "b"]);
    expect(ids(posts)).toEqual(["b", "new", "a"]);
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

  it("prefers common tags, then nearness, and never the post itself", () => {
    expect(ids(relatedTo(posts[1], posts))).toEqual(["e", "a", "d"]);
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
