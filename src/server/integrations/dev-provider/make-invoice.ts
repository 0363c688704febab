import type Stripe from "stripe";
import { newId } from "./make-objects.ts";

export interface InvoiceFields {
  readonly subscription: Stripe.Subscription;
  readonly customer: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly number: string;
  /** In seconds. */
  readonly created: number;
}

/** An invoice that nobody has paid yet, with every field that Stripe's types require. */
export const makeInvoice = ({
  subscription,
  customer,
  amount,
  currency,
  reason,
  number,
  created,
}: InvoiceFields): Stripe.Invoice => ({
  id: newId("in"),
  object: "invoice",
  account_country: null,
  account_name: null,
  account_tax_ids: null,
  amount_due: amount,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: amount,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  billing_reason: reason,
  collection_method: "charge_automatically",
  created: created,
  currency: currency,
  custom_fields: null,
  customer: customer,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  lines: { object: "list", data: [], has_more: false, url: "/v1/invoices/lines" },
  livemode: false,
  metadata: null,
  next_payment_attempt: null,
  number: number,
  on_behalf_of: null,
  parent: {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
  },
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  period_end: created,
  period_start: created,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: "open",
  status_transitions: {
    finalized_at: created,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  subtotal: amount,
  subtotal_excluding_tax: null,
  test_clock: null,
  total: amount,
  total_discount_amounts: null,
  total_excluding_tax: null,
  total_pretax_credit_amounts: null,
  total_taxes: null,
  webhooks_delivered_at: null,
});
