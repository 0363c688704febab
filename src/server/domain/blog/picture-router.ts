import { pictureListOutput, uploadedPictureOutput } from "#src/shared/blog/post.output.ts";
import { addPicture, listPictures } from "#src/server/domain/blog/pictures/pictures.ts";
import { t, adminProcedure } from "#src/server/trpc/procedures.ts";
import { newPictureInput, pictureAltInput, pictureListInput } from "#src/shared/blog/post.input.ts";

export const pictureRouter = t.router({
  list: adminProcedure
    .meta({
      call: "GET /admin/pictures",
      summary: "Pictures for posts, newest first; for administrators",
      output: pictureListOutput,
    })
    .input(pictureListInput)
    .query(({ ctx, input }) => listPictures(ctx.deps, input)),
  /** Authorizes an upload before its file is read. */
  check: adminProcedure.input(pictureAltInput).query(({ input }) => input),
  add: adminProcedure
    .meta({
      call: "POST /admin/pictures",
      summary: "Put a picture of at most 8 MB into the library, as it is and not as JSON; for administrators",
      output: uploadedPictureOutput,
      status: 201,
      body: pictureAltInput,
      file: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    })
    .input(newPictureInput)
    .mutation(({ ctx, input }) => addPicture(ctx.deps, ctx.actor, input)),
});
