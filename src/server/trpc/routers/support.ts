import { askForHelp } from "#src/server/domain/support/ask-for-help.ts";
import { supportRequestInput } from "#src/shared/support/support.input.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";

export const supportRouter = t.router({
  ask: userProcedure
    .input(supportRequestInput)
    .mutation(({ ctx, input }) => askForHelp(ctx.deps, ctx.actor, input)),
});
