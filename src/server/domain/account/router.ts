import { deleteAccount, exportAccount } from "./own-data.ts";
import { changePassword, requestPasswordReset, resetPassword } from "./password.ts";
import { presentUser } from "./present-user.ts";
import { verifyCodeAndRegister } from "./registration.ts";
import { updateProfile } from "./update-profile.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import { deleteAccountInput } from "#src/shared/account/account-deletion.input.ts";
import {
  changePasswordInput,
  profileInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  sendCodeInput,
} from "#src/shared/account/account.input.ts";
import { doneOutput, signedInOutput, successOutput, userOutput } from "#src/shared/account/account.output.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";

export const accountRouter = t.router({
  me: userProcedure
    .meta({ rest: { method: "get", path: "/me", summary: "Who is signed in", output: userOutput } })
    .query(({ ctx }) => presentUser(ctx.deps, ctx.actor)),

  update: userProcedure
    .meta({
      rest: {
        method: "patch",
        path: "/me",
        summary: "Change your names, username or onboarding state",
        output: userOutput,
      },
    })
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),

  changePassword: userProcedure
    .meta({
      rest: {
        method: "post",
        path: "/change-password",
        summary: "Change the password, with the current one; ends all sessions and gives a new one",
        output: signedInOutput,
      },
    })
    .input(changePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await changePassword(ctx.deps, ctx.actor, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  sendVerificationCode: publicProcedure
    .meta({
      rest: {
        method: "post",
        path: "/send-verification-code",
        summary: "Email a sign-up code; the same answer for every address",
        output: successOutput,
      },
    })
    .input(sendCodeInput)
    .mutation(({ ctx, input }) => sendVerificationCode(ctx.deps, ctx.origin, input)),

  verifyCodeAndRegister: publicProcedure
    .meta({
      rest: {
        method: "post",
        path: "/verify-code-and-register",
        summary: "Make an account with the code from the email, and sign in",
        output: signedInOutput,
      },
    })
    .input(registerInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await verifyCodeAndRegister(ctx.deps, ctx.origin, input);
      ctx.setSessionCookie(signedIn.token);
      return signedIn;
    }),

  requestPasswordReset: publicProcedure
    .meta({
      rest: {
        method: "post",
        path: "/request-password-reset",
        summary: "Email a link for a new password; the same answer for every address",
        output: doneOutput,
      },
    })
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, ctx.origin, input)),

  resetPassword: publicProcedure
    .meta({
      rest: {
        method: "post",
        path: "/reset-password",
        summary: "Set a new password with the token of that link; ends all sessions",
        output: doneOutput,
      },
    })
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, ctx.origin, input)),
});

/** What belongs to a person as a whole: to take along, or to take away. */
export const ownDataRouter = t.router({
  export: userProcedure
    .meta({
      rest: {
        method: "get",
        path: "/account/export",
        summary: "All data of the account as a file; results as pages show them, never single answers",
        output: accountExportOutput,
      },
    })
    .query(({ ctx }) => exportAccount(ctx.deps, ctx.actor)),

  deleteAll: userProcedure
    .meta({
      rest: {
        method: "post",
        path: "/delete-account",
        summary: "Delete the account for good, with the password and the word “delete” as confirmation",
        output: doneOutput,
      },
    })
    .input(deleteAccountInput)
    .mutation(async ({ ctx, input }) => {
      const done = await deleteAccount(ctx.deps, ctx.actor, ctx.origin, input.password);
      ctx.setSessionCookie(null);
      return done;
    }),
});
