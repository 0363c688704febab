import {
  registeredOutput,
  resentOutput,
  verificationStatusOutput,
  verifiedOutput,
} from "#src/shared/account/verification/verification.output.ts";
import { signedInOutput } from "#src/shared/account/account.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import {
  autoTokenInput,
  registerByLinkInput,
  resendVerificationInput,
  verifyEmailInput,
} from "#src/shared/account/verification/verification.input.ts";

/** Registration by an emailed link, and what the link leads to. */
export const verificationOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/register",
    summary: "Make an account that an emailed link has to confirm before it can sign in",
    procedure: "verification.register",
    body: registerByLinkInput,
    output: registeredOutput,
  },
  {
    method: "post",
    path: "/resend-verification",
    summary: "Email that link again; the same answer for every address",
    procedure: "verification.resend",
    body: resendVerificationInput,
    output: resentOutput,
  },
  {
    method: "get",
    path: "/verification-status",
    summary: "Whether your address is confirmed",
    procedure: "verification.status",
    output: verificationStatusOutput,
  },
  {
    method: "post",
    path: "/verify-email",
    summary:
      "Confirm an address with the token of that link; gives a sign-in code to the browser that registered",
    procedure: "verification.verify",
    body: verifyEmailInput,
    output: verifiedOutput,
  },
  {
    method: "post",
    path: "/exchange-auto-token",
    summary: "Sign in with that code, once and within ten minutes, in the same browser",
    procedure: "verification.exchangeAutoToken",
    body: autoTokenInput,
    output: signedInOutput,
  },
];
