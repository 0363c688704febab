import type Stripe from "stripe";

export interface SessionFields {
  readonly id: string;
  readonly customer: string;
  readonly userId: string | null;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly trialDays: number | null;
  readonly metadata: Stripe.Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  /** The address of the payment page. */
  readonly url: string;
  /** This and `expiresAt` in seconds. */
  readonly created: number;
  readonly expiresAt: number;
}

/** A visit to the payment page that has just begun, with every field that Stripe's types require. */
export const makeSession = ({
  id,
  customer,
  userId,
  price,
  quantity,
  trialDays,
  metadata,
  successUrl,
  cancelUrl,
  url,
  created,
  expiresAt,
}: SessionFields): Stripe.Checkout.Session => ({
  id: id,
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: true,
  allowed_payment_method_types: null,
  amount_subtotal: (price.unit_amount ?? 0) * quantity,
  amount_total: trialDays === null ? (price.unit_amount ?? 0) * quantity : 0,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: cancelUrl,
  client_reference_id: userId,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: created,
  currency: price.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: customer,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  customer_email: null,
  discounts: null,
  expires_at: expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: metadata,
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  success_url: successUrl,
  total_details: null,
  ui_mode: "hosted_page",
  url: url,
  wallet_options: null,
});
