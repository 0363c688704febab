import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { t } from "#src/server/trpc/init.ts";
import { facilitatorProcedure } from "#src/server/trpc/procedures.ts";

export const facilitatorRouter = t.router({
  overview: facilitatorProcedure.query(({ ctx }) => getFacilitatorOverview(ctx.deps, ctx.actor)),
});
