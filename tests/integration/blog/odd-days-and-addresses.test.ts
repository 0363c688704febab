import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import { importPost } from "#src/server/domain/blog/writing/import-post.ts";
import { publishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { oldSlugs } from "#db/schema/index.ts";
import { postListInput, publishInput } from "#src/shared/blog/post.input.ts";
import { makePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { asc } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
beforeEach(async () => {
  deps = await makeDeps();
  author = await makeUser(deps, { isAdmin: true });
});

const fileOf = (day: string) =>
  `---\ntitle: A title\ndescription: ""\ntags: []\npublishedAt: ${day}\n---\n\nSo.\n`;

it.each(["8640000000000000", "-1", "true", "[2027]", "2027", '"+275760-09-13"', "0001-01-01", "1969-12-31"])(
  "a file’s day isn’t %s",
  async (day) => {
    await expect(async () => importPost(deps, author, "a-file", fileOf(day))).rejects.toMatchObject({
      code: "blog.notReady",
      issues: [{ path: "publishedAt" }],
    });
  },
);

it.each(["2027-01-31", "2027-01-31T18:00:00.000Z"])("a file’s day may be %s", async (day) => {
  const { publishedAt } = await importPost(deps, author, "a-file", fileOf(day));
  expect(publishedAt?.slice(0, 10)).toBe("2027-01-31");
});

it("no post is published before 1970, and a list goes on behind one that was", () => {
  expect(publishInput.safeParse({ at: "1969-12-31T23:59:59Z" }).success).toBe(false);
  expect(publishInput.safeParse({ at: "1970-01-01T00:00:00Z" }).success).toBe(true);
  expect(postListInput.safeParse({ cursor: "-62135596800000.5" }).success).toBe(true);
});

it("a post that is put off keeps the addresses that readers had, may take one back, and moves on after that", async () => {
  const { id, revision } = await makePost(deps, author, { slug: "first" });
  const moved = await savePost(deps, author, id, { revision, slug: "second" });
  await publishPost(deps, author, id, after(deps.clock.now(), days(1)));
  const back = await savePost(deps, author, id, { revision: moved.revision, slug: "first" });
  await publishPost(deps, author, id);
  await savePost(deps, author, id, { revision: back.revision, slug: "third" });
  const old = await deps.db.read.select().from(oldSlugs).orderBy(asc(oldSlugs.slug));
  expect(old.map(({ slug }) => slug)).toEqual(["first", "second"]);
});
