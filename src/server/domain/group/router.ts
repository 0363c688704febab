import { exportPicture, getGroupState, makePicture } from "./pictures.ts";
import { t, facilitatorProcedureOnPage, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { groupExportOfInput } from "#src/shared/group/group.input.ts";
import { groupPictureOutput, pictureFiles } from "#src/shared/group/group.output.ts";
import { programmeIdInput } from "#src/shared/programme/programme.input.ts";

export const groupRouter = t.router({
  state: userProcedureOnPage
    .input(programmeIdInput)
    .query(({ ctx, input }) => getGroupState(ctx.deps, ctx.actor, input.faId)),
  export: userProcedureOnPage
    .meta({
      call: "GET /facilitator/assessments/{faId}/group",
      summary: "A group picture, the newest without a number; 404 while there is none",
      output: groupPictureOutput,
      otherOutputs: pictureFiles,
      errors: [403],
    })
    .input(groupExportOfInput)
    .query(({ ctx, input }) => exportPicture(ctx.deps, ctx, input.faId, input)),
  make: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/assessments/{faId}/group",
      summary: "Make the next group picture; 409 says what is missing",
      output: groupPictureOutput,
      errors: [403, 409],
    })
    .input(programmeIdInput)
    .mutation(({ ctx, input }) => makePicture(ctx.deps, ctx.actor, input.faId)),
});
