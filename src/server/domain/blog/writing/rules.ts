import { missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { minutes } from "#src/server/clock.ts";
import type { PostRow } from "./post-queries.ts";

type Lifetime = Pick<PostRow, "liveRevision" | "publishedAt" | "deletedAt">;

export function stateOf({ liveRevision, publishedAt, deletedAt }: Lifetime, now: Date): PostState {
  if (deletedAt !== null) return "deleted";
  if (liveRevision === null) return "draft";
  return publishedAt !== null && publishedAt <= now ? "published" : "scheduled";
}

/** Whether readers have ever had its address: then it leads somewhere for good. */
export const wasPublic = ({ publishedAt }: Pick<PostRow, "publishedAt">, now: Date): boolean =>
  publishedAt !== null && publishedAt <= now;

const keepsEveryMs = minutes(10);

/** Whether a save is kept as a revision of its own: not every one, as drafts are saved while they are typed. */
export const isWorthKeeping = (newest: { readonly savedAt: Date } | undefined, now: Date): boolean =>
  newest === undefined || now.getTime() - newest.savedAt.getTime() > keepsEveryMs;

/** The day that readers are shown: as said; else the day it already had; else now. */
export const publishingDay = (
  { publishedAt }: Pick<PostRow, "publishedAt">,
  at: Date | undefined,
  now: Date,
): Date => at ?? (publishedAt !== null && publishedAt <= now ? publishedAt : now);

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Lists are copied, as answers are the caller's own. */
export const contentOut = ({ tags, ...content }: PostContent) => ({ ...content, tags: [...tags] });

/** What is shown of a post. */
type ShownPost = Omit<PostRow, "number" | "card" | "changedIn" | "savedBy">;

/** @param savedBy what the person is called who saved it last; null if nobody knows any more */
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
