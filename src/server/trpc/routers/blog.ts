import { readPicture } from "#src/server/domain/blog/pictures/pictures.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { pictureIdInput } from "#src/shared/blog/picture.input.ts";

/** What readers of the blog have. */
export const blogRouter = t.router({
  picture: publicProcedure.input(pictureIdInput).query(({ ctx, input }) => readPicture(ctx.deps, input.id)),
});
