import { addPicture, listPictures } from "#src/server/domain/blog/pictures/pictures.ts";
import { t } from "#src/server/trpc/init.ts";
import { adminProcedure } from "#src/server/trpc/procedures.ts";
import { newPictureInput, pictureAltInput, pictureListInput } from "#src/shared/blog/picture.input.ts";

/** The library of pictures for posts. */
export const pictureRouter = t.router({
  list: adminProcedure.input(pictureListInput).query(({ ctx, input }) => listPictures(ctx.deps, input)),
  /** Whether one may be sent: nobody else's file is read at all. */
  check: adminProcedure.input(pictureAltInput).query(({ input }) => input),
  add: adminProcedure
    .input(newPictureInput)
    .mutation(({ ctx, input }) => addPicture(ctx.deps, ctx.actor, input)),
});
