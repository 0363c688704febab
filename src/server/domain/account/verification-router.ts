import { confirmEmailChange, requestEmailChange } from "./email.ts";
import { registerByLink } from "./registration.ts";
import {
  exchangeAutoToken,
  getVerificationStatus,
  resendVerification,
  verifyEmail,
} from "#src/server/domain/account/verification/verify-email.ts";
import { t, publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
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
    .meta({
      call: "POST /change-email",
      summary: "Email a link to another address, with the password; the same answer for every address",
      output: doneOutput,
    })
    .input(requestEmailChangeInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.deps, ctx.actor, ctx.origin, input)),

  confirm: publicProcedure
    .meta({
      call: "POST /confirm-email-change",
      summary: "Make that address the account’s with the token of that link; ends all other sessions",
      output: doneOutput,
    })
    .input(confirmEmailChangeInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.deps, ctx.origin, input, ctx.sessionToken)),
});

export const verificationRouter = t.router({
  register: publicProcedure
    .meta({
      call: "POST /register",
      summary: "Make an account that an emailed link has to confirm before it can sign in",
      output: registeredOutput,
      errors: [409],
    })
    .input(registerByLinkInput)
    .mutation(async ({ ctx, input }) => {
      const { user, key } = await registerByLink(ctx.deps, ctx.origin, input);
      ctx.setRegistrationCookie(key);
      return { user };
    }),

  resend: publicProcedure
    .meta({
      call: "POST /resend-verification",
      summary: "Email that link again; the same answer for every address",
      output: resentOutput,
    })
    .input(resendVerificationInput)
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, ctx.origin, input)),

  status: userProcedure
    .meta({
      call: "GET /verification-status",
      summary: "Whether your address is confirmed",
      output: verificationStatusOutput,
    })
    .query(({ ctx }) => getVerificationStatus(ctx.deps, ctx.actor)),

  verify: publicProcedure
    .meta({
      call: "POST /verify-email",
      summary:
        "Confirm an address with the token of that link; gives a sign-in code to the browser that registered",
      output: verifiedOutput,
    })
    .input(verifyEmailInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, ctx, input)),

  exchangeAutoToken: publicProcedure
    .meta({
      call: "POST /exchange-auto-token",
      summary: "Sign in with that code, once and within ten minutes, in the same browser",
      output: signedInOutput,
      errors: [409],
    })
    .input(autoTokenInput)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await exchangeAutoToken(ctx.deps, ctx, input);
      ctx.setSessionCookie(signedIn.token);
      ctx.setRegistrationCookie(null);
      return signedIn;
    }),
});
