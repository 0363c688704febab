import type { Reader } from "#db/client.ts";
import { posts } from "#db/schema/index.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { matchesPost, postTitles, type PostMark } from "#db/full-text-indexes.ts";
import { and, desc, eq, gt, lt, lte, or, sql, type SQL } from "drizzle-orm";

/** The cursor of a list, newest first: older entries, and at the same time lower numbers. */
export interface Place {
  readonly at: Date;
  readonly number: number;
}

export interface ListedRow {
  readonly number: number;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly liveRevision: number | null;
  readonly publishedAt: Date | null;
  readonly savedAt: Date;
  readonly deletedAt: Date | null;
}

/** The exact expressions of partial indexes, without which SQLite doesn't use them. */
const isNotDeleted = sql`${posts.deletedAt} IS NULL`;

function orderOf(state: PostState | "all", now: Date) {
  const live = sql`${posts.liveRevision} IS NOT NULL AND ${posts.deletedAt} IS NULL`;
  switch (state) {
    case "draft":
      return {
        column: posts.savedAt,
        which: sql`${posts.liveRevision} IS NULL AND ${posts.deletedAt} IS NULL`,
      };
    case "scheduled":
      return { column: posts.publishedAt, which: and(live, gt(posts.publishedAt, now)) };
    case "published":
      return { column: posts.publishedAt, which: and(live, lte(posts.publishedAt, now)) };
    case "deleted":
      return { column: posts.deletedAt, which: sql`${posts.deletedAt} IS NOT NULL` };
    case "all":
      return { column: posts.savedAt, which: isNotDeleted };
  }
}

const columns = {
  number: posts.number,
  id: posts.id,
  slug: posts.slug,
  title: sql<string>`json_extract(${posts.content}, '$.title')`,
  liveRevision: posts.liveRevision,
  publishedAt: posts.publishedAt,
  savedAt: posts.savedAt,
  deletedAt: posts.deletedAt,
};

interface Page {
  readonly after: Place | null;
  readonly most: number;
  readonly now: Date;
}

/** Posts of a state, newest first: by their save, or by the date that readers see. */
export function listPostRows(
  db: Reader,
  state: PostState | "all",
  { after, most, now }: Page,
): Promise<ListedRow[]> {
  const { column, which } = orderOf(state, now);
  // Without a bound SQLite would scan the index from its end: as fast, but its plan looks like a full scan.
  const isBehind: SQL | undefined =
    after === null
      ? lte(column, new Date(8.64e15))
      : and(lte(column, after.at), or(lt(column, after.at), lt(posts.number, after.number)));
  return db
    .select(columns)
    .from(posts)
    .where(and(which, isBehind))
    .orderBy(desc(column), desc(posts.number))
    .limit(most);
}

const marksOf: Readonly<Record<PostState | "all", readonly PostMark[]>> = {
  all: ["draft", "live"],
  draft: ["draft"],
  scheduled: ["live"],
  published: ["live"],
  deleted: ["deleted"],
};

/** Posts of a state with these words in their title, by creation: the order of the index. */
export const searchPostRows = (
  db: Reader,
  words: readonly string[],
  state: PostState | "all",
  { after, most, now }: Page,
): Promise<ListedRow[]> =>
  db
    .select(columns)
    .from(postTitles)
    .crossJoin(posts)
    .where(
      and(
        matchesPost(words, marksOf[state]),
        lt(postTitles.rowid, after?.number ?? Number.MAX_SAFE_INTEGER),
        eq(posts.number, postTitles.rowid),
        orderOf(state, now).which,
      ),
    )
    .orderBy(desc(postTitles.rowid))
    .limit(most);
