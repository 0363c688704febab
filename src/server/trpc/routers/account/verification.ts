import { exchangeAutoToken } from "#src/server/domain/account/verification/exchange-auto-token.ts";
import { getVerificationStatus } from "#src/server/domain/account/verification/get-verification-status.ts";
import { registerByLink } from "#src/server/domain/account/register-by-link.ts";
import { resendVerification } from "#src/server/domain/account/verification/resend-verification.ts";
import { verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  autoTokenInput,
  registerByLinkInput,
  resendVerificationInput,
  verifyEmailInput,
} from "#src/shared/account/verification/verification.input.ts";

export const verificationRouter = t.router({
  register: publicProcedure.input(registerByLinkInput).mutation(async ({ ctx, input }) => {
    const { user, key } = await registerByLink(ctx.deps, ctx.origin, input);
    ctx.setRegistrationCookie(key);
    return { user };
  }),

  resend: publicProcedure
    .input(resendVerificationInput)
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, ctx.origin, input)),

  status: userProcedure.query(({ ctx }) => getVerificationStatus(ctx.deps, ctx.actor)),

  verify: publicProcedure
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, ctx, input)),

  exchangeAutoToken: publicProcedure.input(autoTokenInput).mutation(async ({ ctx, input }) => {
    const signedIn = await exchangeAutoToken(ctx.deps, ctx, input);
    ctx.setSessionCookie(signedIn.token);
    ctx.setRegistrationCookie(null);
    return signedIn;
  }),
});
