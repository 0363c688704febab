import { type Email, dayInUtc } from "#src/server/domain/mail/text/email.ts";
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

const manage = ["Manage my plan", serverPaths.billingPortal()] as const;
const seePlans = ["See the plans", paths.subscribe()] as const;

function paymentText({ price, firstPaymentAt, renewsAt, endsAt }: Paid, was: string | null = null): string {
  if (endsAt !== null)
    return `Your ${planTexts.planName} plan is cancelled, and ends on ${dayInUtc(endsAt)}. You won’t be charged again.`;
  const before = was === null || was === price ? "" : ` (before: ${was})`;
  const costs = price === null ? "" : `The price is ${price}${before}. `;
  if (firstPaymentAt !== null)
    return `${costs}You still have free days: your first payment is due on ${dayInUtc(firstPaymentAt)}. Then your plan renews until you cancel.`;
  if (renewsAt === null) return `${costs}Your plan renews until you cancel.`;
  return `${costs}Your plan renews on ${dayInUtc(renewsAt)}, and goes on until you cancel.`;
}

export const trialStartedMail = (firstName: string, endsAt: Date): Email => ({
  to: firstName,
  subject: "Your free trial has started",
  lines: [
    `You can use all of ${planTexts.planName} until ${dayInUtc(endsAt)}. We have no card of yours, so your free days end by themselves, and you pay nothing.`,
    `We’ll remind you ${String(planLimits.trialReminderDays)} days before.`,
  ],
  button: ["Go to my dashboard", paths.dashboard()],
  after: ["You get this email because you started the trial on our site."],
});

export const planBoughtMail = (firstName: string, paid: Paid): Email => ({
  to: firstName,
  subject: `${planTexts.planName} is on`,
  lines: [`Thank you for choosing ${planTexts.planName}. You can use all of it now.`, paymentText(paid)],
  button: manage,
  after: ["There you can see your invoices and next payment, change your card or plan, or cancel."],
});

/** @param was the price before, if known; the same one if a cancelled plan goes on */
export const planChangedMail = (
  { SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">,
  firstName: string,
  paid: Paid,
  was: string | null,
): Email => ({
  to: firstName,
  subject: "Your plan has changed",
  lines: [
    paid.endsAt === null &&
      (was !== null && was === paid.price
        ? `Your ${planTexts.planName} plan is no longer cancelled: that was changed on our billing pages, most likely by you.`
        : `Your ${planTexts.planName} plan was changed on our billing pages, most likely by you.${was === null ? " This is how it stands now." : ""}`),
    paymentText(paid, was),
  ],
  button: manage,
  after: [`If that wasn’t you, please write to ${SUPPORT_EMAIL}.`],
});

export const planCanceledMail = (firstName: string, endsAt: Date): Email => ({
  to: firstName,
  subject: `Your ${planTexts.planName} plan ends on ${dayInUtc(endsAt)}`,
  lines: [
    `Your ${planTexts.planName} plan is cancelled. You can use it until ${dayInUtc(endsAt)}, and you won’t be charged again.`,
    "Everything you made stays after that day, and your clients lose nothing.",
  ],
  button: manage,
  after: ["If you change your mind before that day, use the same link to keep your plan."],
});

export const paymentFailedMail = (firstName: string): Email => ({
  to: firstName,
  subject: "Your payment didn’t go through",
  lines: [
    `We couldn’t charge your card for ${planTexts.planName}. Your plan is still on, and we’ll try your card again over the next few days.`,
    "To keep your plan, update your card now. If no payment goes through, your plan ends and you’ll be on the free plan. Everything you made stays.",
  ],
  button: ["Update my card", serverPaths.billingPortal()],
  after: ["If you’ve already done that, you can ignore this email."],
});

const endings = {
  cancelled: ", because it was cancelled",
  unpaid: ", because we couldn’t charge your card",
  unknown: "",
} as const;

export const planEndedMail = (firstName: string, why: keyof typeof endings): Email => ({
  to: firstName,
  subject: `Your ${planTexts.planName} plan has ended`,
  lines: [
    `Your ${planTexts.planName} plan has ended${endings[why]}. You’re on the free plan now.`,
    "Everything you made is still there. You can come back whenever you like.",
  ],
  button: seePlans,
});

/** Sent before an unpaid free trial ends. */
export const trialEndsMail = (firstName: string, endsAt: Date): Email => ({
  to: firstName,
  subject: `Your free trial ends on ${dayInUtc(endsAt)}`,
  lines: [
    `Your free trial of ${planTexts.planName} ends on ${dayInUtc(endsAt)}. You don’t have to do anything: it ends by itself, and we have no card to charge.`,
    "If you’d like to go on starting programmes, team rounds and workshops, choose a plan before then. You won’t pay until your free days are over.",
  ],
  button: seePlans,
  after: ["Your own rounds and results stay yours either way."],
});

/** Announces the first payment after the trial days left when the plan was bought. */
export const firstPaymentMail = (firstName: string, endsAt: Date, price: string | null): Email => ({
  to: firstName,
  subject: `Your free days end on ${dayInUtc(endsAt)}`,
  lines: [
    `Your free days of ${planTexts.planName} end on ${dayInUtc(endsAt)}. On that day we’ll charge your card ${price ?? "for the first time"}.`,
    "If you’ve changed your mind, cancel before that day and you’ll pay nothing.",
  ],
  button: manage,
});

export const trialOverMail = (firstName: string): Email => ({
  to: firstName,
  subject: "Your free trial is over",
  lines: [
    `Your free trial of ${planTexts.planName} is over. You’re on the free plan now, and nothing was charged.`,
    "Everything you made is still there. Once you choose a plan, you can pick up where you left off.",
  ],
  button: seePlans,
});
