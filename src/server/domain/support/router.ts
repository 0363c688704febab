import { askForHelp } from "./ask-for-help.ts";
import { t, userProcedure } from "#src/server/trpc/procedures.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { supportRequestInput } from "#src/shared/support/support.input.ts";

export const supportRouter = t.router({
  ask: userProcedure
    .meta({
      call: "POST /support-requests",
      summary: "Ask for help; the answer comes by email",
      output: doneOutput,
    })
    .input(supportRequestInput)
    .mutation(({ ctx, input }) => askForHelp(ctx.deps, ctx.actor, input)),
});
