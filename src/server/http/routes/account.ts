import type { Operation } from "#src/server/http/operation.ts";
import * as answers from "#src/server/http/openapi/answers.ts";
import {
  logInInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  sendCodeInput,
} from "#src/shared/account.ts";

/** Sign-up, sign-in, and who is signed in. A sign-in also sets the session as an HttpOnly cookie, for pages. */
export const accountOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/send-verification-code",
    summary: "Mail a sign-up code; the same answer for every address",
    access: "anybody",
    body: sendCodeInput,
    answer: answers.success,
    call: ({ api, json }) => api.account.sendVerificationCode(json),
  },
  {
    method: "post",
    path: "/verify-code-and-register",
    summary: "Make an account with the code from the mail, and sign in",
    access: "anybody",
    body: registerInput,
    answer: answers.signedIn,
    call: ({ api, json }) => api.account.verifyCodeAndRegister(json),
  },
  {
    method: "post",
    path: "/login",
    summary: "Sign in",
    access: "anybody",
    body: logInInput,
    answer: answers.signedIn,
    call: ({ api, json }) => api.session.logIn(json),
  },
  {
    method: "post",
    path: "/request-password-reset",
    summary: "Mail a link for a new password; the same answer for every address",
    access: "anybody",
    body: requestResetInput,
    answer: answers.done,
    call: ({ api, json }) => api.account.requestPasswordReset(json),
  },
  {
    method: "post",
    path: "/reset-password",
    summary: "Set a new password with the token of that link; ends all sessions",
    access: "anybody",
    body: resetPasswordInput,
    answer: answers.done,
    call: ({ api, json }) => api.account.resetPassword(json),
  },
  {
    method: "post",
    path: "/logout",
    summary: "End the session at once",
    access: "anybody",
    status: 204,
    call: ({ api }) => api.session.logOut(),
  },
  {
    method: "get",
    path: "/me",
    summary: "Who is signed in",
    access: "user",
    answer: answers.user,
    call: ({ api }) => api.account.me(),
  },
];
