import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { t, rest, userProcedure } from "#src/server/trpc/procedures.ts";
import { deleteAccountInput } from "#src/shared/account/account.input.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";

export const ownDataRouter = t.router({
  export: userProcedure
    .meta(
      rest(
        "GET /account/export",
        "All data of the account as a file; results as pages show them, never single answers",
        accountExportOutput,
      ),
    )
    .query(({ ctx }) => exportAccount(ctx.deps, ctx.actor)),

  deleteAll: userProcedure
    .meta(
      rest(
        "POST /delete-account",
        "Delete the account for good, with the password and the word “delete” as confirmation",
        doneOutput,
      ),
    )
    .input(deleteAccountInput)
    .mutation(async ({ ctx, input }) => {
      const done = await deleteAccount(ctx.deps, ctx.actor, ctx.origin, input.password);
      ctx.setSessionCookie(null);
      return done;
    }),
});
