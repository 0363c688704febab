import type { Queryable, Transaction } from "#db/client.ts";
import { blogState, oldSlugs, pictures, pictureUses, postRevisions, posts, users } from "#db/schema/index.ts";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";

export type PostRow = typeof posts.$inferSelect;
export type RevisionRow = typeof postRevisions.$inferSelect;

export const findPost = (db: Queryable, id: string): Promise<PostRow | undefined> =>
  db.select().from(posts).where(eq(posts.id, id)).get();

export async function insertPost(tx: Transaction, row: typeof posts.$inferInsert): Promise<void> {
  await tx.insert(posts).values(row);
}

export async function changePost(tx: Transaction, id: string, changes: Partial<PostRow>): Promise<void> {
  await tx.update(posts).set(changes).where(eq(posts.id, id));
}

/** Whether another post has or once had this slug. */
export async function isSlugOfAnother(tx: Transaction, slug: string, id: string): Promise<boolean> {
  const now = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), ne(posts.id, id)))
    .get();
  const once = await tx
    .select({ id: oldSlugs.postId })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.slug, slug), ne(oldSlugs.postId, id)))
    .get();
  return now !== undefined || once !== undefined;
}

/** Frees a slug that becomes a post's present one. */
export async function freeOldSlug(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(oldSlugs).where(eq(oldSlugs.slug, slug));
}

/** Redirects `slug` to the post. */
export async function keepOldSlug(tx: Transaction, postId: string, slug: string): Promise<void> {
  await tx.insert(oldSlugs).values({ slug, postId }).onConflictDoNothing();
}

/** Stores a revision, unless it is stored already. */
export async function keepRevision(tx: Transaction, row: typeof postRevisions.$inferInsert): Promise<void> {
  await tx.insert(postRevisions).values(row).onConflictDoNothing();
}

export const findRevision = (
  db: Queryable,
  postId: string,
  number: number,
): Promise<RevisionRow | undefined> =>
  db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.number, number)))
    .get();

/** The published content of a post, even while it is deleted. */
export const findLiveRevision = (db: Queryable, postId: string): Promise<RevisionRow | undefined> => {
  const live = db.select({ number: posts.liveRevision }).from(posts).where(eq(posts.id, postId));
  return db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.number, live)))
    .get();
};

/** The newest revisions. */
export const findRevisions = (db: Queryable, postId: string, most: number): Promise<RevisionRow[]> =>
  db
    .select()
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(postRevisions.number))
    .limit(most);

export const findNewestRevision = (db: Queryable, postId: string) =>
  db
    .select({ savedAt: postRevisions.savedAt })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(postRevisions.number))
    .limit(1)
    .get();

/** The present names of existing accounts. */
export const findNames = (db: Queryable, ids: readonly string[]) =>
  db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));

export const findPictureSizes = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: pictures.id, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));

/** Notes a post's pictures: they stay as long as it does, because an earlier revision may be restored. */
export async function keepPictures(tx: Transaction, postId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const uses = ids.map((pictureId) => ({ pictureId, postId }));
  await tx.insert(pictureUses).values(uses).onConflictDoNothing();
}

/** Counts a change that readers can see, in the same write. */
export async function countChange(tx: Transaction, id: string): Promise<void> {
  const isState = eq(blogState.id, 1);
  await tx
    .update(blogState)
    .set({ version: sql`${blogState.version} + 1` })
    .where(isState);
  const version = tx.select({ version: blogState.version }).from(blogState).where(isState);
  await tx
    .update(posts)
    .set({ changedIn: sql`coalesce(${version}, 1)` })
    .where(eq(posts.id, id));
}

interface Indexed {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Replaces a post in the readers' index; null removes it. */
export async function indexPost(tx: Transaction, number: number, text: Indexed | null): Promise<void> {
  await tx.run(sql`DELETE FROM posts_index WHERE rowid = ${number}`);
  if (text !== null)
    await tx.run(
      sql`INSERT INTO posts_index (rowid, title, description, body) VALUES (${number}, ${text.title}, ${text.description}, ${text.body})`,
    );
}
