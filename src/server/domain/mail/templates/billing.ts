import { type MailContent, dayInUtc, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";

export function paymentFailedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: "Your payment didn’t go through",
    before: [
      greeting(firstName),
      `We couldn’t charge your card for ${planTexts.planName}. Your plan is still on, and we’ll try your card again over the next few days.`,
      "To keep your plan, update your card now.",
    ],
    button: { label: "Update my card", url: `${env.siteUrl}${serverPaths.billingPortal()}` },
    after: ["If you’ve already done that, you can ignore this email."],
  });
}

export function planEndedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Your ${planTexts.planName} plan has ended`,
    before: [
      greeting(firstName),
      `Your ${planTexts.planName} plan has ended, and you’re on the free plan now.`,
      "Everything you made is still there. You can come back whenever you like.",
    ],
    button: { label: "See the plans", url: `${env.siteUrl}${paths.subscribe()}` },
    after: [],
  });
}

/** Sent before an unpaid free trial ends. */
export function trialEndsMail(env: Pick<Env, "siteUrl">, firstName: string, endsAt: Date): MailContent {
  const day = dayInUtc(endsAt);
  return renderMail(env, {
    subject: `Your free trial ends on ${day}`,
    before: [
      greeting(firstName),
      `Your free trial of ${planTexts.planName} ends on ${day}. You don’t have to do anything: it ends by itself, and we have no card to charge.`,
      "If you’d like to keep your facilitator pages, choose a plan before then. Any free days you have left are added on.",
    ],
    button: { label: "See the plans", url: `${env.siteUrl}${paths.subscribe()}` },
    after: ["Your own rounds and results stay yours either way."],
  });
}

/** Announces the first payment after the trial days left when the plan was bought. */
export function firstPaymentMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  { endsAt, price }: { readonly endsAt: Date; readonly price: string | null },
): MailContent {
  const day = dayInUtc(endsAt);
  const payment = price === null ? "Your first payment" : `Your first payment of ${price}`;
  return renderMail(env, {
    subject: `Your free days end on ${day}`,
    before: [
      greeting(firstName),
      `Your free days of ${planTexts.planName} end on ${day}. ${payment} is due then, on the card you gave.`,
      "If you’ve changed your mind, cancel before that day and you’ll pay nothing.",
    ],
    button: { label: "Manage my plan", url: `${env.siteUrl}${serverPaths.billingPortal()}` },
    after: [],
  });
}

export function trialOverMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: "Your free trial is over",
    before: [
      greeting(firstName),
      `Your free trial of ${planTexts.planName} is over. You’re on the free plan now, and nothing was charged.`,
      "Everything you made is still there. Once you choose a plan, you can pick up where you left off.",
    ],
    button: { label: "See the plans", url: `${env.siteUrl}${paths.subscribe()}` },
    after: [],
  });
}
