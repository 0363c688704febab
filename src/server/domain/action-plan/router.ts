import { listPlans, removePlan, savePlan } from "./plans.ts";
import { t, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { actionPlanInput, actionPlanKeyInput } from "#src/shared/action-plan/action-plan.input.ts";
import { actionPlanOutput } from "#src/shared/action-plan/action-plan.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";
import { z } from "zod";

const ofPane = userProcedureOnPage.input(actionPlanKeyInput);

export const actionPlanRouter = t.router({
  list: userProcedureOnPage
    .meta({
      call: "GET /surveys/{surveyId}/plans",
      summary: "The plans for the panes of a result that its owner has in their account",
      output: z.array(actionPlanOutput),
    })
    .input(surveyIdInput)
    .query(({ ctx, input }) => listPlans(ctx.deps, ctx.actor, input.surveyId)),
  save: ofPane
    .meta({
      call: "PUT /surveys/{surveyId}/plans/{pane}",
      summary:
        "Save a whole plan in the account; with `remind`, one email comes on the day in `until`, at 8:00 UTC",
      output: actionPlanOutput,
      errors: [409],
    })
    .input(actionPlanInput)
    .mutation(({ ctx, input: { surveyId, pane, ...plan } }) =>
      savePlan(ctx.deps, ctx.actor, { surveyId, pane }, plan),
    ),
  remove: ofPane
    .meta({
      call: "DELETE /surveys/{surveyId}/plans/{pane}",
      summary: "Delete a plan from the account, and its email",
    })
    .mutation(({ ctx, input }) => removePlan(ctx.deps, ctx.actor, input)),
});
