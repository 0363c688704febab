import { exportPicture, getGroupState, makePicture } from "./pictures.ts";
import { t, facilitatorProcedureOnPage, rest, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { groupExportOfInput } from "#src/shared/group/group.input.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";
import { programmeIdInput } from "#src/shared/programme/programme.input.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";

export const groupRouter = t.router({
  state: userProcedureOnPage
    .input(programmeIdInput)
    .query(({ ctx, input }) => getGroupState(ctx.deps, ctx.actor, input.faId)),
  export: userProcedureOnPage
    .meta(
      rest(
        "GET /facilitator/assessments/{faId}/group",
        "A group picture, the newest without a number; 404 while there is none",
        groupPictureOutput,
        {
          otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
          errors: [403],
        },
      ),
    )
    .input(groupExportOfInput)
    .query(({ ctx, input }) => exportPicture(ctx.deps, ctx, input.faId, input)),
  make: facilitatorProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/assessments/{faId}/group",
        "Make the next group picture; 409 says what is missing",
        groupPictureOutput,
        { errors: [403, 409] },
      ),
    )
    .input(programmeIdInput)
    .mutation(({ ctx, input }) => makePicture(ctx.deps, ctx.actor, input.faId)),
});
