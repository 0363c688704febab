import { startBuiltServer } from "#scripts/built-server.ts";
import { blogPaths } from "#src/shared/site/blog-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openServerDatabase } from "#tests/e2e/support/session.ts";
import { makeDraft } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { isDeepStrictEqual } from "node:util";

/* Two servers over one database, as where one machine isn't enough. */

const soonMs = 2_000;
const title = "Written on one server";
const slug = "written-on-one-server";

test("a post that one server publishes is on the other within two seconds, and gone as soon", async () => {
  const databaseUrl = `file:${test.info().outputPath("two.db")}`;
  const servers = await Promise.all([startBuiltServer(databaseUrl), startBuiltServer(databaseUrl)]);
  const deps = await openServerDatabase(databaseUrl);
  try {
    const author = await makeUser(deps, { isAdmin: true });
    const { id } = await makeDraft(deps, author, { title, slug });
    const authorization = `Bearer ${await deps.sessions.start(author.userId)}`;
    const act = async (name: "publish" | "unpublish") => {
      const address = `${servers[0].url}/api/admin/posts/${id}/${name}`;
      const headers = { authorization, "content-type": "application/json" };
      const answer = await fetch(address, { method: "POST", headers, body: "{}" });
      expect(answer.status).toBe(200);
    };
    /** Of each server: whether the list and the feed have it, and how its own address is answered. */
    const seen = () =>
      Promise.all(
        servers.map(async ({ url }) => {
          const texts = [paths.blog(), blogPaths.feed()].map(async (path) =>
            (await fetch(url + path)).text(),
          );
          const has = (await Promise.all(texts)).map((text) => text.includes(title));
          return [...has, (await fetch(url + paths.blogPost(slug))).status];
        }),
      );
    /** On a busy machine an answer may come late: what counts is when readers still asked for what they got. */
    const isSeen = async (expected: readonly unknown[]) => {
      const from = Date.now();
      let lastStale = 0;
      const look = async () => {
        const askedAfter = Date.now() - from;
        const found = await seen();
        if (!isDeepStrictEqual(found, [expected, expected])) lastStale = askedAfter;
        return found;
      };
      await expect.poll(look, { intervals: [100] }).toEqual([expected, expected]);
      expect(lastStale).toBeLessThan(soonMs);
    };

    // Each has made these pages before, and might go on showing them.
    await isSeen([false, false, 404]);
    await act("publish");
    await isSeen([true, true, 200]);
    await act("unpublish");
    await isSeen([false, false, 404]);
  } finally {
    await deps.db.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
});
