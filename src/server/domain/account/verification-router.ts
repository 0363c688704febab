import { confirmEmailChange, requestEmailChange } from "./email.ts";
import { registerByLink } from "./registration.ts";
import {
  exchangeAutoToken,
  getVerificationStatus,
  resendVerification,
  verifyEmail,
} from "#src/server/domain/account/verification/verify-email.ts";
import { t, publicProcedure, rest, userProcedure } from "#src/server/trpc/procedures.ts";
import { doneOutput, signedInOutput } from "#src/shared/account/account.output.ts";
import {
  confirmEmailChangeInput,
  requestEmailChangeInput,
  autoTokenInput,
  registerByLinkInput,
  resendVerificationInput,
  verifyEmailInput,
} from "#src/shared/account/verification.input.ts";
import {
  registeredOutput,
  resentOutput,
  verificationStatusOutput,
  verifiedOutput,
} from "#src/shared/account/verification.output.ts";

export const emailChangeRouter = t.router({
  request: userProcedure
    .meta(
      rest(
        "POST /change-email",
        "Email a link to another address, with the password; the same answer for every address",
        doneOutput,
      ),
    )
    .input(requestEmailChangeInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.deps, ctx.actor, ctx.origin, input)),

  confirm: publicProcedure
    .meta(
      rest(
        "POST /confirm-email-change",
        "Make that address the account’s with the token of that link; ends all other sessions",
        doneOutput,
      ),
    )
    .input(confirmEmailChangeInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.deps, ctx.origin, input, ctx.sessionToken)),
});

export const verificationRouter = t.router({
  register: publicProcedure
    .meta(
      rest(
        "POST /register",
        "Make an account that an emailed link has to confirm before it can sign in",
        registeredOutput,
        { errors: [409] },
      ),
    )
    .input(registerByLinkInput)
    .mutation(async ({ ctx, input }) => {
      const { user, key } = await registerByLink(ctx.deps, ctx.origin, input);
      ctx.setRegistrationCookie(key);
      return { user };
    }),

  resend: publicProcedure
    .meta(
      rest(
        "POST /resend-verification",
        "Email that link again; the same answer for every address",
        resentOutput,
      ),
    )
    .input(resendVerificationInput)
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, ctx.origin, input)),

  status: userProcedure
    .meta(rest("GET /verification-status", "Whether your address is confirmed", verificationStatusOutput))
    .query(({ ctx }) => getVerificationStatus(ctx.deps, ctx.actor)),

  verify: publicProcedure
    .meta(
      rest(
        "POST /verify-email",
        "Confirm an address with the token of that link; gives a sign-in code to the browser that registered",
        verifiedOutput,
      ),
    )
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, ctx, input)),

  exchangeAutoToken: publicProcedure
    .meta(
      rest(
        "POST /exchange-auto-token",
        "Sign in with that code, once and within ten minutes, in the same browser",
        signedInOutput,
        { errors: [409] },
      ),
    )
    .input(autoTokenInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await exchangeAutoToken(ctx.deps, ctx, input);
      ctx.setSessionCookie(signedIn.token);
      ctx.setRegistrationCookie(null);
      return signedIn;
    }),
});
