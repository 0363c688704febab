import { endOtherSessions } from "#src/server/domain/session/end-other-sessions.ts";
import { endSession } from "#src/server/domain/session/end-session.ts";
import { listSessions } from "#src/server/domain/session/list-sessions.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { logOut } from "#src/server/domain/session/log-out.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import { logInInput } from "#src/shared/account/account.input.ts";
import { sessionIdInput } from "#src/shared/account/session.input.ts";

export const sessionRouter = t.router({
  // It counts itself, but for browsers that are known at the account.
  logIn: publicProcedure
    .meta({ access: "anybody", limits: "own" })
    .input(logInInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await logIn(ctx.deps, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  logOut: publicProcedure.mutation(async ({ ctx }) => {
    await logOut(ctx.deps, ctx.sessionToken);
    ctx.setSessionCookie(null);
  }),

  list: userProcedure.query(({ ctx }) => listSessions(ctx.deps, ctx.actor, ctx.sessionToken)),

  end: userProcedure
    .input(sessionIdInput)
    .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.actor, input.id)),

  endOthers: userProcedure.mutation(({ ctx }) => endOtherSessions(ctx.deps, ctx.actor, ctx.sessionToken)),
});
