import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors, issuesOfFaults } from "#src/server/domain/blog/errors.ts";
import type { RenderedPost, Rendering } from "#src/server/domain/blog/post-renderer.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { picturesIn } from "#src/shared/blog/post-limits.ts";
import { findPictureSizes } from "./post-queries.ts";

/** The HTML of a text, with the pictures that there are; or what's wrong with it. */
export async function tryToRender(
  { renderPost }: Pick<Deps, "renderPost">,
  db: Queryable,
  markdown: string,
): Promise<Rendering> {
  const wanted = picturesIn(markdown);
  const known = wanted.length === 0 ? [] : await findPictureSizes(db, wanted);
  return renderPost(markdown, new Map(known.map((picture) => [picture.id, picture])));
}

/**
 * The HTML of a text, with the pictures that there are.
 *
 * @throws {DomainError} bad_request, with the lines that are at fault
 */
export async function renderChecked(
  deps: Pick<Deps, "renderPost">,
  db: Queryable,
  markdown: string,
): Promise<RenderedPost> {
  const { post, faults } = await tryToRender(deps, db, markdown);
  if (post === null) throw blogErrors.badMarkdown({ issues: issuesOfFaults(faults) });
  return post;
}

/**
 * Looks at what is about to be stored.
 *
 * @throws {DomainError} bad_request
 */
export async function checkContent(
  deps: Pick<Deps, "renderPost">,
  db: Queryable,
  { markdown, cover }: Pick<PostContent, "markdown" | "cover">,
): Promise<RenderedPost> {
  const rendered = await renderChecked(deps, db, markdown);
  if (cover?.kind === "picture" && (await findPictureSizes(db, [cover.pictureId])).length === 0)
    throw blogErrors.coverNotFound();
  return rendered;
}
