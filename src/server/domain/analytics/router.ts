import { recordEvent } from "./record-event.ts";
import { t, publicProcedure, rest } from "#src/server/trpc/procedures.ts";
import { eventInput } from "#src/shared/site/analytics.input.ts";

export const analyticsRouter = t.router({
  // Its own limit drops visits without an error.
  record: publicProcedure
    .meta(
      rest(
        "POST /analytics",
        "Count a visit of a page, by its pattern; sent only after the cookie banner’s OK",
        null,
        {
          headers: ({ recorder }: { readonly recorder: string | null }) =>
            recorder === null ? {} : { "x-recorder": recorder },
        },
      ),
    )
    .meta({ access: "anybody", limits: "own" })
    .input(eventInput)
    .mutation(({ ctx, input }) => recordEvent(ctx.deps, ctx.origin, input)),
});
