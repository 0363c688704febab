import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { greeting } from "#src/server/domain/mail/templates/greeting.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

interface Newcomer {
  readonly firstName: string;
  readonly intendedAccountType: "individual" | "facilitator" | null;
  /** Someone whose account was made by accepting an invitation has none. */
  readonly hasPassword: boolean;
  /** Of the round that they begin with; null where they haven't made one. */
  readonly link: string | null;
}

/** Once for each account. /onboarding leads on to the dashboard once there is a round, and starts one otherwise. */
export function welcomeMail(
  env: Pick<Env, "siteUrl">,
  { firstName, intendedAccountType, hasPassword, link }: Newcomer,
): MailContent {
  const url = `${env.siteUrl}${paths.onboarding()}`;
  if (!hasPassword)
    return renderMail(env, {
      subject: `Welcome to ${brand.name}`,
      before: [
        greeting(firstName),
        "Good to have you here. You have an account now, and what you were invited to is waiting in it.",
      ],
      button: { label: "Open my account", url },
      after: [
        `You don’t have a password yet. To sign in on another device, choose one first: ${env.siteUrl}${paths.forgotPassword()}`,
      ],
    });
  if (intendedAccountType === "facilitator")
    return renderMail(env, {
      subject: `Welcome to ${brand.name}. Now invite your first client`,
      before: [
        greeting(firstName),
        "Good to have you here. You invite clients or a team, and they ask people who know them. Each window belongs to the person it’s about: you see it once they share it with you.",
        "Many coaches try a round of their own first. It takes three minutes.",
      ],
      button: { label: "Get started", url },
      after: [],
    });
  return renderMail(env, {
    subject: `Welcome to ${brand.name}. Now ask how people see you`,
    before: [
      greeting(firstName),
      ...(link === null
        ? [
            "Good to have you here. Pick the words that describe you, make a link, and send it to people who know you.",
          ]
        : ["Good to have you here. This is your link, to send to people who know you:", link]),
      "Once three of them have answered, you can open your window. Ask a few more than that: with five answers you get a portrait to read.",
    ],
    button: { label: "Go to my round", url },
    after: ["We’ll email you once enough people have answered, up to an hour later."],
  });
}
