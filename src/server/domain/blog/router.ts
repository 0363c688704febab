import {
  adminPostOutput,
  postListOutput,
  postPreviewOutput,
  postRevisionsOutput,
} from "#src/shared/blog/post.output.ts";
import { z } from "zod";
import { readPicture } from "#src/server/domain/blog/pictures/pictures.ts";
import { createPost } from "#src/server/domain/blog/writing/create-post.ts";
import { getPost } from "#src/server/domain/blog/writing/get-post.ts";
import { exportPost, importPost } from "#src/server/domain/blog/writing/import-post.ts";
import { listPosts } from "#src/server/domain/blog/writing/list-posts.ts";
import { previewPost } from "#src/server/domain/blog/writing/preview-post.ts";
import {
  deletePost,
  publishPost,
  undeletePost,
  unpublishPost,
} from "#src/server/domain/blog/writing/publish-post.ts";
import { listRevisions, restoreRevision } from "#src/server/domain/blog/writing/revisions.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { t } from "#src/server/trpc/init.ts";
import { adminProcedure, publicProcedure } from "#src/server/trpc/procedures.ts";
import { pictureIdInput } from "#src/shared/blog/picture.input.ts";
import {
  importInput,
  newPostInput,
  postChangesInput,
  postIdInput,
  postListInput,
  previewInput,
  publishInput,
  restoreInput,
} from "#src/shared/blog/post.input.ts";

/** What readers of the blog have. */
export const blogRouter = t.router({
  picture: publicProcedure.input(pictureIdInput).query(({ ctx, input }) => readPicture(ctx.deps, input.id)),
});

const ofPost = adminProcedure.input(postIdInput);

/** Posts of the blog, for those who write them. */
export const postRouter = t.router({
  list: adminProcedure
    .meta({
      rest: {
        method: "get",
        path: "/admin/posts",
        summary: "Posts and articles, newest first, a page at a time; for administrators",
        output: postListOutput,
      },
    })
    .input(postListInput)
    .query(({ ctx, input }) => listPosts(ctx.deps, input)),
  create: adminProcedure
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts",
        summary: "Start a draft",
        status: 201,
        output: adminPostOutput,
      },
    })
    .input(newPostInput)
    .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input)),
  get: ofPost
    .meta({
      rest: {
        method: "get",
        path: "/admin/posts/{id}",
        summary: "A post as its authors see it",
        output: adminPostOutput,
      },
    })
    .query(({ ctx, input }) => getPost(ctx.deps, input.id)),
  save: ofPost
    .meta({
      rest: {
        method: "patch",
        path: "/admin/posts/{id}",
        summary: "Save changes; 409 with the newer text if someone else saved meanwhile",
        output: adminPostOutput,
      },
    })
    .input(postChangesInput)
    .mutation(({ ctx, input: { id, ...changes } }) => savePost(ctx.deps, ctx.actor, id, changes)),
  delete: ofPost
    .meta({
      rest: {
        method: "delete",
        path: "/admin/posts/{id}",
        summary: "Delete a post; it can be brought back for 30 days",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.actor, input.id)),
  undelete: ofPost
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/{id}/undelete",
        summary: "Bring back a deleted post",
        output: adminPostOutput,
      },
    })
    .mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.actor, input.id)),
  preview: adminProcedure
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/preview",
        summary: "Markdown as readers would see it; refused with the lines that are at fault",
        output: postPreviewOutput,
      },
    })
    .input(previewInput)
    .mutation(({ ctx, input }) => previewPost(ctx.deps, input.markdown)),
  publish: ofPost
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/{id}/publish",
        summary: "Show a post to readers, now or at a later time",
        output: adminPostOutput,
      },
    })
    .input(publishInput)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.actor, input.id, input.at)),
  unpublish: ofPost
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/{id}/unpublish",
        summary: "Make a draft of a post again",
        output: adminPostOutput,
      },
    })
    .mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.actor, input.id)),
  revisions: ofPost
    .meta({
      rest: {
        method: "get",
        path: "/admin/posts/{id}/revisions",
        summary: "Earlier versions of a post, newest first",
        output: postRevisionsOutput,
      },
    })
    .query(({ ctx, input }) => listRevisions(ctx.deps, input.id)),
  restore: ofPost
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/{id}/restore",
        summary: "Go back to an earlier version",
        output: adminPostOutput,
      },
    })
    .input(restoreInput)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.actor, input.id, input.number)),
  import: adminProcedure
    .meta({
      rest: {
        method: "post",
        path: "/admin/posts/import",
        summary: "Make a draft of a file with front matter",
        status: 201,
        output: adminPostOutput,
      },
    })
    .input(importInput)
    .mutation(({ ctx, input }) => importPost(ctx.deps, ctx.actor, input.slug, input.file)),
  export: ofPost
    .meta({
      rest: {
        method: "get",
        path: "/admin/posts/{id}/export",
        summary: "A post as a file for src/content/blog",
        otherOutputs: { "text/markdown": z.string() },
      },
    })
    .query(({ ctx, input }) => exportPost(ctx.deps, input.id)),
});
