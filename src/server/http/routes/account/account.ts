import { successOutput, signedInOutput, doneOutput, userOutput } from "#src/shared/account/account.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import {
  changePasswordInput,
  logInInput,
  profileInput,
  registerInput,
  requestResetInput,
  resetPasswordInput,
  sendCodeInput,
} from "#src/shared/account/account.input.ts";

/** Sign-up, sign-in, and who is signed in. A sign-in also sets the session as an HttpOnly cookie, for pages. */
export const accountOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/send-verification-code",
    summary: "Email a sign-up code; the same answer for every address",
    procedure: "account.sendVerificationCode",
    body: sendCodeInput,
    output: successOutput,
  },
  {
    method: "post",
    path: "/verify-code-and-register",
    summary: "Make an account with the code from the email, and sign in",
    procedure: "account.verifyCodeAndRegister",
    body: registerInput,
    output: signedInOutput,
  },
  {
    method: "post",
    path: "/login",
    summary: "Sign in",
    procedure: "session.logIn",
    body: logInInput,
    output: signedInOutput,
  },
  {
    method: "post",
    path: "/request-password-reset",
    summary: "Email a link for a new password; the same answer for every address",
    procedure: "account.requestPasswordReset",
    body: requestResetInput,
    output: doneOutput,
  },
  {
    method: "post",
    path: "/reset-password",
    summary: "Set a new password with the token of that link; ends all sessions",
    procedure: "account.resetPassword",
    body: resetPasswordInput,
    output: doneOutput,
  },
  {
    method: "post",
    path: "/logout",
    summary: "End the session at once",
    procedure: "session.logOut",
    status: 204,
  },
  {
    method: "get",
    path: "/me",
    summary: "Who is signed in",
    procedure: "account.me",
    output: userOutput,
  },
  {
    method: "patch",
    path: "/me",
    summary: "Change your names, username or onboarding state",
    procedure: "account.update",
    body: profileInput,
    output: userOutput,
  },
  {
    method: "post",
    path: "/change-password",
    summary: "Change the password, with the current one; ends all sessions and gives a new one",
    procedure: "account.changePassword",
    body: changePasswordInput,
    output: signedInOutput,
  },
];
