import { type MailContent, dayInUtc, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";

/** A subscription as its payer reads about it. */
export interface Paid {
  /** "$19 a month", or null if the provider doesn't say. */
  readonly price: string | null;
  /** When free days end; null without any. */
  readonly firstPaymentAt: Date | null;
  readonly renewsAt: Date | null;
  /** null: it renews. */
  readonly endsAt: Date | null;
}

const manage = ({ siteUrl }: Pick<Env, "siteUrl">) => ({
  label: "Manage my plan",
  url: siteUrl + serverPaths.billingPortal(),
});

function paymentText({ price, firstPaymentAt, renewsAt, endsAt }: Paid, was: string | null = null): string {
  const before = was === null || was === price ? "" : ` (before: ${was})`;
  const costs = price === null ? "" : `The price is ${price}${before}. `;
  if (endsAt !== null) return `${costs}Your plan ends on ${dayInUtc(endsAt)} and doesn’t renew.`;
  if (firstPaymentAt !== null)
    return `${costs}You still have free days: your first payment is due on ${dayInUtc(firstPaymentAt)}.`;
  if (renewsAt === null) return `${costs}Your plan renews until you cancel.`;
  return `${costs}Your plan renews on ${dayInUtc(renewsAt)}, and goes on until you cancel.`;
}

export function trialStartedMail(env: Pick<Env, "siteUrl">, firstName: string, endsAt: Date): MailContent {
  const day = dayInUtc(endsAt);
  return renderMail(env, {
    subject: "Your free trial has started",
    before: [
      greeting(firstName),
      `You can use all of ${planTexts.planName} until ${day}. We have no card to charge, so it ends by itself.`,
      `We’ll remind you ${String(planLimits.trialReminderDays)} days before.`,
    ],
    button: { label: "Go to my dashboard", url: env.siteUrl + paths.dashboard() },
    after: ["You get this email because you started the trial on our site."],
  });
}

export function planBoughtMail(env: Pick<Env, "siteUrl">, firstName: string, paid: Paid): MailContent {
  return renderMail(env, {
    subject: `${planTexts.planName} is on`,
    before: [
      greeting(firstName),
      `Thank you for choosing ${planTexts.planName}. You can use all of it now.`,
      paymentText(paid),
    ],
    button: manage(env),
    after: ["There you’ll find your invoices, and you can change your card, switch or cancel."],
  });
}

/** @param was the price before, if known */
export function planChangedMail(
  env: Pick<Env, "siteUrl" | "SUPPORT_EMAIL">,
  firstName: string,
  paid: Paid,
  was: string | null,
): MailContent {
  return renderMail(env, {
    subject: "Your plan has changed",
    before: [greeting(firstName), `Your ${planTexts.planName} plan has changed.`, paymentText(paid, was)],
    button: manage(env),
    after: [`If you didn’t change it, please write to ${env.SUPPORT_EMAIL}.`],
  });
}

export function planCanceledMail(env: Pick<Env, "siteUrl">, firstName: string, endsAt: Date): MailContent {
  const day = dayInUtc(endsAt);
  return renderMail(env, {
    subject: `Your ${planTexts.planName} plan ends on ${day}`,
    before: [
      greeting(firstName),
      `Your ${planTexts.planName} plan is cancelled. You can use it until ${day}, and you won’t be charged again.`,
      "Everything you made stays there after that day, and your clients lose nothing.",
    ],
    button: manage(env),
    after: ["If you change your mind before that day, you can keep your plan there."],
  });
}

export function paymentFailedMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: "Your payment didn’t go through",
    before: [
      greeting(firstName),
      `We couldn’t charge your card for ${planTexts.planName}. Your plan is still on, and we’ll try your card again over the next few days.`,
      "To keep your plan, update your card now. If no payment goes through, your plan ends and you’ll be on the free plan. Everything you made stays.",
    ],
    button: { label: "Update my card", url: `${env.siteUrl}${serverPaths.billingPortal()}` },
    after: ["If you’ve already done that, you can ignore this email."],
  });
}

const endings = {
  cancelled: ", because it was cancelled",
  unpaid: ", because we couldn’t charge your card",
  unknown: "",
} as const;

export function planEndedMail(
  env: Pick<Env, "siteUrl">,
  firstName: string,
  why: keyof typeof endings,
): MailContent {
  return renderMail(env, {
    subject: `Your ${planTexts.planName} plan has ended`,
    before: [
      greeting(firstName),
      `Your ${planTexts.planName} plan has ended${endings[why]}. You’re on the free plan now.`,
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
      "If you’d like to go on starting programmes, team rounds and workshops, choose a plan before then. Any free days you have left are added on.",
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
    button: manage(env),
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
