import { deleteAccount, exportAccount } from "#src/server/domain/account/own-data.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";
import { deleteAccountInput } from "#src/shared/account/account-deletion.input.ts";

/** What belongs to a person as a whole: to take along, or to take away. */
export const ownDataRouter = t.router({
  export: userProcedure.query(({ ctx }) => exportAccount(ctx.deps, ctx.actor)),

  deleteAll: userProcedure.input(deleteAccountInput).mutation(async ({ ctx, input }) => {
    const done = await deleteAccount(ctx.deps, ctx.actor, ctx.origin, input.password);
    ctx.setSessionCookie(null);
    return done;
  }),
});
