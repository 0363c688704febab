import { after, days } from "#src/server/clock.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import type { ProviderSubscription } from "./payment-provider.ts";
import type { BillingRow } from "./queries.ts";

/*
 * What a person's reasons for a paid plan come to. A subscription counts before a plan that an administrator gave, and that before
 * a trial; a reason that holds counts before one that is over.
 */

/** The part of `Billing` that says which plan it is. */
type Standing = Pick<Billing, "planId" | "status" | "trialEndsAt" | "currentPeriodEnd">;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const isPast = (date: Date | null, now: Date): boolean => date !== null && date <= now;

/** Whether a subscription is one that its customer pays for, or is about to: there must not be a second. */
export const isLiveStatus = (status: ProviderSubscription["status"] | null): boolean =>
  status === "trialing" || status === "active" || status === "past_due";

/** Whether a second subscription beside this one might be charged, too: it is looked after in the portal. */
export const blocksCheckout = (status: ProviderSubscription["status"] | null): boolean =>
  isLiveStatus(status) || status === "suspended";

/** Whether the person has a subscription that has not come to its end. */
export const hasLiveSubscription = (row: BillingRow, now: Date): boolean =>
  isLiveStatus(row.subscriptionStatus) && !isPast(row.subscriptionEndsAt, now);

/**
 * How long we believe that the provider has begun to charge at the end of free days, until it says so itself: nobody who pays may be
 * locked out because the news is late.
 */
const chargingMs = days(3);

/** At the end of free days that go over into payment a subscription becomes active, or past due, which is active to us. */
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

/** By the clock alone: a trial needs no job to end. */
const holds = ({ status, trialEndsAt }: Standing, now: Date): boolean =>
  status === "active" || (status === "trialing" && !isPast(new Date(trialEndsAt ?? 0), now));

/** Which plan someone has now; null: the free one, and never another. */
export function standingOf(row: BillingRow, now: Date): Standing | null {
  const reasons = [subscriptionOf(row, now), grantOf(row, now), trialOf(row)].filter(
    (reason) => reason !== null,
  );
  return reasons.find((reason) => holds(reason, now)) ?? reasons[0] ?? null;
}

/** The one of a customer's subscriptions that counts: one that lives, else one that may live again, else one that waits; of these the newest. */
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
