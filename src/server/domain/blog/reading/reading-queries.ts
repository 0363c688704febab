import type { Reader } from "#db/client.ts";
import { blogState, oldSlugs, postRevisions, posts } from "#db/schema/index.ts";
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";

/** Grows whenever something changes that readers could see. */
export async function findVersion(db: Reader): Promise<number> {
  const state = await db
    .select({ version: blogState.version })
    .from(blogState)
    .where(eq(blogState.id, 1))
    .get();
  return state?.version ?? 0;
}

/** What lists show of posts that changed for readers after `version`; those that are gone among them. */
export const listChanges = (db: Reader, version: number) =>
  db
    .select({
      number: posts.number,
      id: posts.id,
      slug: posts.slug,
      card: posts.card,
      liveRevision: posts.liveRevision,
      publishedAt: posts.publishedAt,
      updatedAt: posts.updatedAt,
      deletedAt: posts.deletedAt,
      changedIn: posts.changedIn,
    })
    .from(posts)
    .where(and(isNotNull(posts.changedIn), gt(posts.changedIn, version)))
    .orderBy(asc(posts.changedIn));

export type ChangedRow = Awaited<ReturnType<typeof listChanges>>[number];

/** The text of a revision. */
export async function findMarkdown(db: Reader, postId: string, number: number): Promise<string | null> {
  const row = await db
    .select({ content: postRevisions.content })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.number, number)))
    .get();
  return row?.content.markdown ?? null;
}

/** Where a post is now that once had this address. */
export async function findNewSlug(db: Reader, slug: string): Promise<string | null> {
  const row = await db
    .select({ slug: posts.slug })
    .from(oldSlugs)
    .innerJoin(posts, eq(posts.id, oldSlugs.postId))
    .where(eq(oldSlugs.slug, slug))
    .get();
  return row?.slug ?? null;
}

interface Found {
  readonly number: number;
  /** As much as an excerpt is looked for in. */
  readonly body: string;
}

/** Posts that have all words of a query of FTS5, the best first. */
export const searchIndex = (db: Reader, query: string, most: number): Promise<Found[]> =>
  db.all<Found>(
    sql`SELECT rowid AS number, substr(body, 1, 20000) AS body FROM posts_index WHERE posts_index MATCH ${query} ORDER BY rank LIMIT ${most}`,
  );
