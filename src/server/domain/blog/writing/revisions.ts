import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { AdminPost, PostRevisions } from "#src/shared/blog/post.output.ts";
import { getPostRow, namesOf } from "./get-post.ts";
import { changePost, findRevision, findRevisions, keepRevision } from "./post-queries.ts";
import { checkContent } from "./render-checked.ts";
import { contentOut, presentPost } from "./rules.ts";

/** More than anyone goes back through, and few enough to be sent at once. */
const mostListed = 30;

/**
 * What is kept of a post, the newest first.
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
 * Makes an earlier revision the working copy. What that was until now is kept as a revision, too.
 *
 * @throws {DomainError} not_found; conflict for a deleted one; bad_request when it has what posts can't have any more
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
    return presentPost({ ...row, ...changes }, joinName(actor.firstName, actor.lastName), now);
  });
}
