import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { blogErrors, issuesOfMissing } from "#src/server/domain/blog/errors.ts";
import { completePost } from "#src/shared/blog/complete-post.ts";
import { missingForPublishing } from "#src/shared/blog/missing-for-publishing.ts";
import type { PostCard, PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost, PostRevisions } from "#src/shared/blog/post.output.ts";
import { readingMinutes } from "#src/shared/site/blog.ts";
import {
  contentOut,
  getPostRow,
  namesOf,
  presentPost,
  publishingDay,
  readPost,
  stateOf,
} from "./get-post.ts";
import {
  type PostRow,
  changePost,
  countChange,
  findLiveRevision,
  findRevision,
  findRevisions,
  indexPost,
  keepOldSlug,
  keepRevision,
} from "./post-queries.ts";
import { slugFor } from "./post-slug.ts";
import { checkContent, tryToRender } from "./save-post.ts";

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost">;

/** The post as lists show it: whatever its author left out is filled in. */
const cardOf = ({ markdown, ...facts }: PostContent, lead: string): PostCard => ({
  ...completePost(facts, lead),
  minutes: readingMinutes(markdown),
});

const indexContent = (
  tx: Transaction,
  number: number,
  { title, description }: Pick<PostContent, "title" | "description">,
  body: string,
): Promise<void> => indexPost(tx, number, { title, description, body });

/**
 * Publishes the working copy, now or at `at`; replaces the content of a published post.
 *
 * @throws {DomainError} not_found; conflict for a deleted post; bad_request with everything that is missing
 */
export function publishPost(deps: Needs, actor: Actor, id: string, at?: Date): Promise<AdminPost> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { row, savedBy: by } = await readPost(tx, id);
    if (row.deletedAt !== null) throw blogErrors.deleted();
    const missing = missingForPublishing(row.content);
    if (missing.length > 0) throw blogErrors.notReady({ issues: issuesOfMissing(missing) });
    const { content, savedAt, savedBy } = row;
    const { lead, text } = await checkContent(deps, tx, content);
    const slug = await slugFor(deps, tx, row, { title: content.title, now });
    await keepRevision(tx, { postId: id, number: row.revision, content, savedAt, savedBy });
    const isSeen = stateOf(row, now) === "published";
    // Postponed, it may get another slug before it is visible again, but readers know this one.
    if (isSeen && at !== undefined && at > now) await keepOldSlug(tx, id, row.slug);
    const isChange = isSeen && row.liveRevision !== row.revision;
    const changes = {
      liveRevision: row.revision,
      publishedAt: publishingDay(row, at, now),
      slug,
      card: cardOf(content, lead),
      ...(isChange && { updatedAt: now }),
    };
    await changePost(tx, id, changes);
    await indexContent(tx, row.number, changes.card, text);
    await countChange(tx, id);
    const act = stateOf({ ...row, ...changes }, now) === "scheduled" ? "schedule post" : "publish post";
    await writeActIn(tx, deps, { actorId: actor.userId, act, targetId: id });
    return presentPost({ ...row, ...changes }, by, now);
  });
}

/** Hides a post from readers; a draft stays as it is. */
async function hide(tx: Transaction, { id, number, liveRevision }: PostRow): Promise<void> {
  if (liveRevision === null) return;
  await indexPost(tx, number, null);
  await countChange(tx, id);
}

/**
 * Turns a post back into a draft.
 *
 * @throws {DomainError} not_found; conflict for a deleted post
 */
export function unpublishPost(deps: Needs, actor: Actor, id: string): Promise<AdminPost> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { row, savedBy } = await readPost(tx, id);
    if (row.deletedAt !== null) throw blogErrors.deleted();
    if (row.liveRevision !== null) {
      await changePost(tx, id, { liveRevision: null });
      await hide(tx, row);
      const act = stateOf(row, now) === "scheduled" ? "unschedule post" : "unpublish post";
      await writeActIn(tx, deps, { actorId: actor.userId, act, targetId: id });
    }
    return presentPost({ ...row, liveRevision: null }, savedBy, now);
  });
}

/**
 * Deletes a post, which can be restored for some days.
 *
 * @throws {DomainError} not_found
 */
export async function deletePost(deps: Needs, actor: Actor, id: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const row = await getPostRow(tx, id);
    if (row.deletedAt !== null) return;
    await changePost(tx, id, { deletedAt: now });
    await hide(tx, row);
    await writeActIn(tx, deps, { actorId: actor.userId, act: "delete post", targetId: id });
  });
}

/**
 * Restores a deleted post; a published one is visible again.
 *
 * @throws {DomainError} not_found
 */
export function undeletePost(deps: Needs, actor: Actor, id: string): Promise<AdminPost> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { row, savedBy } = await readPost(tx, id);
    const live = await findLiveRevision(tx, id);
    if (row.deletedAt !== null) {
      await changePost(tx, id, { deletedAt: null });
      if (live !== undefined) {
        // A text that can't be shown any more is restored, too, so that its author can change it.
        const { post } = await tryToRender(deps, tx, live.content.markdown);
        await indexContent(tx, row.number, row.card ?? live.content, post?.text ?? "");
        await countChange(tx, id);
      }
      await writeActIn(tx, deps, { actorId: actor.userId, act: "restore post", targetId: id });
    }
    return presentPost({ ...row, deletedAt: null }, savedBy, now);
  });
}

/** More than anyone reads back, and few enough for one response. */
const mostListed = 30;

/**
 * The revisions of a post, newest first.
 *
 * @throws {DomainError} not_found
 */
export async function listRevisions({ db }: Pick<Deps, "db">, id: string): Promise<PostRevisions> {
  const { liveRevision } = await getPostRow(db.read, id);
  const rows = await findRevisions(db.read, id, mostListed);
  const names = await namesOf(db.read, [...new Set(rows.map(({ savedBy }) => savedBy))]);
  return rows.map(({ number, savedAt, savedBy, content }) => ({
    number,
    savedAt: savedAt.toISOString(),
    savedBy: names.get(savedBy) ?? null,
    isLive: number === liveRevision,
    ...contentOut(content),
  }));
}

/**
 * Replaces the working copy with an earlier revision, and keeps it as a revision, too.
 *
 * @throws {DomainError} not_found; conflict for a deleted post; bad_request for content no longer allowed
 */
export function restoreRevision(
  deps: Pick<Deps, "db" | "clock" | "renderPost">,
  actor: Actor,
  id: string,
  number: number,
): Promise<AdminPost> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const row = await getPostRow(tx, id);
    const earlier = await findRevision(tx, id, number);
    if (row.deletedAt !== null) throw blogErrors.deleted();
    if (earlier === undefined) throw blogErrors.revisionNotFound();
    await checkContent(deps, tx, earlier.content);
    const replaced = { content: row.content, savedAt: row.savedAt, savedBy: row.savedBy };
    await keepRevision(tx, { postId: id, number: row.revision, ...replaced });
    const restored = { content: earlier.content, savedAt: now, savedBy: actor.userId };
    const changes = { ...restored, revision: row.revision + 1 };
    await changePost(tx, id, changes);
    await keepRevision(tx, { postId: id, number: row.revision + 1, ...restored });
    return presentPost({ ...row, ...changes }, actor.name, now);
  });
}
