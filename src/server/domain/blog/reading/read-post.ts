import type { Deps } from "#src/server/deps.ts";
import type { RenderedPost } from "#src/server/domain/blog/ports.ts";
import { tryToRender } from "#src/server/domain/blog/writing/save-post.ts";
import type { BlogPost, Edition } from "./edition.ts";
import { findMarkdown, findNewSlug } from "./reading-queries.ts";

type Needs = Pick<Deps, "db" | "renderPost">;

export type Reading =
  | { readonly kind: "post"; readonly post: BlogPost; readonly rendered: RenderedPost }
  /** Published under older rules that allowed more: hidden until its author changes it. */
  | { readonly kind: "refused"; readonly post: BlogPost }
  /** It has another URL now. */
  | { readonly kind: "moved"; readonly slug: string }
  | { readonly kind: "nothing" };

const markdownOf = ({ db }: Needs, { origin }: BlogPost): Promise<string | null> =>
  origin.kind === "file"
    ? Promise.resolve(origin.markdown)
    : findMarkdown(db.read, origin.id, origin.revision);

/** The post at a URL, as far as readers may know about it. */
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
