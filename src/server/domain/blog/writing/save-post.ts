import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { picturesOf } from "#src/shared/blog/post-limits.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { PostChanges } from "#src/shared/blog/post.input.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { isTaken } from "./check-slug.ts";
import { readPost } from "./get-post.ts";
import {
  changePost,
  countChange,
  findNewestRevision,
  freeOldSlug,
  keepOldSlug,
  keepPictures,
  keepRevision,
  type PostRow,
} from "./post-queries.ts";
import { checkContent } from "./render-checked.ts";
import { isWorthKeeping, presentPost, wasPublic } from "./rules.ts";

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost">;

/** A post that readers had under `row.slug` can be had there for good. */
async function moveTo(tx: Transaction, row: PostRow, slug: string, now: Date): Promise<void> {
  await freeOldSlug(tx, slug);
  if (wasPublic(row, now)) await keepOldSlug(tx, row.id, row.slug);
  await changePost(tx, row.id, { slug });
  if (row.liveRevision !== null) await countChange(tx, row.id);
}

/** Stores a content as the next revision. @returns what is different then */
async function saveContentIn(
  tx: Transaction,
  { id, revision }: Pick<PostRow, "id" | "revision">,
  saved: Pick<PostRow, "content" | "savedAt" | "savedBy">,
): Promise<Partial<PostRow>> {
  const next = revision + 1;
  const newest = await findNewestRevision(tx, id);
  const changes = { ...saved, revision: next };
  await changePost(tx, id, changes);
  if (isWorthKeeping(newest, saved.savedAt)) await keepRevision(tx, { postId: id, number: next, ...saved });
  return changes;
}

/**
 * Saves changes to the working copy; readers see none of them before it's published. A new address alone counts at once.
 *
 * @throws {DomainError} not_found; bad_request; conflict when someone saved after the revision that these changes started from
 */
export async function savePost(
  deps: Needs,
  actor: Actor,
  id: string,
  { revision, slug, ...changes }: PostChanges,
): Promise<AdminPost> {
  const now = deps.clock.now();
  if (changes.markdown !== undefined || changes.cover !== undefined)
    await checkContent(deps, deps.db.read, {
      markdown: changes.markdown ?? "",
      cover: changes.cover ?? null,
    });
  return deps.db.write(async (tx) => {
    const { row, savedBy } = await readPost(tx, id);
    if (row.deletedAt !== null) throw blogErrors.deleted();
    if (row.revision !== revision) throw blogErrors.stale({ newest: presentPost(row, savedBy, now) });
    const isMove = slug !== undefined && slug !== row.slug;
    if (isMove && (await isTaken(deps, tx, slug, id))) throw blogErrors.slugTaken();
    if (isMove) await moveTo(tx, row, slug, now);
    const content: PostContent = {
      title: changes.title ?? row.content.title,
      description: changes.description ?? row.content.description,
      author: changes.author ?? row.content.author,
      tags: changes.tags ?? row.content.tags,
      cover: changes.cover === undefined ? row.content.cover : changes.cover,
      markdown: changes.markdown ?? row.content.markdown,
    };
    await keepPictures(tx, id, picturesOf(content));
    const saved = await saveContentIn(tx, row, { content, savedAt: now, savedBy: actor.userId });
    const by = joinName(actor.firstName, actor.lastName);
    return presentPost({ ...row, ...saved, ...(isMove && { slug }) }, by, now);
  });
}
