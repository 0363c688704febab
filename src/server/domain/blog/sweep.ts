import type { Database } from "#db/client.ts";
import { adminLog, pictureUses, pictures, postRevisions, posts } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import { type SQL, and, eq, gt, lte, sql } from "drizzle-orm";
import { keptFor } from "#src/shared/kept-for.ts";

/** A post with no more keeps them all, and costs no look at any. */
const keptAnyway = 50;
const wholeFor = days(1);
const hourlyFor = days(30);
const hour = minutes(60);

const { postId, number, savedAt } = postRevisions;

/** Posts that may have too many. One that nobody has saved for longer than this was thinned while it was younger. */
const listPosts = (db: Database, now: Date) =>
  db.read
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.deletedAt} IS NULL`,
        gt(posts.savedAt, after(now, -2 * hourlyFor)),
        gt(db.read.$count(postRevisions, eq(postId, posts.id)), keptAnyway),
      ),
    );

/** When the next revision that is kept was saved; it's never null where it's asked for. */
const nextSavedAt = sql`(SELECT later.saved_at FROM ${postRevisions} AS later WHERE later.post_id = ${postId} AND later.number > ${number} ORDER BY later.number LIMIT 1)`;

/** By whole numbers: a number that is bound would come as one with a fraction. */
const isInSameSpan = (ms: number): SQL =>
  sql`${savedAt} / CAST(${ms} AS INTEGER) = ${nextSavedAt} / CAST(${ms} AS INTEGER)`;

/** What's published is the newest revision at that moment, and the log of administrators has the moment. */
const wasPublished = sql`EXISTS (SELECT 1 FROM ${adminLog} WHERE ${adminLog.targetId} = ${postId} AND ${adminLog.act} = 'publish post' AND ${adminLog.at} BETWEEN ${savedAt} AND ${nextSavedAt})`;

const isSuperfluous = (id: string, now: Date) =>
  and(
    eq(postId, id),
    lte(savedAt, after(now, -wholeFor)),
    sql`CASE WHEN ${savedAt} <= ${after(now, -hourlyFor).getTime()} THEN ${isInSameSpan(days(1))} ELSE ${isInSameSpan(hour)} END`,
    sql`NOT ${wasPublished}`,
  );

/**
 * Thins out revisions of posts that have many. All of the last 24 hours stay, and all that were ever published; of the others the last one
 * of each hour, and after a month the last one of each day.
 */
async function sweepRevisions(db: Database, now: Date): Promise<void> {
  for (const { id } of await listPosts(db, now)) await sweepTable(db, postRevisions, isSuperfluous(id, now));
}

/** Erases posts that were deleted long ago, pictures that no post has had for as long, and revisions that nobody goes back to. */
export async function sweepBlog(db: Database, now: Date): Promise<void> {
  const longAgo = after(now, -days(keptFor.deletedPostDays));
  await sweepTable(db, posts, and(sql`${posts.deletedAt} IS NOT NULL`, lte(posts.deletedAt, longAgo)));
  const isUsed = sql`EXISTS (SELECT 1 FROM ${pictureUses} WHERE ${pictureUses.pictureId} = ${pictures.id})`;
  await sweepTable(db, pictures, and(lte(pictures.addedAt, longAgo), sql`NOT ${isUsed}`));
  await sweepRevisions(db, now);
}
