import {
  registeredOutput,
  resentOutput,
  verificationStatusOutput,
  verifiedOutput,
} from "#src/shared/account/verification.output.ts";
import { signedInOutput } from "#src/shared/account/account.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import {
  autoTokenInput,
  registerByLinkInput,
  resendVerificationInput,
  verifyEmailInput,
} from "#src/shared/account/verification.input.ts";

/** Registration by a mailed link, and what the link leads to. */
export const verificationOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/register",
    summary: "Make an account that a mailed link has to confirm before it can sign in",
    access: "anybody",
    body: registerByLinkInput,
    answer: registeredOutput,
    call: ({ api, json }) => api.verification.register(json),
  },
  {
    method: "post",
    path: "/resend-verification",
    summary: "Mail that link once more; the same answer for every address",
    access: "anybody",
    body: resendVerificationInput,
    answer: resentOutput,
    call: ({ api, json }) => api.verification.resend(json),
  },
  {
    method: "get",
    path: "/verification-status",
    summary: "Whether the address of who is signed in is confirmed",
    access: "user",
    answer: verificationStatusOutput,
    call: ({ api }) => api.verification.status(),
  },
  {
    method: "post",
    path: "/verify-email",
    summary:
      "Confirm an address with the token of that link; gives a sign-in code to the browser that registered",
    access: "anybody",
    body: verifyEmailInput,
    answer: verifiedOutput,
    call: ({ api, json }) => api.verification.verify(json),
  },
  {
    method: "post",
    path: "/exchange-auto-token",
    summary: "Sign in with that code, once and within ten minutes, in the same browser",
    access: "anybody",
    body: autoTokenInput,
    answer: signedInOutput,
    call: ({ api, json }) => api.verification.exchangeAutoToken(json),
  },
];
