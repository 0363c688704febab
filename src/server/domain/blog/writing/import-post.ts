import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import { importedPost } from "#src/shared/blog/post.input.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { createPost } from "./save-post.ts";
import { getPostRow } from "./get-post.ts";

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost" | "postFiles">;

/**
 * Creates a draft from a file like those in src/content/blog. Keeps its dates for when it is published.
 *
 * @throws {DomainError} bad_request
 */
export function importPost(deps: Needs, actor: Actor, slug: string, file: string): Promise<AdminPost> {
  const read = deps.postFiles.read(file);
  if (read === null)
    throw blogErrors.badFile({ message: "Start the file with front matter between two lines of ---." });
  const { data, error } = importedPost.safeParse({ ...read.fields, markdown: read.markdown });
  if (data === undefined) {
    const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    throw blogErrors.notReady({ issues });
  }
  const { publishedAt, updatedAt, draft: _, author, ...content } = data;
  const post = { slug, ...content, ...(author !== undefined && { author }) };
  return createPost(deps, actor, post, { publishedAt, updatedAt });
}

/**
 * Exports the working copy as a file for src/content/blog.
 *
 * @throws {DomainError} not_found
 */
export async function exportPost(
  { db, postFiles }: Pick<Deps, "db" | "postFiles">,
  id: string,
): Promise<ExportedFile> {
  const { slug, content, publishedAt, updatedAt, liveRevision } = await getPostRow(db.read, id);
  const body = postFiles.print({ ...content, publishedAt, updatedAt, draft: liveRevision === null });
  return { fileName: `${slug}.mdx`, contentType: "text/markdown; charset=utf-8", body };
}
