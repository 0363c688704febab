import { getFacilitatorOverview } from "./get-overview.ts";
import { t, userProcedure } from "#src/server/trpc/procedures.ts";
import { todayOutput } from "#src/shared/programme/programme.output.ts";

export const facilitatorRouter = t.router({
  /** Needs no plan: `getFacilitatorOverview` refuses only people who never started anything. */
  overview: userProcedure
    .meta({
      call: "GET /facilitator/overview",
      summary:
        "What needs you today, your programmes, and totals; 402 for whom has neither plan nor programme",
      output: todayOutput,
      errors: [402],
    })
    .query(({ ctx }) => getFacilitatorOverview(ctx.deps, ctx.actor)),
});
