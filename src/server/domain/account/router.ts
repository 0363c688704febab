import { changePassword, requestPasswordReset, resetPassword } from "./password.ts";
import { presentUser, updateProfile } from "./profile.ts";
import { verifyCodeAndRegister } from "./registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { t, publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
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
    .meta({ call: "GET /me", summary: "Who is signed in", output: userOutput })
    .query(({ ctx }) => presentUser(ctx.deps, ctx.actor)),

  update: userProcedure
    .meta({
      call: "PATCH /me",
      summary: "Change your names, username or onboarding state",
      output: userOutput,
    })
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),

  changePassword: userProcedure
    .meta({
      call: "POST /change-password",
      summary: "Change the password, with the current one; ends all sessions and gives a new one",
      output: signedInOutput,
    })
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await changePassword(ctx.deps, ctx.actor, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  sendVerificationCode: publicProcedure
    .meta({
      call: "POST /send-verification-code",
      summary: "Email a sign-up code; the same answer for every address",
      output: successOutput,
    })
    .input(sendCodeInput)
    .mutation(({ ctx, input }) => sendVerificationCode(ctx.deps, ctx.origin, input)),

  verifyCodeAndRegister: publicProcedure
    .meta({
      call: "POST /verify-code-and-register",
      summary: "Make an account with the code from the email, and sign in",
      output: signedInOutput,
      errors: [409],
    })
    .input(registerInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await verifyCodeAndRegister(ctx.deps, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  requestPasswordReset: publicProcedure
    .meta({
      call: "POST /request-password-reset",
      summary: "Email a link for a new password; the same answer for every address",
      output: doneOutput,
    })
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, ctx.origin, input)),

  resetPassword: publicProcedure
    .meta({
      call: "POST /reset-password",
      summary: "Set a new password with the token of that link; ends all sessions",
      output: doneOutput,
    })
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, ctx.origin, input)),
});
