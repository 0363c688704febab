import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";

/** What the plan costs at the fake provider, in cents. Real amounts are set at Stripe. */
const amounts: Readonly<Record<Interval, number>> = { month: 1_900, year: 19_000 };
const productId = "prod_facilitator_pro";

const product: Stripe.Product = {
  id: productId,
  object: "product",
  active: true,
  created: 0,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: "Facilitator Pro",
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  updated: 0,
  url: null,
};

const priceOf = (interval: Interval): Stripe.Price => ({
  id: `price_${interval}`,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: 0,
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: `facilitator_pro_${interval}ly`,
  metadata: {},
  nickname: null,
  product: productId,
  recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: amounts[interval],
  unit_amount_decimal: null,
});

export const prices: readonly Stripe.Price[] = [priceOf("month"), priceOf("year")];

/** The price as a call that expands `data.product` gets it. */
export const expanded = (price: Stripe.Price): Stripe.Price => ({ ...price, product });

export const findPrice = (id: string): Stripe.Price | undefined => prices.find((price) => price.id === id);

export const priceFor = (interval: Interval): Stripe.Price => priceOf(interval);
