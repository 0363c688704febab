import type { Interval, ProviderSubscription, Price } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";
import { minutes, seconds } from "#src/server/clock.ts";

/*
 * Converts Stripe's subscriptions. Its API has moved fields between versions: a period's end is with the
 * items, and a cancellation in the portal sets `cancel_at` without `cancel_at_period_end`.
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

const readInterval = (interval: string | undefined): Interval | null =>
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

/** An unknown status grants no plan. */
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

/** Whether our checkout made the subscription: it marks them permanently. */
export const isFromCheckout = ({ metadata }: Stripe.Subscription): boolean =>
  metadata["userId"] !== undefined;

/** Whether a subscription is for our product: the account may sell others, too. */
export const isToProduct = ({ items }: Stripe.Subscription, products: ReadonlySet<string>): boolean =>
  items.data.some(({ price }) => products.has(idOf(price.product) ?? ""));

/** The lookup keys of our prices in Stripe's dashboard, so that settings contain no ids. */
const lookupKeys: Readonly<Record<Interval, string>> = {
  month: "facilitator_pro_monthly",
  year: "facilitator_pro_yearly",
};

export interface PriceList {
  readonly prices: readonly Price[];
  readonly priceIds: ReadonlyMap<Interval, string>;
  /** The products of these prices. A key can move to a new price; old subscribers keep the product. */
  readonly products: ReadonlySet<string>;
}

const freshMs = minutes(10);

function readPrices(found: readonly Stripe.Price[]): PriceList {
  const prices: Price[] = [];
  const priceIds = new Map<Interval, string>();
  for (const { id, unit_amount, currency, recurring, lookup_key } of found) {
    const interval = readInterval(recurring?.interval);
    if (interval === null || unit_amount === null || lookup_key !== lookupKeys[interval]) continue;
    prices.push({ interval, amount: unit_amount, currency });
    priceIds.set(interval, id);
  }
  const products = new Set(found.map(({ product }) => (typeof product === "string" ? product : product.id)));
  return { prices: prices.toSorted((a, b) => a.amount - b.amount), priceIds, products };
}

/** The pause after a failure: otherwise every visitor of the price page would ask and wait. */
const pauseMs = seconds(30);

/** Loads the prices on sale, at intervals and once for all waiting. An old list is better than none. */
export function createPriceList(client: () => Promise<Stripe>): () => Promise<PriceList> {
  let known: PriceList | null = null;
  let failure: unknown = null;
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      const lookup_keys = Object.values(lookupKeys);
      const found = await (await client()).prices.list({ lookup_keys, active: true });
      known = readPrices(found.data);
      failure = null;
      askAgainAt = performance.now() + freshMs;
    } catch (error) {
      failure = error;
      askAgainAt = performance.now() + pauseMs;
    }
  }

  return async () => {
    if (performance.now() >= askAgainAt) {
      asking ??= ask().finally(() => (asking = null));
      await asking;
    }
    if (known === null) throw failure;
    return known;
  };
}
