import { planLimits } from "./plan-limits.ts";

/** What people read about plans where a limit stops them, or a payment does not work. */
export const planTexts = {
  planName: "Facilitator Pro",
  tooManyOpenRounds: ({ most }: { readonly most: number }) =>
    `You can have ${String(most)} open rounds at a time on the free plan. Close one, or upgrade to Facilitator Pro.`,
  organisationRound: "Rounds for an organisation are part of Facilitator Pro.",
  tooManyAddresses: ({ most }: { readonly most: number }) =>
    `You can invite ${String(most)} people at a time on the free plan. Send several smaller lists, or upgrade to Facilitator Pro.`,
  trialUsed: `You’ve already used your ${String(planLimits.trialDays)} free days.`,
  paymentPending: "Your bank is still confirming your last payment. There’s nothing to do but wait.",
  hasPlan: "You already have Facilitator Pro.",
  notOnSale: "Facilitator Pro can’t be bought on this site. Write to us, and we’ll turn it on for you.",
  nothingToManage: "There’s nothing to manage yet: you haven’t bought a plan.",
  checkoutNotFound: "We don’t know this payment.",
  unavailable:
    "We can’t reach our payment provider right now. Nothing was charged. Please try again in a moment.",
  cancelFirst:
    "We couldn’t cancel your plan with our payment provider, so nothing was deleted. Please try again in a moment.",
  cancelByHand:
    "You’re still paying for a plan, and this site can’t cancel it by itself. Write to us first, so that nobody charges you for an account that’s gone.",
} as const;
