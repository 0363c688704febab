import { logIn } from "#src/server/domain/session/log-in.ts";
import { logOut } from "#src/server/domain/session/log-out.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { logInInput } from "#src/shared/account.ts";

export const sessionRouter = t.router({
  logIn: publicProcedure.input(logInInput).mutation(async ({ ctx, input }) => {
    const signedIn = await logIn(ctx.deps, ctx.origin, input);
    ctx.setSessionCookie(signedIn.token);
    return signedIn;
  }),

  logOut: publicProcedure.mutation(async ({ ctx }) => {
    await logOut(ctx.deps, ctx.sessionToken);
    ctx.setSessionCookie(null);
  }),
});
