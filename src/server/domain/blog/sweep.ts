import type { Database } from "#db/client.ts";
import { pictures, pictureUses, posts } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { and, lte, sql } from "drizzle-orm";
import { sweepRevisions } from "./writing/sweep.ts";

/** Erases posts that were deleted long ago, pictures that no post has had for as long, and revisions that nobody goes back to. */
export async function sweepBlog(db: Database, now: Date): Promise<void> {
  const longAgo = after(now, -days(keptFor.deletedPostDays));
  await sweepTable(db, posts, and(sql`${posts.deletedAt} IS NOT NULL`, lte(posts.deletedAt, longAgo)));
  const isUsed = sql`EXISTS (SELECT 1 FROM ${pictureUses} WHERE ${pictureUses.pictureId} = ${pictures.id})`;
  await sweepTable(db, pictures, and(lte(pictures.addedAt, longAgo), sql`NOT ${isUsed}`));
  await sweepRevisions(db, now);
}
