import type { Deps } from "#src/server/deps.ts";
import type { RenderedPost } from "#src/server/domain/blog/ports.ts";
import { tryToRender } from "#src/server/domain/blog/writing/save-post.ts";
import type { BlogPost, Edition } from "./edition.ts";
import { findMarkdown, findNewSlug } from "./reading-queries.ts";

type Needs = Pick<Deps, "db" | "renderPost">;

export type Reading =
  | { readonly kind: "post"; readonly post: BlogPost; readonly rendered: RenderedPost }
  /** It was published under rules that let more through than today's: readers have to wait until its author has changed it. */
  | { readonly kind: "refused"; readonly post: BlogPost }
  /** Its address is another now. */
  | { readonly kind: "moved"; readonly slug: string }
  | { readonly kind: "nothing" };

const markdownOf = ({ db }: Needs, { origin }: BlogPost): Promise<string | null> =>
  origin.kind === "file"
    ? Promise.resolve(origin.markdown)
    : findMarkdown(db.read, origin.id, origin.revision);

/** The post at an address, as far as readers may know of one there. */
export async function readPost(deps: Needs, { bySlug }: Edition, slug: string): Promise<Reading> {
  const post = bySlug.get(slug);
  if (post === undefined) {
    const moved = await findNewSlug(deps.db.read, slug);
    return moved !== null && bySlug.has(moved) ? { kind: "moved", slug: moved } : { kind: "nothing" };
  }
  const markdown = await markdownOf(deps, post);
  if (markdown === null) return { kind: "nothing" };
  const { post: rendered } = await tryToRender(deps, deps.db.read, markdown);
  return rendered === null ? { kind: "refused", post } : { kind: "post", post, rendered };
}
