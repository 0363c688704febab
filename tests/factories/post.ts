import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createPost } from "#src/server/domain/blog/writing/save-post.ts";
import { publishPost } from "#src/server/domain/blog/writing/publish-post.ts";
import type { NewPost } from "#src/shared/blog/post.input.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";

/** Everything that a publication needs. */
export const wholePost = {
  title: "What a word can hide",
  description: "A post that was written in the browser, with all that it needs before readers may see it.",
  tags: ["blind-spots"],
  cover: {
    kind: "window",
    alt: "A window of four panes, with calm in the Arena",
    panes: { arena: 6, blindSpot: 3, facade: 3, unknown: 4 },
    words: { arena: "calm" },
  },
  markdown: "Opening words.\n\n## First\n\nSo it *is*.\n\n## Second\n\n<Callout>\n\nMind this.\n\n</Callout>",
} as const satisfies Omit<NewPost, "tags"> & { tags: readonly string[] };

const asNew = (changes: NewPost): NewPost => ({ ...wholePost, tags: [...wholePost.tags], ...changes });

export const makeDraft = (deps: Deps, author: Actor, changes: NewPost = {}): Promise<AdminPost> =>
  createPost(deps, author, asNew(changes));

/** A post published from `at` on. */
export async function makePost(
  deps: Deps,
  author: Actor,
  changes: NewPost = {},
  at?: Date,
): Promise<AdminPost> {
  const { id } = await makeDraft(deps, author, changes);
  return publishPost(deps, author, id, at);
}
