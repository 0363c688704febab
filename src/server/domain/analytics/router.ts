import { recordEvent } from "./record-event.ts";
import { t, publicProcedure } from "#src/server/trpc/procedures.ts";
import { eventInput } from "#src/shared/site/analytics.input.ts";

export const analyticsRouter = t.router({
  // Its own limit drops visits without an error.
  record: publicProcedure
    .meta({
      call: "POST /analytics",
      summary: "Count a visit of a page, by its pattern; sent only after the cookie banner’s OK",
      headers: ({ recorder }: { readonly recorder: string | null }) =>
        recorder === null ? {} : { "x-recorder": recorder },
    })
    .meta({ access: "anybody", limits: "own" })
    .input(eventInput)
    .mutation(({ ctx, input }) => recordEvent(ctx.deps, ctx.origin, input)),
});
