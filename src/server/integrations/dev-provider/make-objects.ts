import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/*
 * Stripe's objects with every field that its types require, so that a new version of the API breaks the compile here.
 */

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const makeCustomer = (
  fields: Pick<Stripe.Customer, "email" | "metadata" | "created"> & { readonly name: string | null },
): Stripe.Customer => ({
  id: newId("cus"),
  object: "customer",
  balance: 0,
  default_source: null,
  description: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  shipping: null,
  ...fields,
});

/** One item of one price, whose period is given in seconds. */
function makeItem(
  subscription: string,
  { price, quantity, start, end }: Pick<SubscriptionFields, "price" | "quantity" | "start" | "end">,
): Stripe.SubscriptionItem {
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_start: start,
    current_period_end: end,
    current_trial: null,
    discounts: [],
    metadata: {},
    price,
    plan: {
      id: price.id,
      object: "plan",
      active: true,
      amount: price.unit_amount,
      amount_decimal: null,
      billing_scheme: "per_unit",
      created: 0,
      currency: price.currency,
      interval: price.recurring?.interval ?? "month",
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: typeof price.product === "string" ? price.product : price.product.id,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    quantity,
    subscription,
    tax_rates: [],
  };
}

export interface SubscriptionFields {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly status: "incomplete" | "trialing" | "active";
  readonly start: number;
  readonly end: number;
  readonly metadata: Stripe.Metadata;
}

export function makeSubscription(fields: SubscriptionFields): Stripe.Subscription {
  const { customer, price, status, start, end, metadata } = fields;
  const id = newId("sub");
  const isTrial = status === "trialing";
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: isTrial ? end : start,
    billing_cycle_anchor_config: null,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: "charge_automatically",
    created: start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [makeItem(id, fields)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status,
    test_clock: null,
    transfer_data: null,
    trial_end: isTrial ? end : null,
    trial_settings: { end_behavior: { billing_cycle_anchor: "trial_end", missing_payment_method: "cancel" } },
    trial_start: isTrial ? start : null,
  };
}
