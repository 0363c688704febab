import { type MailContent, greeting, timeInUtc } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { resetLifeMs, signInLinkLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";

/** Sent after every change: it may not have been the user. */
export function passwordChangedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} password was changed`,
    before: [
      greeting(firstName),
      "Your password has just been changed, and every device is signed out.",
      "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. The person who did this may be able to read your email.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [],
  });
}

export function passwordResetMail(env: Pick<Env, "siteUrl">, firstName: string, token: string): MailContent {
  return renderMail(env, {
    subject: `Choose a new password for ${brand.name}`,
    before: [
      greeting(firstName),
      "Someone, most likely you, asked for a new password. You can choose one here:",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.resetPassword(token)}` },
    after: [
      `The link works once, for ${String(resetLifeMs / minutes(1))} minutes.`,
      "If it wasn’t you, you can ignore this email. Your password stays the same.",
    ],
  });
}

export function signInLinkMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  token: string,
  next: string | null,
): MailContent {
  return renderMail(env, {
    subject: `Your link to sign in to ${brand.name}`,
    before: [greeting(firstName), "Someone, most likely you, asked for a link to sign in. Here it is:"],
    button: {
      label: "Sign in",
      url: `${env.siteUrl}${withSignInQuery(paths.signInLink(token), { next, intent: null })}`,
    },
    after: [
      `The link works once, for ${String(signInLinkLifeMs / minutes(1))} minutes. Please don’t pass it on: anyone who opens it can sign in as you.`,
      "If it wasn’t you, you can ignore this email. Nothing has changed.",
    ],
  });
}

interface SignInNews {
  /** For example "Firefox on Windows". */
  readonly device: string;
  readonly time: Date;
}

/** Sent after a sign-in from a new device: it may not have been the user. */
export function newSignInMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  { device, time }: SignInNews,
): MailContent {
  return renderMail(env, {
    subject: `Was that you? A new sign-in to ${brand.name}`,
    before: [
      greeting(firstName),
      "Someone signed in to your account with your password, from a device we haven’t seen before:",
      `${device}, ${timeInUtc(time)}`,
      "If it was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs out every device.",
    ],
    button: { label: "Choose a new password", url: `${env.siteUrl}${paths.forgotPassword()}` },
    after: [`Where you’re signed in: ${env.siteUrl}${paths.account()}`],
  });
}

export function accountDeletedMail(
  env: Pick<Env, "siteUrl" | "SUPPORT_EMAIL">,
  firstName: string,
): MailContent {
  return renderMail(env, {
    subject: `Your ${brand.name} account is deleted`,
    before: [
      greeting(firstName),
      "Your account is deleted, as you asked. So are your rounds, with your own words, the answers and the results. The cards you made from them are gone too: their public pages and pictures no longer work.",
      "Your answers about other people stay. They were never linked to your account, so nobody can trace them to you.",
    ],
    after: [`This is our last email to you. If you didn’t do this, write to ${env.SUPPORT_EMAIL}.`],
  });
}
