import { openDatabase } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days, minutes, seconds } from "#src/server/clock.ts";
import { createBlog } from "#src/server/domain/blog/reading/blog.ts";
import { readPost } from "#src/server/domain/blog/reading/read-post.ts";
import { searchPosts } from "#src/server/domain/blog/reading/search-posts.ts";
import {
  deletePost,
  publishPost,
  undeletePost,
  unpublishPost,
} from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { makeDraft, makePost, wholePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { beforeEach, describe, expect, it } from "vitest";

const article = {
  ...{ ...wholePost, tags: ["teams"], author: "A", slug: "a-file", title: "An article in a file" },
  ...{
    publishedAt: new Date("2020-01-01"),
    updatedAt: null,
    draft: false,
    markdown: "Crème brûlée for *everyone*.",
  },
};

let deps: TestDeps;
let author: Actor;
beforeEach(async () => {
  const coming = { ...article, slug: "a-file-to-come", publishedAt: new Date("2199-01-01") };
  const articles = [article, { ...article, slug: "a-file-draft", draft: true }, coming];
  deps = await makeDeps({ articles: () => Promise.resolve(articles) });
  author = await makeUser(deps, { isAdmin: true });
});

/** A second later, when other processes know it, too. */
async function slugs(blog = deps.blog): Promise<readonly string[]> {
  deps.clock.advance(seconds(1));
  return (await blog.edition()).posts.map(({ id }) => id);
}

describe("readers", () => {
  it("see articles and posts in one list, without drafts, deleted and future ones", async () => {
    await makePost(deps, author, { slug: "shown" });
    await makeDraft(deps, author, { slug: "draft" });
    await makePost(deps, author, { slug: "coming" }, after(deps.clock.now(), days(1)));
    await deletePost(deps, author, (await makePost(deps, author, { slug: "deleted" })).id);
    expect(await slugs()).toEqual(["shown", "a-file"]);
    const edition = await deps.blog.edition();
    expect(edition.tags).toEqual([
      ["blind-spots", 1],
      ["teams", 1],
    ]);
    for (const slug of ["draft", "coming", "deleted", "a-file-draft", "a-file-to-come", "nowhere", "../x"])
      expect(await readPost(deps, edition, slug)).toEqual({ kind: "nothing" });
  });

  it("see changes of publishing in every process within a second", async () => {
    const other = createBlog(deps);
    const { id } = await makeDraft(deps, author, { slug: "post" });
    expect([await slugs(), await slugs(other)]).toEqual([["a-file"], ["a-file"]]);
    await publishPost(deps, author, id);
    expect([await slugs(), await slugs(other)]).toEqual([
      ["post", "a-file"],
      ["post", "a-file"],
    ]);
    const edition = await other.edition();
    await savePost(deps, author, id, { revision: 1, title: "Not for readers yet" });
    expect(await slugs(other)).toEqual(["post", "a-file"]);
    expect(await other.edition()).toBe(edition);
    await savePost(deps, author, id, { revision: 2, slug: "moved" });
    expect(await slugs(other)).toEqual(["moved", "a-file"]);
    await unpublishPost(deps, author, id);
    expect(await slugs(other)).toEqual(["a-file"]);
    await publishPost(deps, author, id);
    await deletePost(deps, author, id);
    expect(await slugs(other)).toEqual(["a-file"]);
    await undeletePost(deps, author, id);
    expect(await slugs(other)).toEqual(["moved", "a-file"]);
  });

  it("see a scheduled post from its moment on", async () => {
    const at = after(deps.clock.now(), minutes(10));
    await makePost(deps, author, { slug: "coming" }, at);
    expect(await slugs()).toEqual(["a-file"]);
    deps.clock.advance(minutes(10));
    expect((await deps.blog.edition()).posts.map(({ id }) => id)).toEqual(["coming", "a-file"]);
  });

  it("see the last list while the database is down, which is logged once", async () => {
    await makePost(deps, author, { slug: "post" });
    const db = await openDatabase({ url: deps.databaseUrl });
    const blog = createBlog({ ...deps, db });
    expect(await slugs(blog)).toEqual(["post", "a-file"]);
    await db.close();
    expect(await slugs(blog)).toEqual(["post", "a-file"]);
    expect(await slugs(blog)).toEqual(["post", "a-file"]);
    expect(deps.logged.filter((line) => line.includes("what was known last"))).toHaveLength(1);
  });
});

describe("an address of the blog", () => {
  it("shows the published text, not the draft", async () => {
    const { id } = await makePost(deps, author, { slug: "post", markdown: "First." });
    await savePost(deps, author, id, { revision: 1, markdown: "Second." });
    const reading = await readPost(deps, await deps.blog.edition(), "post");
    expect(reading).toMatchObject({ kind: "post", rendered: { html: "<p>First.</p>" } });
  });

  it("redirects to the post's current address, unless it is unpublished", async () => {
    const { id } = await makePost(deps, author, { slug: "first" });
    await savePost(deps, author, id, { revision: 1, slug: "second" });
    const read = async () => {
      deps.clock.advance(seconds(1));
      return readPost(deps, await deps.blog.edition(), "first");
    };
    expect(await read()).toEqual({ kind: "moved", slug: "second" });
    await unpublishPost(deps, author, id);
    expect(await read()).toEqual({ kind: "nothing" });
  });
});

describe("searching", () => {
  const found = async (query: string) => {
    deps.clock.advance(seconds(1));
    const results = await searchPosts(deps, await deps.blog.edition(), query);
    return results.map(({ post }) => post.id);
  };

  it("finds posts and articles by beginnings of words, ignoring accents", async () => {
    await makePost(deps, author, { slug: "post", title: "Naïve façades", markdown: "For everyday use." });
    expect(await found("facad NAIVE")).toEqual(["post"]);
    expect(await found("creme brule")).toEqual(["a-file"]);
    expect(await found("every")).toEqual(["post", "a-file"]);
    expect(await found("veryone")).toEqual([]);
    expect(await found("facad creme")).toEqual([]);
  });

  it("finds only what readers may see", async () => {
    const secret = { title: "Pumpernickel", markdown: "Pumpernickel." };
    await makeDraft(deps, author, { slug: "draft", ...secret });
    await makePost(deps, author, { slug: "coming", ...secret }, after(deps.clock.now(), days(1)));
    const { id } = await makePost(deps, author, { slug: "deleted", ...secret });
    await deletePost(deps, author, id);
    const later = await makePost(deps, author, { slug: "unpublished", ...secret });
    await unpublishPost(deps, author, later.id);
    expect(await found("pumpernickel")).toEqual([]);
    deps.clock.advance(days(1));
    expect(await found("pumpernickel")).toEqual(["coming"]);
  });
});
