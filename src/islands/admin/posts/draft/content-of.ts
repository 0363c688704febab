import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";

type Answered = Pick<AdminPost, keyof PostContent>;

/** What a post, or a version of one, is written as, apart from everything else that an answer says of it. */
export const contentOf = ({ title, description, author, tags, cover, markdown }: Answered): PostContent => ({
  title,
  description,
  author,
  tags,
  cover: cover?.kind === "window" ? { ...cover, words: withoutUndefined(cover.words) } : cover,
  markdown,
});
