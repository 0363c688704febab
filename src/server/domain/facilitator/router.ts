import { getFacilitatorOverview } from "./get-overview.ts";
import { t, userProcedure } from "#src/server/trpc/procedures.ts";
import { todayOutput } from "#src/shared/programme/programme.output.ts";

export const facilitatorRouter = t.router({
  overview: userProcedure
    .meta({
      call: "GET /facilitator/overview",
      summary:
        "What needs you today, your programmes, your teams’ rounds, and totals; 402 for those who have no plan and lead nothing",
      output: todayOutput,
      errors: [402],
    })
    .query(({ ctx }) => getFacilitatorOverview(ctx.deps, ctx.actor)),
});
