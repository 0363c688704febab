import { after, days } from "#src/server/clock.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import type { ProviderSubscription } from "./payment-provider.ts";
import type { BillingRow } from "./queries.ts";

/*
 * Decides which plan someone has. A subscription takes precedence over a granted plan, and that over a
 * trial; anything active takes precedence over what is over.
 */

/** The part of `Billing` that identifies the plan. */
type Standing = Pick<Billing, "planId" | "status" | "trialEndsAt" | "currentPeriodEnd">;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const isPast = (date: Date | null, now: Date): boolean => date !== null && date <= now;

/** Whether the customer pays for it, or is about to: there must be no second one. */
export const isLiveStatus = (status: ProviderSubscription["status"] | null): boolean =>
  status === "trialing" || status === "active" || status === "past_due";

/** Whether a second subscription might be charged as well; its owner goes to the portal instead. */
export const blocksCheckout = (status: ProviderSubscription["status"] | null): boolean =>
  isLiveStatus(status) || status === "suspended";

export const hasLiveSubscription = (row: BillingRow, now: Date): boolean =>
  isLiveStatus(row.subscriptionStatus) && !isPast(row.subscriptionEndsAt, now);

/** The seats that a subscription pays for. */
export const seatsOf = ({ seats }: Pick<BillingRow, "seats">): number => Math.max(1, seats ?? 1);

/** How long after free days we assume a charge without news, so that late news locks out nobody who pays. */
const chargingMs = days(3);

/** After free days a renewing subscription becomes active or past due, which both count as active. */
function isTrialing(
  { subscriptionStatus, subscriptionTrialEndsAt, subscriptionEndsAt }: BillingRow,
  now: Date,
) {
  if (subscriptionStatus !== "trialing") return false;
  const isCharging =
    isPast(subscriptionTrialEndsAt, now) &&
    subscriptionEndsAt === null &&
    !isPast(after(subscriptionTrialEndsAt ?? now, chargingMs), now);
  return !isCharging;
}

function subscriptionOf(row: BillingRow, now: Date): Standing | null {
  const { subscriptionStatus, subscriptionTrialEndsAt, currentPeriodEnd, subscriptionEndsAt } = row;
  if (subscriptionStatus === null || subscriptionStatus === "incomplete") return null;
  if (!hasLiveSubscription(row, now)) {
    const endedAt = iso(subscriptionEndsAt ?? currentPeriodEnd);
    return { planId: "facilitator_pro", status: "canceled", trialEndsAt: null, currentPeriodEnd: endedAt };
  }
  return {
    planId: "facilitator_pro",
    status: isTrialing(row, now) ? "trialing" : "active",
    trialEndsAt: iso(subscriptionTrialEndsAt),
    currentPeriodEnd: iso(currentPeriodEnd),
  };
}

function grantOf({ grantedAt, grantedUntil }: BillingRow, now: Date): Standing | null {
  if (grantedAt === null) return null;
  const status = isPast(grantedUntil, now) ? "canceled" : "active";
  return { planId: "facilitator_pro", status, trialEndsAt: null, currentPeriodEnd: iso(grantedUntil) };
}

const trialOf = ({ trialEndsAt }: BillingRow): Standing | null =>
  trialEndsAt === null
    ? null
    : {
        planId: "facilitator_pro",
        status: "trialing",
        trialEndsAt: iso(trialEndsAt),
        currentPeriodEnd: null,
      };

/** Decided by the clock: no job has to end a trial. */
const holds = ({ status, trialEndsAt }: Standing, now: Date): boolean =>
  status === "active" || (status === "trialing" && !isPast(new Date(trialEndsAt ?? 0), now));

/** Whether the plan is paid for or given now, not a trial. */
export function isBeyondTrial(row: BillingRow, now: Date): boolean {
  const grant = grantOf(row, now);
  return hasLiveSubscription(row, now) || (grant !== null && holds(grant, now));
}

/** The person's plan now; null: they have only ever had the free one. */
export function standingOf(row: BillingRow, now: Date): Standing | null {
  const reasons = [subscriptionOf(row, now), grantOf(row, now), trialOf(row)].filter(
    (reason) => reason !== null,
  );
  return reasons.find((reason) => holds(reason, now)) ?? reasons[0] ?? null;
}

/** The customer's subscription that counts: live before suspended before incomplete, then the newest. */
export function currentSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | null {
  const rank = ({ status }: ProviderSubscription): number =>
    isLiveStatus(status) ? 3 : status === "suspended" ? 2 : status === "incomplete" ? 1 : 0;
  const [first = null] = subscriptions.toSorted(
    (a, b) => rank(b) - rank(a) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return first;
}
