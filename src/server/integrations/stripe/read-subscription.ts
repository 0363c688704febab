import type { Interval, ProviderSubscription } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";

/*
 * Stripe's subscription in our words. Where its fields are has changed with versions of its API: a period's end is with the items, and
 * a cancellation in the portal sets `cancel_at` and leaves `cancel_at_period_end` alone.
 */

/** Stripe gives times in seconds. */
const dateOf = (time: number | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time * 1_000);

const statuses: ReadonlyMap<string, ProviderSubscription["status"]> = new Map([
  ["incomplete", "incomplete"],
  ["trialing", "trialing"],
  ["active", "active"],
  ["past_due", "past_due"],
  // An open invoice may still be paid, and a pause may end.
  ["unpaid", "suspended"],
  ["paused", "suspended"],
]);

export const readInterval = (interval: string | undefined): Interval | null =>
  interval === "month" || interval === "year" ? interval : null;

/** A subscription may have more than one item; the plan runs until the last of their periods ends. */
function periodEndOf({ items }: Stripe.Subscription): Date | null {
  const ends = items.data.map(({ current_period_end }) => current_period_end);
  return ends.length === 0 ? null : dateOf(Math.max(...ends));
}

function endOf(subscription: Stripe.Subscription): Date | null {
  const { ended_at, cancel_at, cancel_at_period_end } = subscription;
  return dateOf(ended_at) ?? dateOf(cancel_at) ?? (cancel_at_period_end ? periodEndOf(subscription) : null);
}

const idOf = (reference: string | { readonly id?: string } | null): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** A status that we don't know gives nobody the plan. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const price = subscription.items.data[0]?.price;
  return {
    id: subscription.id,
    status: statuses.get(subscription.status) ?? "canceled",
    interval: readInterval(price?.recurring?.interval),
    amount: price?.unit_amount ?? null,
    currency: price?.currency ?? null,
    seats: subscription.items.data[0]?.quantity ?? null,
    createdAt: new Date(subscription.created * 1_000),
    trialEndsAt: dateOf(subscription.trial_end),
    currentPeriodEnd: periodEndOf(subscription),
    endsAt: endOf(subscription),
    latestInvoiceId: idOf(subscription.latest_invoice),
  };
}

/** Whether our checkout made the subscription: it marks them, whatever becomes of the prices later. */
export const isFromCheckout = ({ metadata }: Stripe.Subscription): boolean =>
  metadata["userId"] !== undefined;

/** Whether a subscription is to what we sell: other products of the same account are none of our business. */
export const isToProduct = ({ items }: Stripe.Subscription, products: ReadonlySet<string>): boolean =>
  items.data.some(({ price }) => products.has(idOf(price.product) ?? ""));
