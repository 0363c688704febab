import type { Deps } from "#src/server/deps.ts";
import type { PostPreview } from "#src/shared/blog/post.output.ts";
import { renderChecked } from "./render-checked.ts";

/**
 * A text as readers would see it.
 *
 * @throws {DomainError} bad_request, with the lines that are at fault
 */
export async function previewPost(
  deps: Pick<Deps, "db" | "renderPost">,
  markdown: string,
): Promise<PostPreview> {
  const { html, headings } = await renderChecked(deps, deps.db.read, markdown);
  return { html, headings: [...headings] };
}
