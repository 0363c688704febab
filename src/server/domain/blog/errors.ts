import { defineRefusal, defineRefusalWith, type Issue } from "#src/server/errors.ts";
import type { Missing } from "#src/shared/blog/missing-for-publishing.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import type { PostFault } from "./ports.ts";

interface Several {
  readonly issues: readonly Issue[];
}
const firstOf = ({ issues }: Several): string => issues[0]?.message ?? "This post isn’t ready.";

/** `markdown.12` is line 12 of the text. */
export const issuesOfFaults = (faults: readonly PostFault[]): readonly Issue[] =>
  faults.map(({ line, message }) => ({
    path: `markdown.${String(line)}`,
    message: `Line ${String(line)}: ${message}`,
  }));

export const issuesOfMissing = (missing: readonly Missing[]): readonly Issue[] =>
  missing.map(({ field, message }) => ({ path: field, message }));

export const blogErrors = {
  notFound: defineRefusal({ code: "blog.notFound", kind: "not_found", text: "Post not found." }),
  revisionNotFound: defineRefusal({
    code: "blog.revisionNotFound",
    kind: "not_found",
    text: "There’s no such version of this post.",
  }),
  /** Carries the version that was saved meanwhile. */
  stale: defineRefusalWith<{ readonly newest: AdminPost }>({
    code: "blog.stale",
    kind: "conflict",
    text: () =>
      "Someone else saved this post in the meantime. Compare your text with theirs, then save again.",
  }),
  slugTaken: defineRefusal({
    code: "blog.slugTaken",
    kind: "bad_request",
    text: "Another post has this address, or had it once.",
    field: "slug",
  }),
  notReady: defineRefusalWith<Several>({ code: "blog.notReady", kind: "bad_request", text: firstOf }),
  badMarkdown: defineRefusalWith<Several>({ code: "blog.badMarkdown", kind: "bad_request", text: firstOf }),
  badFile: defineRefusalWith<{ readonly message: string }>({
    code: "blog.badFile",
    kind: "bad_request",
    text: ({ message }) => message,
    field: "file",
  }),
  deleted: defineRefusal({
    code: "blog.deleted",
    kind: "conflict",
    text: "This post is deleted. Bring it back first.",
  }),
  pictureNotFound: defineRefusal({
    code: "blog.pictureNotFound",
    kind: "not_found",
    text: "There’s no such picture.",
  }),
  coverNotFound: defineRefusal({
    code: "blog.coverNotFound",
    kind: "bad_request",
    text: "There’s no such picture. Upload it again.",
    field: "cover",
  }),
};
