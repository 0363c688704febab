import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { NewPost } from "#src/shared/blog/post.input.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { picturesOf } from "#src/shared/blog/post-limits.ts";
import { joinName } from "#src/shared/account/names.ts";
import { brand } from "#src/shared/site/brand.ts";
import { freeSlug, isTaken } from "./check-slug.ts";
import { insertPost, keepPictures, keepRevision } from "./post-queries.ts";
import { checkContent } from "./render-checked.ts";
import { presentPost } from "./rules.ts";

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost">;

interface Dates {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
}

const unpublished: Dates = { publishedAt: null, updatedAt: null };

/**
 * Starts a draft, which may lack anything.
 *
 * @param dates those that an imported post had
 * @throws {DomainError} bad_request
 */
export async function createPost(
  deps: Needs,
  actor: Actor,
  { slug, ...given }: NewPost,
  dates = unpublished,
): Promise<AdminPost> {
  const content: PostContent = {
    title: given.title ?? "",
    description: given.description ?? "",
    author: given.author ?? brand.studio,
    tags: given.tags ?? [],
    cover: given.cover ?? null,
    markdown: given.markdown ?? "",
  };
  const id = deps.ids.id();
  const now = deps.clock.now();
  await checkContent(deps, deps.db.read, content);
  return deps.db.write(async (tx) => {
    if (slug !== undefined && (await isTaken(deps, tx, slug, id))) throw blogErrors.slugTaken();
    const address = slug ?? (await freeSlug(deps, tx, content.title, id));
    const saved = { content, savedAt: now, savedBy: actor.userId };
    const row = { id, slug: address, revision: 1, createdAt: now, ...saved, ...dates };
    await insertPost(tx, row);
    await keepPictures(tx, id, picturesOf(content));
    await keepRevision(tx, { postId: id, number: 1, ...saved });
    const by = joinName(actor.firstName, actor.lastName);
    return presentPost({ ...row, liveRevision: null, deletedAt: null }, by, now);
  });
}
