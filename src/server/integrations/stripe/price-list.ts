import type { Interval, Price } from "#src/server/domain/billing/payment-provider.ts";
import { minutes } from "#src/server/clock.ts";
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

/** What is on sale: asked for once in a while, as every visitor of the price page needs it. An old list is better than none. */
export function createPriceList(client: () => Promise<Stripe>): () => Promise<PriceList> {
  let known: { readonly list: PriceList; readonly readAt: number } | null = null;
  return async () => {
    if (known !== null && performance.now() - known.readAt < freshMs) return known.list;
    try {
      const found = await (
        await client()
      ).prices.list({
        lookup_keys: Object.values(lookupKeys),
        active: true,
      });
      known = { list: readPrices(found.data), readAt: performance.now() };
    } catch (error) {
      if (known === null) throw error;
    }
    return known.list;
  };
}
