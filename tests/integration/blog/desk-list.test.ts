import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import { createPost } from "#src/server/domain/blog/writing/create-post.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import { deletePost } from "#src/server/domain/blog/writing/publish-post.ts";
import { makeDraft, makePost, wholePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
beforeEach(async () => {
  deps = await makeDeps();
  author = await makeUser(deps, { isAdmin: true });
});

const article = (slug: string, publishedAt: Date, draft = false) => ({
  ...{ ...wholePost, tags: [], author: "A", slug, publishedAt, updatedAt: null, draft },
});

describe("the authors' list", () => {
  it("has posts and files of each state, page by page", async () => {
    const now = deps.clock.now();
    const articles = [
      article("old-file", after(now, -days(9))),
      article("file-draft", after(now, -days(9)), true),
      article("file-to-come", after(now, days(9))),
    ];
    const withFiles = { ...deps, articles: () => Promise.resolve(articles) };
    await makePost(withFiles, author, { slug: "shown" });
    await makePost(withFiles, author, { slug: "coming" }, after(now, days(1)));
    await makeDraft(withFiles, author, { slug: "begun" });
    await deletePost(withFiles, author, (await makeDraft(withFiles, author, { slug: "gone" })).id);
    const slugs = async (state: "draft" | "published" | "scheduled" | "deleted" | "all") =>
      (await listPosts(withFiles, { state })).items.map(({ slug }) => slug);
    expect(await slugs("published")).toEqual(["shown", "old-file"]);
    expect(await slugs("scheduled")).toEqual(["file-to-come", "coming"]);
    expect(await slugs("draft")).toEqual(["begun", "file-draft"]);
    expect(await slugs("deleted")).toEqual(["gone"]);
    expect(await slugs("all")).toEqual([
      "file-to-come",
      "begun",
      "coming",
      "shown",
      "old-file",
      "file-draft",
    ]);

    for (let made = 0; made < 60; made += 1) await createPost(deps, author, { slug: `more-${String(made)}` });
    const first = await listPosts(withFiles, {});
    const second = await listPosts(withFiles, { cursor: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 16, null]);
    expect(new Set([...first.items, ...second.items].map(({ slug }) => slug)).size).toBe(66);
  });
});
