import { resetLifeMs, signInLinkLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";
import { type Email, timeInUtc } from "#src/server/domain/mail/text/email.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Sent after every change: it may not have been the user. */
export const passwordChangedMail = (firstName: string): Email => ({
  to: firstName,
  subject: `Your ${brand.name} password was changed`,
  lines: [
    "Your password has just been changed, and every device is signed out.",
    "If it was you, there’s nothing to do. If it wasn’t, someone may be reading your email: secure your mailbox first, then choose a new password here.",
  ],
  button: ["Choose a new password", paths.forgotPassword()],
});

export const passwordResetMail = (firstName: string, token: string): Email => ({
  to: firstName,
  subject: `Choose a new password for ${brand.name}`,
  lines: ["Someone, most likely you, asked for a new password. You can choose one here:"],
  button: ["Choose a new password", paths.resetPassword(token)],
  after: [
    `The link works once, for ${String(resetLifeMs / minutes(1))} minutes.`,
    "If it wasn’t you, you can ignore this email. Your password stays the same.",
  ],
});

export const signInLinkMail = (firstName: string, token: string, next: string | null): Email => ({
  to: firstName,
  subject: `Your link to sign in to ${brand.name}`,
  lines: ["Someone, most likely you, asked for a link to sign in. Here it is:"],
  button: ["Sign in", withSignInQuery(paths.signInLink(token), { next, intent: null })],
  after: [
    `The link works once, within the next ${String(signInLinkLifeMs / minutes(1))} minutes. Please don’t pass it on: anyone who opens it can sign in as you.`,
    "If it wasn’t you, you can ignore this email. Nothing has changed.",
  ],
});

/**
 * Sent after a sign-in from a new device: it may not have been the user.
 *
 * @param device for example "Firefox on Windows"
 */
export const newSignInMail = (firstName: string, device: string, time: Date): Email => ({
  to: firstName,
  subject: `Was that you? A new sign-in to ${brand.name}`,
  lines: [
    "Someone signed in to your account with your password, from a device we haven’t seen before:",
    `${device}, ${timeInUtc(time)}`,
    "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs out every device.",
  ],
  button: ["Choose a new password", paths.forgotPassword()],
  link: ["Where you’re signed in", paths.account()],
});

export const accountDeletedMail = (
  { SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">,
  firstName: string,
): Email => ({
  to: firstName,
  subject: `Your ${brand.name} account is deleted`,
  lines: [
    "Your account is deleted, as you asked. So are your rounds, with your own words, the answers and the results. The cards you made from them are gone too: their public pages and pictures no longer work.",
    "Your answers about other people stay. They were never linked to your account, so nobody can trace them to you.",
    `This is our last email about your account. If you didn’t do this, write to ${SUPPORT_EMAIL}.`,
  ],
});
