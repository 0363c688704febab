import { changePassword, requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { updateProfile } from "#src/server/domain/account/update-profile.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  changePasswordInput,
  profileInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  sendCodeInput,
} from "#src/shared/account/account.input.ts";

export const accountRouter = t.router({
  me: userProcedure.query(({ ctx }) => presentUser(ctx.deps, ctx.actor)),

  update: userProcedure
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),

  changePassword: userProcedure.input(changePasswordInput).mutation(async ({ ctx, input }) => {
    const signedIn = await changePassword(ctx.deps, ctx.actor, ctx.origin, input);
    ctx.setSessionCookie(signedIn.token);
    return signedIn;
  }),

  sendVerificationCode: publicProcedure
    .input(sendCodeInput)
    .mutation(({ ctx, input }) => sendVerificationCode(ctx.deps, ctx.origin, input)),

  verifyCodeAndRegister: publicProcedure.input(registerInput).mutation(async ({ ctx, input }) => {
    const signedIn = await verifyCodeAndRegister(ctx.deps, ctx.origin, input);
    ctx.setSessionCookie(signedIn.token);
    return signedIn;
  }),

  requestPasswordReset: publicProcedure
    .input(requestResetInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, ctx.origin, input)),

  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, ctx.origin, input)),
});
