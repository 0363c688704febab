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

it("after a day, one revision an hour is left beside all published ones", async () => {
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
