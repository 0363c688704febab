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
import { adminProcedure } from "#src/server/trpc/procedures.ts";
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

const ofPost = adminProcedure.input(postIdInput);

/** Posts of the blog, for those who write them. */
export const postRouter = t.router({
  list: adminProcedure.input(postListInput).query(({ ctx, input }) => listPosts(ctx.deps, input)),
  create: adminProcedure
    .input(newPostInput)
    .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input)),
  get: ofPost.query(({ ctx, input }) => getPost(ctx.deps, input.id)),
  save: ofPost
    .input(postChangesInput)
    .mutation(({ ctx, input: { id, ...changes } }) => savePost(ctx.deps, ctx.actor, id, changes)),
  delete: ofPost.mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.actor, input.id)),
  undelete: ofPost.mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.actor, input.id)),
  preview: adminProcedure
    .input(previewInput)
    .mutation(({ ctx, input }) => previewPost(ctx.deps, input.markdown)),
  publish: ofPost
    .input(publishInput)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.actor, input.id, input.at)),
  unpublish: ofPost.mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.actor, input.id)),
  revisions: ofPost.query(({ ctx, input }) => listRevisions(ctx.deps, input.id)),
  restore: ofPost
    .input(restoreInput)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.actor, input.id, input.number)),
  import: adminProcedure
    .input(importInput)
    .mutation(({ ctx, input }) => importPost(ctx.deps, ctx.actor, input.slug, input.file)),
  export: ofPost.query(({ ctx, input }) => exportPost(ctx.deps, input.id)),
});
