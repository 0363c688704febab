import { missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { minutes } from "#src/server/clock.ts";
import { type PostRow, findNames, findPost } from "./post-queries.ts";
import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";

type Lifetime = Pick<PostRow, "liveRevision" | "publishedAt" | "deletedAt">;

export function stateOf({ liveRevision, publishedAt, deletedAt }: Lifetime, now: Date): PostState {
  if (deletedAt !== null) return "deleted";
  if (liveRevision === null) return "draft";
  return publishedAt !== null && publishedAt <= now ? "published" : "scheduled";
}

/** Whether readers have ever known its slug, which then works forever. */
export const wasPublic = ({ publishedAt }: Pick<PostRow, "publishedAt">, now: Date): boolean =>
  publishedAt !== null && publishedAt <= now;

const keepsEveryMs = minutes(10);

/** Whether a save becomes a revision: not each one, because drafts are saved while typing. */
export const isWorthKeeping = (newest: { readonly savedAt: Date } | undefined, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.savedAt.getTime() > keepsEveryMs;

/** The date that readers see: the given one, else the present one, else now. */
export const publishingDay = (
  { publishedAt }: Pick<PostRow, "publishedAt">,
  at: Date | undefined,
  now: Date,
): Date => at ?? (publishedAt !== null && publishedAt <= now ? publishedAt : now);

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Copies the tags, because results belong to the caller. */
export const contentOut = ({ tags, ...content }: PostContent) => ({ ...content, tags: [...tags] });

type ShownPost = Omit<PostRow, "number" | "card" | "changedIn" | "savedBy">;

/** @param savedBy the name of the person who saved it last; null if the account is gone */
export function presentPost(row: ShownPost, savedBy: string | null, now: Date): AdminPost {
  return {
    id: row.id,
    slug: row.slug,
    ...contentOut(row.content),
    state: stateOf(row, now),
    revision: row.revision,
    liveRevision: row.liveRevision,
    publishedAt: iso(row.publishedAt),
    updatedAt: iso(row.updatedAt),
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    savedBy,
    deletedAt: iso(row.deletedAt),
    missing: [...missingForPublishing(row.content)],
  };
}

/** @throws {DomainError} not_found */
export async function getPostRow(db: Queryable, id: string): Promise<PostRow> {
  const row = await findPost(db, id);
  if (row === undefined) throw blogErrors.notFound();
  return row;
}

export async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await findNames(db, ids);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** @throws {DomainError} not_found */
export async function readPost(db: Queryable, id: string) {
  const row = await getPostRow(db, id);
  const names = await namesOf(db, [row.savedBy]);
  return { row, savedBy: names.get(row.savedBy) ?? null };
}

/** @throws {DomainError} not_found */
export async function getPost({ db, clock }: Pick<Deps, "db" | "clock">, id: string): Promise<AdminPost> {
  const { row, savedBy } = await readPost(db.read, id);
  return presentPost(row, savedBy, clock.now());
}
