import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { seconds } from "#src/server/clock.ts";
import { depsOver } from "#src/server/app.ts";
import { publishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import { parseEnv } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { setTimeout } from "node:timers/promises";
import { ask } from "./in-turns.ts";
import type { Product } from "./servers.ts";

/*
 * Whether the blog stays quick with thousands of posts in the database. Kept pages are alike by nature, so what is timed is the first
 * reader after someone has published: the list of all posts is brought up to date, and the page is made.
 */

const posts = 5_000;
const mostRatio = 3;
const samples = 9;

/** Many more like one that is there, a day apart from each other. */
const statements = (id: string): string[] => [
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(posts)})
   INSERT INTO posts (id, slug, content, revision, live_revision, published_at, saved_at, saved_by, created_at, card, changed_in)
   SELECT 'many-' || i, 'many-' || i, content, 1, 1, published_at - i * 86400000, saved_at, saved_by, created_at, card, (SELECT version + 1 FROM blog_state)
   FROM n, posts WHERE id = '${id}'`,
  `INSERT INTO post_revisions (post_id, number, content, saved_at, saved_by)
   SELECT id, 1, content, saved_at, saved_by FROM posts WHERE id LIKE 'many-%'`,
  "UPDATE blog_state SET version = version + 1",
];

/** What the first reader waits for after a post was published, in milliseconds; the best of some: what else is going on only adds. */
async function firstReads(product: Product, publish: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let sample = -3; sample < samples; sample += 1) {
    await publish();
    await setTimeout(seconds(1.1));
    const time = await ask(product, paths.blog(), product.token);
    // Code that has just started is slow.
    if (sample >= 0) times.push(time);
  }
  return Math.min(...times);
}

/** @returns the address of a post in the database */
export async function makeBenchPost({ databaseUrl }: Product): Promise<string> {
  const db = await openDatabase({ url: databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  const { slug } = await makePost(deps, await makeUser(deps), {
    markdown: "So it is, and so it will be. ".repeat(240),
  });
  await db.close();
  return paths.blogPost(slug);
}

export async function benchBlog(product: Product): Promise<void> {
  const db = await openDatabase({ url: product.databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  const author = await makeUser(deps);
  const { id } = await makePost(deps, author);
  const publish = () => publishPost(deps, author, id);
  const few = await firstReads(product, publish);
  const client = await connect({ url: product.databaseUrl });
  for (const statement of statements(id)) await client.execute(statement);
  client.close();
  const many = await firstReads(product, publish);
  await db.close();
  const ratio = many / few;
  const verdict = `${ratio <= mostRatio ? "ok" : "ABOVE"} (<= ${String(mostRatio)})`;
  console.log(
    `${"GET /blog, the first reader after publishing".padEnd(46)} ${few.toFixed(1)} ms with a few posts, ${many.toFixed(1)} ms with ${String(posts)}: ${ratio.toFixed(2)}  ${verdict}`,
  );
}
