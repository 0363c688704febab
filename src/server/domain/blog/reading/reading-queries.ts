import type { Reader } from "#db/client.ts";
import { blogState, oldSlugs, postRevisions, posts } from "#db/schema/index.ts";
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";

/** Grows with every change that readers could see. */
export async function findVersion(db: Reader): Promise<number> {
  const state = await db
    .select({ version: blogState.version })
    .from(blogState)
    .where(eq(blogState.id, 1))
    .get();
  return state?.version ?? 0;
}

/** The list data of posts that changed for readers after `version`, including removed ones. */
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

export async function findMarkdown(db: Reader, postId: string, number: number): Promise<string | null> {
  const row = await db
    .select({ content: postRevisions.content })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.number, number)))
    .get();
  return row?.content.markdown ?? null;
}

/** The present slug of the post that once had this one. */
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
  /** Long enough to find an excerpt in. */
  readonly body: string;
}

/** Posts that match an FTS5 query, the best first. */
export const searchIndex = (db: Reader, query: string, most: number): Promise<Found[]> =>
  db.all<Found>(
    sql`SELECT rowid AS number, substr(body, 1, 20000) AS body FROM posts_index WHERE posts_index MATCH ${query} ORDER BY rank LIMIT ${most}`,
  );
