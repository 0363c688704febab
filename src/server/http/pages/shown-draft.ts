import type { PostCover } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import type { ShownPost } from "#src/shared/blog/shown-post.ts";
import { readingMinutes } from "#src/shared/site/blog.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";

/** Stands where a cover will be. */
const noCover: PostCover = {
  kind: "window",
  alt: "No cover yet.",
  panes: { arena: 1, blindSpot: 1, facade: 1, unknown: 1 },
  words: {},
};

/** A working copy as if it were published now, whatever it still lacks. */
export function shownDraft(post: AdminPost, now: Date): ShownPost {
  const { slug, title, description, author, tags, cover, markdown, publishedAt, updatedAt } = post;
  const shownCover =
    cover?.kind === "window" ? { ...cover, words: withoutUndefined(cover.words) } : (cover ?? noCover);
  return {
    id: slug,
    data: {
      title: title === "" ? "Without a title" : title,
      description,
      author,
      tags,
      cover: shownCover,
      publishedAt: publishedAt === null ? now : new Date(publishedAt),
      updatedAt: updatedAt === null ? null : new Date(updatedAt),
    },
    minutes: readingMinutes(markdown),
  };
}
