import { endOtherSessions, endSession, listSessions, logOut } from "./sessions.ts";
import {
  findSignInAddress,
  requestSignInLink,
  signInByLink,
} from "#src/server/domain/account/verification/sign-in-link.ts";
import { logIn } from "./log-in.ts";
import { t, publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  logInInput,
  requestSignInLinkInput,
  sessionIdInput,
  signInByLinkInput,
} from "#src/shared/account/account.input.ts";
import { doneOutput, signedInOutput, sessionListOutput } from "#src/shared/account/account.output.ts";

export const sessionRouter = t.router({
  // `logIn` counts itself, to exempt known browsers.
  logIn: publicProcedure
    .meta({ call: "POST /login", summary: "Sign in", output: signedInOutput, errors: [401, 403] })
    .meta({ access: "anybody", limits: "own" })
    .input(logInInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await logIn(ctx.deps, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  requestLink: publicProcedure
    .meta({
      call: "POST /request-sign-in-link",
      summary: "Email a link to sign in; the same answer for every address",
      output: doneOutput,
    })
    .input(requestSignInLinkInput)
    .mutation(({ ctx, input }) => requestSignInLink(ctx.deps, ctx.origin, input)),

  /** For the page that the link opens. */
  addressOfLink: publicProcedure
    .input(signInByLinkInput)
    .query(({ ctx, input }) => findSignInAddress(ctx.deps, ctx.origin, input)),

  useLink: publicProcedure
    .meta({
      call: "POST /sign-in-by-link",
      summary: "Sign in with the token of that link, once and within 30 minutes",
      output: signedInOutput,
      errors: [409],
    })
    .input(signInByLinkInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await signInByLink(ctx.deps, ctx, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  logOut: publicProcedure
    .meta({ call: "POST /logout", summary: "End the session at once" })
    .mutation(async ({ ctx }) => {
      await logOut(ctx.deps, ctx.sessionToken);
      ctx.setSessionCookie(null);
    }),

  list: userProcedure
    .meta({ call: "GET /sessions", summary: "Where you are signed in", output: sessionListOutput })
    .query(({ ctx }) => listSessions(ctx.deps, ctx.actor, ctx.sessionToken)),

  end: userProcedure
    .meta({ call: "DELETE /sessions/{id}", summary: "End one session, at once" })
    .input(sessionIdInput)
    .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.actor, input.id)),

  endOthers: userProcedure
    .meta({
      call: "DELETE /sessions",
      summary: "Sign out everywhere else: ends all sessions but the one that asks",
    })
    .mutation(({ ctx }) => endOtherSessions(ctx.deps, ctx.actor, ctx.sessionToken)),
});
