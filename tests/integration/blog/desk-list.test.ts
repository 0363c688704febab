import { posts } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import { createPost } from "#src/server/domain/blog/writing/create-post.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import { deletePost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { makeDraft, makePost, wholePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
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

describe("the desk’s list", () => {
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

  it("is searched by the beginnings of words of titles, beside its states", async () => {
    const now = deps.clock.now();
    const articles = [article("file", now), article("other-file", now)].map((one, n) => ({
      ...one,
      title: ["A façade in a file", "Something else"][n] ?? "",
    }));
    const withFiles = { ...deps, articles: () => Promise.resolve(articles) };
    await makePost(withFiles, author, { slug: "live", title: "What a Façade hides" });
    await makePost(withFiles, author, { slug: "coming", title: "Two façades" }, after(now, days(1)));
    const draft = await makeDraft(withFiles, author, { slug: "draft", title: "Facades, again" });
    const gone = await makeDraft(withFiles, author, { slug: "gone", title: "No façade" });
    await deletePost(withFiles, author, gone.id);
    const found = async (q: string, state: PostState | "all" = "all") =>
      (await listPosts(withFiles, { q, state })).items.map(({ slug }) => slug);
    expect(await found("faca")).toEqual(["draft", "coming", "live", "file"]);
    expect(await found("HIDES fa")).toEqual(["live"]);
    expect(await found("facade", "published")).toEqual(["live", "file"]);
    expect(await found("facade", "scheduled")).toEqual(["coming"]);
    expect(await found("facade", "draft")).toEqual(["draft"]);
    expect(await found("facade", "deleted")).toEqual(["gone"]);
    for (const q of ["acade", "browser", "deleted", '"', "facade OR what"])
      expect(await found(q), q).toEqual([]);
    await savePost(withFiles, author, draft.id, { revision: draft.revision, title: "Renamed" });
    expect(await found("facade", "draft")).toEqual([]);
    expect(await found("rena")).toEqual(["draft"]);
    await deps.db.write((tx) => tx.delete(posts).where(eq(posts.id, draft.id)));
    expect(await found("rena")).toEqual([]);

    for (let n = 0; n < 51; n += 1) await createPost(deps, author, { title: `One more façade ${String(n)}` });
    const first = await listPosts(withFiles, { q: "facade" });
    const second = await listPosts(withFiles, { q: "facade", cursor: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 4, null]);
    expect(new Set([...first.items, ...second.items].map(({ slug }) => slug)).size).toBe(54);
  });
});
