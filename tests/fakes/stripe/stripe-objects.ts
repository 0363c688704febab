import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import type { Checkout, Customer, Subscription } from "#src/server/integrations/dev-payments/state.ts";
import { currency, prices } from "#src/server/integrations/dev-payments/subscription-life.ts";
import type Stripe from "stripe";

/*
 * Stripe's objects with the fields that the adapter reads, checked against Stripe's types, so that a moved
 * field fails to compile.
 */

const secondsOf = (time: number): number => Math.floor(time / 1_000);
const secondsOrNull = (time: number | null): number | null => (time === null ? null : secondsOf(time));

export const priceObject = (interval: Interval) =>
  ({
    id: `price_${interval}`,
    object: "price",
    active: true,
    currency,
    lookup_key: `facilitator_pro_${interval}ly`,
    product: "prod_facilitator_pro",
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    unit_amount: prices[interval],
  }) satisfies Pick<
    Stripe.Price,
    "id" | "object" | "active" | "currency" | "lookup_key" | "product" | "recurring" | "unit_amount"
  >;

export const customerObject = ({ id, email, userId }: Customer) =>
  ({
    id,
    object: "customer",
    email,
    metadata: userId === "" ? {} : { userId },
  }) satisfies Pick<Stripe.Customer, "id" | "object" | "email" | "metadata">;

const itemObject = ({ interval, seats, periodStart, periodEnd }: Subscription) => ({
  ...({
    object: "subscription_item",
    quantity: seats,
    current_period_start: secondsOf(periodStart),
    current_period_end: secondsOf(periodEnd),
  } satisfies Pick<
    Stripe.SubscriptionItem,
    "object" | "quantity" | "current_period_start" | "current_period_end"
  >),
  price: priceObject(interval),
});

/** The portal cancels through `cancel_at` only. */
export const subscriptionObject = (
  customer: string,
  subscription: Subscription,
  metadata: Stripe.Metadata,
) => {
  const { id, status, createdAt, trialEndsAt, endsAt, invoices } = subscription;
  const isOver = status === "canceled";
  return {
    ...({
      ...{ id, status, customer, metadata },
      object: "subscription",
      created: secondsOf(createdAt),
      trial_end: secondsOrNull(trialEndsAt),
      cancel_at: isOver ? null : secondsOrNull(endsAt),
      cancel_at_period_end: false,
      ended_at: isOver ? secondsOrNull(endsAt) : null,
      latest_invoice: invoices.at(-1)?.id ?? null,
    } satisfies Pick<
      Stripe.Subscription,
      | "id"
      | "object"
      | "status"
      | "customer"
      | "metadata"
      | "created"
      | "trial_end"
      | "cancel_at"
      | "cancel_at_period_end"
      | "ended_at"
      | "latest_invoice"
    >),
    items: { object: "list", data: [itemObject(subscription)], has_more: false },
  };
};

export const invoiceObject = (
  customer: string,
  { id, createdAt, amount, status }: Subscription["invoices"][number],
  url: string,
) =>
  ({
    ...{ id, customer, currency, status, total: amount, object: "invoice", created: secondsOf(createdAt) },
    hosted_invoice_url: url,
  }) satisfies Pick<
    Stripe.Invoice,
    "id" | "object" | "customer" | "currency" | "status" | "total" | "created" | "hosted_invoice_url"
  >;

export const sessionObject = (
  customer: string,
  { id, userId, expiresAt, subscriptionId }: Checkout,
  { metadata, url, now }: { readonly metadata: Stripe.Metadata; readonly url: string; readonly now: number },
) => {
  const status = subscriptionId !== null ? "complete" : expiresAt > now ? "open" : "expired";
  return {
    ...{ id, customer, metadata, status },
    object: "checkout.session",
    client_reference_id: userId === "" ? null : userId,
    expires_at: secondsOf(expiresAt),
    subscription: subscriptionId,
    url: status === "open" ? url : null,
  } satisfies Pick<
    Stripe.Checkout.Session,
    | "id"
    | "object"
    | "customer"
    | "metadata"
    | "status"
    | "client_reference_id"
    | "expires_at"
    | "subscription"
    | "url"
  >;
};
