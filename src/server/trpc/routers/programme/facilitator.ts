import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";

export const facilitatorRouter = t.router({
  /** Whoever had the plan keeps reading: the verb refuses those who never started anything. */
  overview: userProcedure.query(({ ctx }) => getFacilitatorOverview(ctx.deps, ctx.actor)),
});
