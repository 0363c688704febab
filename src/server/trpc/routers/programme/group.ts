import { exportPicture } from "#src/server/domain/group/export-picture.ts";
import { getGroupState } from "#src/server/domain/group/get-group-state.ts";
import { makePicture } from "#src/server/domain/group/make-picture.ts";
import { t } from "#src/server/trpc/init.ts";
import { facilitatorProcedureOnPage, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { groupExportOfInput } from "#src/shared/group/group.input.ts";
import { programmeIdInput } from "#src/shared/programme/programme.input.ts";

export const groupRouter = t.router({
  state: userProcedureOnPage
    .input(programmeIdInput)
    .query(({ ctx, input }) => getGroupState(ctx.deps, ctx.actor, input.faId)),
  export: userProcedureOnPage
    .input(groupExportOfInput)
    .query(({ ctx, input }) =>
      exportPicture(ctx.deps, ctx.actor, input.faId, input.format ?? "json", ctx.origin),
    ),
  make: facilitatorProcedureOnPage
    .input(programmeIdInput)
    .mutation(({ ctx, input }) => makePicture(ctx.deps, ctx.actor, input.faId)),
});
