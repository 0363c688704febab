import {
  adminPostOutput,
  postListOutput,
  postPreviewOutput,
  postRevisionsOutput,
} from "#src/shared/blog/post.output.ts";
import { z } from "zod";
import { readPicture } from "#src/server/domain/blog/pictures/pictures.ts";
import { createPost, previewPost, savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { getPost } from "#src/server/domain/blog/writing/get-post.ts";
import { exportPost, importPost } from "#src/server/domain/blog/writing/import-post.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import {
  deletePost,
  listRevisions,
  publishPost,
  restoreRevision,
  undeletePost,
  unpublishPost,
} from "#src/server/domain/blog/writing/publish-post.ts";
import { t, adminProcedure, publicProcedure } from "#src/server/trpc/procedures.ts";
import {
  pictureIdInput,
  importInput,
  newPostInput,
  postChangesInput,
  postIdInput,
  postListInput,
  previewInput,
  publishInput,
  restoreInput,
} from "#src/shared/blog/post.input.ts";

/** For readers. */
export const blogRouter = t.router({
  picture: publicProcedure.input(pictureIdInput).query(({ ctx, input }) => readPicture(ctx.deps, input.id)),
});

const ofPost = adminProcedure.input(postIdInput);

/** For authors. */
export const postRouter = t.router({
  list: adminProcedure
    .meta({
      call: "GET /admin/posts",
      summary: "Posts and articles, newest first, a page at a time; for administrators",
      output: postListOutput,
    })
    .input(postListInput)
    .query(({ ctx, input }) => listPosts(ctx.deps, input)),
  create: adminProcedure
    .meta({ call: "POST /admin/posts", summary: "Start a draft", output: adminPostOutput, status: 201 })
    .input(newPostInput)
    .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input)),
  get: ofPost
    .meta({ call: "GET /admin/posts/{id}", summary: "A post as its authors see it", output: adminPostOutput })
    .query(({ ctx, input }) => getPost(ctx.deps, input.id)),
  save: ofPost
    .meta({
      call: "PATCH /admin/posts/{id}",
      summary: "Save changes; 409 with the newer text if someone else saved meanwhile",
      output: adminPostOutput,
      errors: [409],
    })
    .input(postChangesInput)
    .mutation(({ ctx, input: { id, ...changes } }) => savePost(ctx.deps, ctx.actor, id, changes)),
  delete: ofPost
    .meta({ call: "DELETE /admin/posts/{id}", summary: "Delete a post; it can be brought back for 30 days" })
    .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.actor, input.id)),
  undelete: ofPost
    .meta({
      call: "POST /admin/posts/{id}/undelete",
      summary: "Bring back a deleted post",
      output: adminPostOutput,
    })
    .mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.actor, input.id)),
  preview: adminProcedure
    .meta({
      call: "POST /admin/posts/preview",
      summary: "Markdown as readers would see it; refused with the lines that are at fault",
      output: postPreviewOutput,
    })
    .input(previewInput)
    .mutation(({ ctx, input }) => previewPost(ctx.deps, input.markdown)),
  publish: ofPost
    .meta({
      call: "POST /admin/posts/{id}/publish",
      summary: "Show a post to readers, now or at a later time",
      output: adminPostOutput,
      errors: [409],
    })
    .input(publishInput)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.actor, input.id, input.at)),
  unpublish: ofPost
    .meta({
      call: "POST /admin/posts/{id}/unpublish",
      summary: "Make a draft of a post again",
      output: adminPostOutput,
    })
    .mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.actor, input.id)),
  revisions: ofPost
    .meta({
      call: "GET /admin/posts/{id}/revisions",
      summary: "Earlier versions of a post, newest first",
      output: postRevisionsOutput,
    })
    .query(({ ctx, input }) => listRevisions(ctx.deps, input.id)),
  restore: ofPost
    .meta({
      call: "POST /admin/posts/{id}/restore",
      summary: "Go back to an earlier version",
      output: adminPostOutput,
    })
    .input(restoreInput)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.actor, input.id, input.number)),
  import: adminProcedure
    .meta({
      call: "POST /admin/posts/import",
      summary: "Make a draft of a file with front matter",
      output: adminPostOutput,
      status: 201,
    })
    .input(importInput)
    .mutation(({ ctx, input }) => importPost(ctx.deps, ctx.actor, input.slug, input.file)),
  export: ofPost
    .meta({
      call: "GET /admin/posts/{id}/export",
      summary: "A post as a file for src/content/blog",
      otherOutputs: { "text/markdown": z.string() },
    })
    .query(({ ctx, input }) => exportPost(ctx.deps, input.id)),
});
