import { recordEvent } from "#src/server/domain/analytics/record-event.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { eventInput } from "#src/shared/site/analytics.input.ts";

export const analyticsRouter = t.router({
  // Visits beyond its own limit are dropped without an error.
  record: publicProcedure
    .meta({ access: "anybody", limits: "own" })
    .input(eventInput)
    .mutation(({ ctx, input }) => recordEvent(ctx.deps, ctx.origin, input)),
});
