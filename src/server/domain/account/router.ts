import { changePassword, requestPasswordReset, resetPassword } from "./password.ts";
import { presentUser, updateProfile } from "./profile.ts";
import { verifyCodeAndRegister } from "./registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { t, publicProcedure, rest, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  changePasswordInput,
  profileInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  sendCodeInput,
} from "#src/shared/account/account.input.ts";
import { doneOutput, signedInOutput, successOutput, userOutput } from "#src/shared/account/account.output.ts";

export const accountRouter = t.router({
  me: userProcedure
    .meta(rest("GET /me", "Who is signed in", userOutput))
    .query(({ ctx }) => presentUser(ctx.deps, ctx.actor)),

  update: userProcedure
    .meta(rest("PATCH /me", "Change your names, username or onboarding state", userOutput))
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),

  changePassword: userProcedure
    .meta(
      rest(
        "POST /change-password",
        "Change the password, with the current one; ends all sessions and gives a new one",
        signedInOutput,
      ),
    )
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await changePassword(ctx.deps, ctx.actor, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  sendVerificationCode: publicProcedure
    .meta(
      rest(
        "POST /send-verification-code",
        "Email a sign-up code; the same answer for every address",
        successOutput,
      ),
    )
    .input(sendCodeInput)
    .mutation(({ ctx, input }) => sendVerificationCode(ctx.deps, ctx.origin, input)),

  verifyCodeAndRegister: publicProcedure
    .meta(
      rest(
        "POST /verify-code-and-register",
        "Make an account with the code from the email, and sign in",
        signedInOutput,
        { errors: [409] },
      ),
    )
    .input(registerInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await verifyCodeAndRegister(ctx.deps, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  requestPasswordReset: publicProcedure
    .meta(
      rest(
        "POST /request-password-reset",
        "Email a link for a new password; the same answer for every address",
        doneOutput,
      ),
    )
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, ctx.origin, input)),

  resetPassword: publicProcedure
    .meta(
      rest(
        "POST /reset-password",
        "Set a new password with the token of that link; ends all sessions",
        doneOutput,
      ),
    )
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, ctx.origin, input)),
});
