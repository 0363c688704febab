import type { Database } from "#db/client.ts";
import { adminLog, pictureUses, pictures, postRevisions, posts } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import { type SQL, and, eq, gt, lte, sql } from "drizzle-orm";
import { retention } from "#src/shared/retention.ts";

/** Posts with at most so many revisions aren't thinned out. */
const alwaysKept = 50;
const wholeFor = days(1);
const hourlyFor = days(30);
const hour = minutes(60);

const { postId, number, savedAt } = postRevisions;

/** Posts that may have too many revisions. Those not saved for longer than this have been thinned before. */
const listPosts = (db: Database, now: Date) =>
  db.read
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        sql`${posts.deletedAt} IS NULL`,
        gt(posts.savedAt, after(now, -2 * hourlyFor)),
        gt(db.read.$count(postRevisions, eq(postId, posts.id)), alwaysKept),
      ),
    );

/** When the next remaining revision was saved; never null here. */
const nextSavedAt = sql`(SELECT later.saved_at FROM ${postRevisions} AS later WHERE later.post_id = ${postId} AND later.number > ${number} ORDER BY later.number LIMIT 1)`;

/** Integer division: a bound number would be a float. */
const isInSameSpan = (ms: number): SQL =>
  sql`${savedAt} / CAST(${ms} AS INTEGER) = ${nextSavedAt} / CAST(${ms} AS INTEGER)`;

/** Publishing takes the newest revision of that moment, and the administrators' log has the moment. */
const wasPublished = sql`EXISTS (SELECT 1 FROM ${adminLog} WHERE ${adminLog.targetId} = ${postId} AND ${adminLog.act} IN ('publish post', 'schedule post') AND ${adminLog.at} BETWEEN ${savedAt} AND ${nextSavedAt})`;

const isSuperfluous = (id: string, now: Date) =>
  and(
    eq(postId, id),
    lte(savedAt, after(now, -wholeFor)),
    sql`CASE WHEN ${savedAt} <= ${after(now, -hourlyFor).getTime()} THEN ${isInSameSpan(days(1))} ELSE ${isInSameSpan(hour)} END`,
    sql`NOT ${wasPublished}`,
  );

/**
 * Thins out the revisions of posts that have many. Keeps all of the last 24 hours and all that were
 * published; of the others the last of each hour, and after a month the last of each day.
 */
async function sweepRevisions(db: Database, now: Date): Promise<void> {
  for (const { id } of await listPosts(db, now)) await sweepTable(db, postRevisions, isSuperfluous(id, now));
}

/** Deletes posts long after their deletion, pictures unused for as long, and superfluous revisions. */
export async function sweepBlog(db: Database, now: Date): Promise<void> {
  const longAgo = after(now, -days(retention.deletedPostDays));
  await sweepTable(db, posts, and(sql`${posts.deletedAt} IS NOT NULL`, lte(posts.deletedAt, longAgo)));
  const isUsed = sql`EXISTS (SELECT 1 FROM ${pictureUses} WHERE ${pictureUses.pictureId} = ${pictures.id})`;
  await sweepTable(db, pictures, and(lte(pictures.addedAt, longAgo), sql`NOT ${isUsed}`));
  await sweepRevisions(db, now);
}
