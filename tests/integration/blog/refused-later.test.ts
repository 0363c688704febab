import { postRevisions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { seconds } from "#src/server/clock.ts";
import { readPost } from "#src/server/domain/blog/reading/read-post.ts";
import { searchPosts } from "#src/server/domain/blog/reading/search-posts.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import { deletePost, publishPost, undeletePost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { makePost, wholePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { beforeEach, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
let id: string;

/** Posts, one of which was published when posts could have more than now. */
beforeEach(async () => {
  deps = await makeDeps({ articles: () => Promise.resolve([]) });
  author = await makeUser(deps, { isAdmin: true });
  id = (await makePost(deps, author, { slug: "old" })).id;
  const content = { ...wholePost, tags: [...wholePost.tags], author: "A", markdown: "So.\n\n<Chart />" };
  await deps.db.write((tx) => tx.update(postRevisions).set({ content }));
  await makePost(deps, author, { slug: "new" });
});

const edition = async () => {
  deps.clock.advance(seconds(1));
  return deps.blog.edition();
};
const readOld = async () => (await readPost(deps, await edition(), "old")).kind;
const inNeed = async () => (await listPosts(deps, {})).items.filter((row) => row.needsChange);

it("a text that can’t be shown any more keeps its reader waiting, and takes no list and no search along", async () => {
  expect(await readOld()).toBe("refused");
  expect((await edition()).posts.map((post) => post.id)).toEqual(["new", "old"]);
  expect(await searchPosts(deps, await edition(), "opening")).toHaveLength(2);
});

it("the author’s list names it until it’s changed", async () => {
  expect(await inNeed()).toMatchObject([{ id, state: "published" }]);
  await savePost(deps, author, id, { revision: 1, markdown: "So it is." });
  expect(await inNeed()).toMatchObject([{ id }]);
  await publishPost(deps, author, id);
  expect(await inNeed()).toEqual([]);
  expect(await readOld()).toBe("post");
});

it("it can be deleted and brought back like every other post", async () => {
  await deletePost(deps, author, id);
  expect(await inNeed()).toEqual([]);
  await undeletePost(deps, author, id);
  expect(await inNeed()).toMatchObject([{ id }]);
  expect(await readOld()).toBe("refused");
});
