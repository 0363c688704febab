import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import {
  importInput,
  newPostInput,
  postChangesInput,
  postListInput,
  previewInput,
  publishInput,
  restoreInput,
} from "#src/shared/blog/post.input.ts";
import {
  adminPostOutput,
  postListOutput,
  postPreviewOutput,
  postRevisionsOutput,
} from "#src/shared/blog/post.output.ts";
import { z } from "zod";

const one = "/admin/posts/{id}";

/** Posts of the blog; for administrators. */
export const postOperations: readonly Operation[] = [
  {
    ...{ method: "get", path: "/admin/posts", procedure: "post.list" },
    summary: "Posts and articles, newest first, a page at a time; for administrators",
    query: postListInput,
    output: postListOutput,
  },
  {
    ...{ method: "post", path: "/admin/posts", procedure: "post.create", status: 201 },
    summary: "Start a draft",
    body: newPostInput,
    output: adminPostOutput,
  },
  {
    ...{ method: "post", path: "/admin/posts/preview", procedure: "post.preview" },
    summary: "Markdown as readers would see it; refused with the lines that are at fault",
    body: previewInput,
    output: postPreviewOutput,
  },
  {
    ...{ method: "post", path: "/admin/posts/import", procedure: "post.import", status: 201 },
    summary: "Make a draft of a file with front matter",
    body: importInput,
    output: adminPostOutput,
  },
  {
    ...{ method: "get", path: one, procedure: "post.get" },
    summary: "A post as its authors see it",
    output: adminPostOutput,
  },
  {
    ...{ method: "patch", path: one, procedure: "post.save" },
    summary: "Save changes; 409 with the newer text if someone else saved meanwhile",
    body: postChangesInput,
    output: adminPostOutput,
  },
  {
    ...{ method: "delete", path: one, procedure: "post.delete", status: 204 },
    summary: "Delete a post; it can be brought back for 30 days",
  },
  {
    ...{ method: "post", path: `${one}/undelete`, procedure: "post.undelete" },
    summary: "Bring back a deleted post",
    output: adminPostOutput,
  },
  {
    ...{ method: "post", path: `${one}/publish`, procedure: "post.publish" },
    summary: "Show a post to readers, now or at a later time",
    body: publishInput,
    output: adminPostOutput,
  },
  {
    ...{ method: "post", path: `${one}/unpublish`, procedure: "post.unpublish" },
    summary: "Make a draft of a post again",
    output: adminPostOutput,
  },
  {
    ...{ method: "get", path: `${one}/revisions`, procedure: "post.revisions" },
    summary: "Earlier versions of a post, newest first",
    output: postRevisionsOutput,
  },
  {
    ...{ method: "post", path: `${one}/restore`, procedure: "post.restore" },
    summary: "Go back to an earlier version",
    body: restoreInput,
    output: adminPostOutput,
  },
  {
    ...{ method: "get", path: `${one}/export`, procedure: "post.export" },
    summary: "A post as a file for src/content/blog",
    otherOutputs: { "text/markdown": z.string() },
    respond: download,
  },
];
