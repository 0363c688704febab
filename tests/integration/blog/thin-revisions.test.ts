import { postRevisions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, minutes, seconds } from "#src/server/clock.ts";
import { sweepBlog } from "#src/server/domain/blog/sweep.ts";
import { publishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { makeDraft } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

let deps: TestDeps;
let author: Actor;
beforeEach(async () => {
  deps = await makeDeps();
  author = await makeUser(deps, { isAdmin: true });
  // To the hour, so that what is saved every quarter of an hour is four in each.
  const now = deps.clock.now().getTime();
  deps.clock.advance(days(1) - (now % days(1)));
});

/** Saves a post every quarter of an hour. @returns its newest revision */
async function write(id: string, first: number, times: number): Promise<number> {
  for (let at = first; at < first + times; at += 1) {
    deps.clock.advance(minutes(15));
    await savePost(deps, author, id, { revision: at, markdown: `So it is ${String(at)}.` });
  }
  return first + times;
}

const numbers = async (id: string) => {
  const { number, postId } = postRevisions;
  const rows = await deps.db.read
    .select({ number })
    .from(postRevisions)
    .where(eq(postId, id))
    .orderBy(asc(number));
  return rows.map((row) => row.number);
};
const sweep = () => sweepBlog(deps.db, deps.clock.now());

it("after a day one an hour is left, and all that readers saw", async () => {
  const { id } = await makeDraft(deps, author);
  await write(id, 1, 21);
  deps.clock.advance(seconds(1));
  await publishPost(deps, author, id);
  const last = await write(id, 22, 58);
  expect(await numbers(id)).toHaveLength(last);
  await sweep();
  expect(await numbers(id)).toHaveLength(last);

  deps.clock.advance(days(2));
  await sweep();
  // Revision 1 is of midnight, and each hour ends with the one of a quarter to the next.
  const hourly = Array.from({ length: 20 }, (_, at) => at * 4 + 4);
  expect(await numbers(id)).toEqual([...hourly, 22].toSorted((a, b) => a - b));
  await sweep();
  expect(await numbers(id)).toHaveLength(21);
});

it("after a month one a day is left", async () => {
  const { id } = await makeDraft(deps, author);
  await write(id, 1, 21);
  deps.clock.advance(seconds(1));
  await publishPost(deps, author, id);
  const last = await write(id, 22, 58);
  deps.clock.advance(days(32));
  await sweep();
  expect(await numbers(id)).toEqual([22, last]);
});

it("a post with few keeps them all, and another post is none of its business", async () => {
  const [few, many] = [await makeDraft(deps, author), await makeDraft(deps, author)];
  await write(few.id, 1, 20);
  await write(many.id, 1, 60);
  deps.clock.advance(days(40));
  await sweep();
  expect(await numbers(few.id)).toHaveLength(21);
  expect((await numbers(many.id)).length).toBeLessThan(4);
});
