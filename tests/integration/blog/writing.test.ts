import { adminLog, blogState, oldSlugs, posts } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import { createPost, savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { getPost } from "#src/server/domain/blog/writing/get-post.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import { listRevisions, publishPost, unpublishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { DomainError } from "#src/server/errors.ts";
import { makeDraft, makePost, wholePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
beforeEach(async () => {
  deps = await makeDeps();
  author = await makeUser(deps, { isAdmin: true });
});

async function refusalOf(call: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return error;
  throw new Error("Not refused");
}

const acts = async () =>
  (await deps.db.read.select({ act: adminLog.act }).from(adminLog).orderBy(asc(adminLog.number))).map(
    ({ act }) => act,
  );
const version = async () => (await deps.db.read.select().from(blogState))[0]?.version ?? 0;

describe("a draft", () => {
  it("may be incomplete, and says what it needs", async () => {
    const post = await createPost(deps, author, {});
    expect(post).toMatchObject({
      title: "",
      state: "draft",
      revision: 1,
      savedBy: `Alma ${author.lastName}`,
    });
    expect(post.slug).toMatch(/^post-[a-z2-9]{8}$/);
    expect(post.missing.map(({ field }) => field)).toEqual(["title", "markdown"]);
    const refusal = await refusalOf(publishPost(deps, author, post.id));
    expect(refusal.issues.map(({ path }) => path)).toEqual(["title", "markdown"]);
    expect(await acts()).toEqual([]);
  });

  it("is refused with Markdown that can't be shown, naming the lines", async () => {
    const refusal = await refusalOf(makeDraft(deps, author, { markdown: "So.\n\n{1}\n\n<Chart />" }));
    expect(refusal.issues.map(({ path }) => path)).toEqual(["markdown.3", "markdown.5"]);
    expect((await listPosts(deps, {})).items).toEqual([]);
  });

  it("keeps both texts when two authors save, and tells the second", async () => {
    const { id } = await makeDraft(deps, author);
    const first = await savePost(deps, author, id, { revision: 1, markdown: "One." });
    const refusal = await refusalOf(savePost(deps, author, id, { revision: 1, markdown: "Two." }));
    expect(refusal).toMatchObject({ kind: "conflict", params: { newest: first } });
    expect(await getPost(deps, id)).toEqual(first);
  });

  it("keeps what another author or a decided conflict replaces", async () => {
    const { id } = await makeDraft(deps, author);
    const other = await makeUser(deps, { isAdmin: true });
    await savePost(deps, author, id, { revision: 1, markdown: "Two." });
    await savePost(deps, other, id, { revision: 2, markdown: "Three." });
    await savePost(deps, other, id, { revision: 3, markdown: "Four.", keepsReplaced: true });
    const kept = await listRevisions(deps, id);
    expect(kept.map(({ number, markdown }) => [number, markdown])).toEqual([
      [3, "Three."],
      [2, "Two."],
      [1, wholePost.markdown],
    ]);
  });

  it("has no version before its first text", async () => {
    const { id } = await createPost(deps, author, {});
    await savePost(deps, author, id, { revision: 1, markdown: "Pasted." });
    expect((await listRevisions(deps, id)).map(({ markdown }) => markdown)).toEqual(["Pasted."]);
  });

  it("keeps a revision every ten minutes and each published one", async () => {
    const { id } = await makeDraft(deps, author);
    await savePost(deps, author, id, { revision: 1, markdown: "Two." });
    deps.clock.advance(minutes(11));
    await savePost(deps, author, id, { revision: 2, markdown: "Three." });
    await savePost(deps, author, id, { revision: 3, markdown: "Four." });
    await publishPost(deps, author, id);
    const kept = await listRevisions(deps, id);
    expect(kept.map(({ number, isLive }) => [number, isLive])).toEqual([
      [4, true],
      [3, false],
      [1, false],
    ]);
    expect(kept[1]?.markdown).toBe("Three.");
  });
});

describe("publishing", () => {
  it("shows the working copy, and later saves don't change it", async () => {
    const { id } = await makePost(deps, author);
    const saved = await savePost(deps, author, id, { revision: 1, markdown: "Later." });
    expect(saved).toMatchObject({ state: "published", liveRevision: 1, revision: 2, updatedAt: null });
    const before = await version();
    deps.clock.advance(days(1));
    const again = await publishPost(deps, author, id);
    expect(again).toMatchObject({
      liveRevision: 2,
      publishedAt: saved.publishedAt,
      updatedAt: deps.clock.now().toISOString(),
    });
    expect(await version()).toBe(before + 1);
    expect(await acts()).toEqual(["publish post", "publish post"]);
  });

  it("fills in for readers what its author left out", async () => {
    const { id } = await createPost(deps, author, {
      title: "A calm team",
      author: "",
      markdown: "## So\n\nSix people.",
    });
    await publishPost(deps, author, id);
    const [row] = await deps.db.read.select({ card: posts.card, content: posts.content }).from(posts);
    expect(row?.card).toMatchObject({
      description: "Six people.",
      isExcerpt: true,
      author: "Openpane Studio",
      tags: [],
      cover: { kind: "window", words: { arena: "calm", blindSpot: "team" } },
    });
    expect(row?.content).toMatchObject({ description: "", cover: null });
  });

  it("happens at the scheduled moment", async () => {
    const { id } = await makeDraft(deps, author);
    const at = after(deps.clock.now(), days(2));
    expect(await publishPost(deps, author, id, at)).toMatchObject({
      state: "scheduled",
      publishedAt: at.toISOString(),
    });
    deps.clock.advance(days(2));
    expect((await getPost(deps, id)).state).toBe("published");
  });

  it("is logged as what it is: a schedule may be canceled before anyone sees the post", async () => {
    const { id } = await makeDraft(deps, author);
    await publishPost(deps, author, id, after(deps.clock.now(), days(2)));
    await unpublishPost(deps, author, id);
    await publishPost(deps, author, id);
    await unpublishPost(deps, author, id);
    expect(await acts()).toEqual(["schedule post", "unschedule post", "publish post", "unpublish post"]);
  });
});

describe("an address", () => {
  it("follows the title until the first publication", async () => {
    const { id, slug } = await createPost(deps, author, {});
    const save = (revision: number, title: string) =>
      savePost(deps, author, id, { revision, title, markdown: "a" });
    expect(slug).toMatch(/^post-/);
    expect((await save(1, "Tags")).slug).toMatch(/^tags-[a-z2-9]{8}$/);
    expect((await save(2, "Tags and teams")).slug).toBe("tags-and-teams");
    expect((await publishPost(deps, author, id)).slug).toBe("tags-and-teams");
    expect((await save(3, "Teams")).slug).toBe("tags-and-teams");
    expect(await deps.db.read.select().from(oldSlugs)).toEqual([]);
  });

  it("stays as an author typed it", async () => {
    const { id } = await createPost(deps, author, { title: "One" });
    await savePost(deps, author, id, { revision: 1, slug: "mine" });
    const saved = await savePost(deps, author, id, { revision: 1, title: "Two", markdown: "a" });
    expect(saved.slug).toBe("mine");
    expect((await publishPost(deps, author, id)).slug).toBe("mine");
  });

  it("that readers once had leads to the post for good, and no other post gets it", async () => {
    const { id } = await makePost(deps, author, { slug: "first" });
    const moved = await savePost(deps, author, id, { revision: 1, slug: "second" });
    expect(moved).toMatchObject({ revision: 1, liveRevision: 1 });
    expect(await deps.db.read.select().from(oldSlugs)).toEqual([{ slug: "first", postId: id }]);
    expect(await refusalOf(makeDraft(deps, author, { slug: "first" }))).toMatchObject({
      code: "blog.slugTaken",
    });
    // The post itself may have it back.
    await savePost(deps, author, id, { revision: 1, slug: "first" });
    expect(await deps.db.read.select().from(oldSlugs)).toEqual([{ slug: "second", postId: id }]);
  });
});
