import type { Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { codeLifeMs, unverifiedLifeMs, verificationLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import { type Email, nameInEmail } from "#src/server/domain/mail/text/email.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The code isn't in the subject: lock screens show it, and we keep it after the text is erased. */
export const verificationCodeMail = (code: string, language: Language): Email => ({
  ...textsIn(language).emails.code(codeLifeMs / minutes(1)),
  ...{ language, code },
});

export const verificationLinkMail = (firstName: string, token: string): Email => ({
  to: firstName,
  subject: `Confirm your address for ${brand.name}`,
  lines: [
    `Someone, most likely you, signed up for ${brand.name} with this address. Please confirm that it’s yours:`,
  ],
  button: ["Confirm my address", paths.verifyEmail(token)],
  after: [
    `The link works once, for ${String(verificationLifeMs / hours(1))} hours. In the browser you signed up with, it signs you in too.`,
    `If it wasn’t you, please don’t open the link. Without it nobody can use the account, and we’ll delete it after ${String(unverifiedLifeMs / days(1))} days.`,
  ],
});

/** Replaces the code if the address has an account: the page mustn't show the difference. */
export const alreadyRegisteredMail = (firstName: string): Email => ({
  to: firstName,
  subject: `You already have an account at ${brand.name}`,
  lines: [
    "Someone, most likely you, tried to sign up with this address. It already has an account, so please sign in instead.",
  ],
  button: ["Sign in", paths.login()],
  after: ["If it wasn’t you, you can ignore this email. Nothing has changed."],
});

export interface Newcomer {
  readonly firstName: string;
  readonly intendedAccountType: "individual" | "facilitator" | null;
  /** False after accepting an invitation, or confirming the address by a sign-in link. */
  readonly hasPassword: boolean;
  /** The one they accepted: `to` is "the team “Harbour”". */
  readonly invitation: { readonly by: string; readonly to: string } | null;
  /** The link of their first round; null if there is none yet. */
  readonly link: string | null;
}

/** Sent once per account. /onboarding redirects to the dashboard once there is a round. */
export function welcomeMail({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">, newcomer: Newcomer): Email {
  const { firstName, intendedAccountType, hasPassword, invitation, link } = newcomer;
  const why = `You get this email because you signed up for ${brand.name}. If that wasn’t you, please write to ${SUPPORT_EMAIL}.`;
  if (!hasPassword)
    return {
      to: firstName,
      subject: `Welcome to ${brand.name}`,
      lines: [
        `Good to have you here. ${invitation === null ? "Your account is ready" : `${nameInEmail(invitation.by)} invited you to ${invitation.to}. You accepted, so you have an account now`}.`,
        "You don’t have a password. To sign in on another device, let us email you a link.",
      ],
      button: ["Open my account", paths.onboarding()],
      link: ["Email me a link to sign in", paths.requestSignInLink()],
      after: [invitation === null && why],
    };
  if (intendedAccountType === "facilitator")
    return {
      to: firstName,
      subject: `Welcome to ${brand.name}. Now invite your first client`,
      lines: [
        "Good to have you here. Clients you invite pick words for themselves, and people who know them pick words for them, too. In a team, colleagues pick words for each other. A window shows where someone’s own words and other people’s agree. Each window belongs to the person it’s about: you see it only if they share it with you.",
        "Start by inviting a client. Or try it yourself first: pick your own words, and ask people who know you.",
      ],
      button: ["Get started", paths.onboarding()],
      after: [why],
    };
  return {
    to: firstName,
    subject: `Welcome to ${brand.name}. Now ask how people see you`,
    lines: [
      link === null
        ? "Good to have you here. Pick the words that describe you, make a link, and send it to people who know you."
        : "Good to have you here. This is your link, to send to people who know you:",
      link,
      "Once three of them have answered, you can open your window, which shows where they and you agree. Ask a few more than that: with five answers you also get a portrait, a text on how they see you.",
    ],
    button: [link === null ? "Start my round" : "Go to my round", paths.onboarding()],
    after: ["Once enough people have answered, we’ll email you within the hour.", why],
  };
}
