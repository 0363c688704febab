import type { Interval, Price } from "#src/server/domain/billing/payment-provider.ts";
import { minutes, seconds } from "#src/server/clock.ts";
import type Stripe from "stripe";
import { readInterval } from "./read-subscription.ts";

/** Under these keys the operator offers prices in Stripe's dashboard, so that no id stands in our settings. */
const lookupKeys: Readonly<Record<Interval, string>> = {
  month: "facilitator_pro_monthly",
  year: "facilitator_pro_yearly",
};

export interface PriceList {
  readonly prices: readonly Price[];
  readonly priceIds: ReadonlyMap<Interval, string>;
  /** Whose prices these are. A key can move to a new price; those who pay the old one still pay for this product. */
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

/** Where Stripe did not answer, it is left alone for so long: every visitor of the price page would ask, and wait. */
const pauseMs = seconds(30);

/**
 * What is on sale. It is asked for once in a while, and once for all who want it at the same time. An old list is better than none.
 */
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
