import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { t, userProcedure } from "#src/server/trpc/procedures.ts";
import { deleteAccountInput } from "#src/shared/account/account.input.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";

export const ownDataRouter = t.router({
  export: userProcedure
    .meta({
      call: "GET /account/export",
      summary: "All data of the account as a file; results as pages show them, never single answers",
      output: accountExportOutput,
    })
    .query(({ ctx }) => exportAccount(ctx.deps, ctx.actor)),

  deleteAll: userProcedure
    .meta({
      call: "POST /delete-account",
      summary: "Delete the account for good, with the password and the word “delete” as confirmation",
      output: doneOutput,
    })
    .input(deleteAccountInput)
    .mutation(async ({ ctx, input }) => {
      const done = await deleteAccount(ctx.deps, ctx.actor, ctx.origin, input.password);
      ctx.setSessionCookie(null);
      return done;
    }),
});
