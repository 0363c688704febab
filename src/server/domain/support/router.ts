import { askForHelp } from "./ask-for-help.ts";
import { t, rest, userProcedure } from "#src/server/trpc/procedures.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { supportRequestInput } from "#src/shared/support/support.input.ts";

export const supportRouter = t.router({
  ask: userProcedure
    .meta(rest("POST /support-requests", "Ask for help; the answer comes by email", doneOutput))
    .input(supportRequestInput)
    .mutation(({ ctx, input }) => askForHelp(ctx.deps, ctx.actor, input)),
});
