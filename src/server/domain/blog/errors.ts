import { defineRefusals, type Issue } from "#src/server/errors.ts";
import type { Advice } from "#src/shared/blog/missing-for-publishing.ts";
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

export const issuesOfMissing = (missing: readonly Advice[]): readonly Issue[] =>
  missing.map(({ field, message }) => ({ path: field, message }));

/** The refusal carries the version that was saved meanwhile. */
const explainStale: (saved: { readonly newest: AdminPost }) => string = () =>
  "Someone else saved this post in the meantime. Compare your text with theirs, then save again.";

export const blogErrors = defineRefusals("blog", {
  notFound: { kind: "not_found", text: "Post not found." },
  revisionNotFound: { kind: "not_found", text: "There’s no such version of this post." },
  stale: { kind: "conflict", text: explainStale },
  slugTaken: { kind: "bad_request", text: "Another post has this address, or had it once.", field: "slug" },
  notReady: { kind: "bad_request", text: firstOf },
  badMarkdown: { kind: "bad_request", text: firstOf },
  badFile: {
    kind: "bad_request",
    text: ({ message }: { readonly message: string }) => message,
    field: "file",
  },
  deleted: { kind: "conflict", text: "This post is deleted. Bring it back first." },
  pictureNotFound: { kind: "not_found", text: "There’s no such picture." },
  coverNotFound: { kind: "bad_request", text: "There’s no such picture. Upload it again.", field: "cover" },
});
