import { listPlans } from "#src/server/domain/pane-plan/list-plans.ts";
import { removePlan } from "#src/server/domain/pane-plan/remove-plan.ts";
import { savePlan } from "#src/server/domain/pane-plan/save-plan.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { panePlanInput, panePlanKeyInput } from "#src/shared/pane-plan/pane-plan.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofPane = userProcedureOnPage.input(panePlanKeyInput);

export const panePlanRouter = t.router({
  list: userProcedureOnPage
    .input(surveyIdInput)
    .query(({ ctx, input }) => listPlans(ctx.deps, ctx.actor, input.surveyId)),
  save: ofPane
    .input(panePlanInput)
    .mutation(({ ctx, input: { surveyId, pane, ...plan } }) =>
      savePlan(ctx.deps, ctx.actor, { surveyId, pane }, plan),
    ),
  remove: ofPane.mutation(({ ctx, input }) => removePlan(ctx.deps, ctx.actor, input)),
});
