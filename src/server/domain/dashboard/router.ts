import { leads } from "#src/server/domain/facilitator/get-overview.ts";
import { getDashboardOverview, getStats, listResults } from "./overview.ts";
import { t, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { dashboardStatsOutput } from "#src/shared/survey/survey.output.ts";
import { overviewInput } from "#src/shared/survey/survey.input.ts";

export const dashboardRouter = t.router({
  /** Whether they have a plan for leading, or lead something already: what their menu and home are about. */
  leads: userProcedureOnPage.query(({ ctx }) => leads(ctx.deps, ctx.actor)),
  overview: userProcedureOnPage
    .input(overviewInput)
    .query(({ ctx, input }) => getDashboardOverview(ctx.deps, ctx.actor, input?.all)),
  results: userProcedureOnPage
    .input(overviewInput)
    .query(({ ctx, input }) => listResults(ctx.deps, ctx.actor, input?.all)),
  stats: userProcedureOnPage
    .meta({
      call: "GET /dashboard/stats",
      summary: "Totals over your rounds, and the newest five",
      output: dashboardStatsOutput,
    })
    .query(({ ctx }) => getStats(ctx.deps, ctx.actor)),
});
