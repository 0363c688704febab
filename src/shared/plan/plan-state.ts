import type { Billing } from "./billing.output.ts";
import { planInfo } from "./billing.ts";

/** Where someone stands with the paid plan: what pages say, and what they offer. */
export const planStates = [
  // Never had it.
  "free",
  // The free days run.
  "trial",
  // They are over.
  "trialOver",
  // Bought while free days were left: the first payment is due at their end.
  "paidLater",
  "paid",
  // Paid for, and will not be renewed.
  "ending",
  // The last payment failed, and is tried again.
  "pastDue",
  // Given by an administrator.
  "given",
  // A seat in the plan of an organisation's owner.
  "seat",
  // Was paid for or given once.
  "ended",
  // The first payment is still being confirmed.
  "pending",
] as const;

export type PlanState = (typeof planStates)[number];

/** A subscription has an interval for as long as it lives. */
const isSubscription = ({ interval }: Billing): boolean => interval !== null;

function activeState(billing: Billing): PlanState {
  if (billing.seatOf !== null) return "seat";
  if (!isSubscription(billing)) return billing.status === "trialing" ? "trial" : "given";
  if (billing.isPastDue) return "pastDue";
  if (billing.endsAt !== null) return "ending";
  return billing.status === "trialing" ? "paidLater" : "paid";
}

/** @param now decides whether a trial is over */
export function planState(billing: Billing, now: Date): PlanState {
  const { features } = planInfo(billing, false, now);
  if (features.facilitatorAccess) return activeState(billing);
  if (billing.isPending) return "pending";
  if (billing.planId === "free") return "free";
  return billing.status === "trialing" ? "trialOver" : "ended";
}

/** Whether the plan is on in this state. */
export const isOn = (state: PlanState): boolean =>
  ["trial", "paidLater", "paid", "ending", "pastDue", "given", "seat"].includes(state);
