import type { CheckoutRequest } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";

export interface CheckoutSettings {
  readonly siteUrl: string;
  readonly withTax: boolean;
  readonly successPath: string;
  readonly cancelPath: string;
  readonly now: Date;
}

/** Identifies a purchase: an open page for the same one is reused. */
const purchaseOf = ({ trialDays }: CheckoutRequest, price: string): string =>
  `${price} after ${String(trialDays ?? 0)} days`;

/** Against slips of the finger. */
const maxSeats = 100;

/** A page open for longer would show outdated amounts or trial days. Stripe's minimum is half an hour. */
const openForSeconds = 60 * 60;

function sessionOf(
  request: CheckoutRequest,
  price: string,
  { siteUrl, withTax, successPath, cancelPath, now }: CheckoutSettings,
): Stripe.Checkout.SessionCreateParams {
  const { customerId, userId, trialDays } = request;
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    // The payer chooses the number of seats on the page.
    line_items: [
      { price, quantity: 1, adjustable_quantity: { enabled: true, minimum: 1, maximum: maxSeats } },
    ],
    metadata: { purchase: purchaseOf(request, price) },
    subscription_data: {
      metadata: { userId },
      ...(trialDays !== null && {
        trial_period_days: trialDays,
        // Without this, a trial that ends without a card leaves an invoice that nobody can pay.
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      }),
    },
    allow_promotion_codes: true,
    ...(withTax && {
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      customer_update: { address: "auto", name: "auto" },
    }),
    // Stripe replaces the part in braces.
    success_url: `${siteUrl}${successPath}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}${cancelPath}`,
    expires_at: Math.floor(now.getTime() / 1_000) + openForSeconds,
  };
}

/** A page with less time than this might close while someone looks for their card. */
const leastSecondsLeft = 30 * 60;

/**
 * The page that is open for this very purchase, if any. All others of the customer are closed: two open ones
 * could both be paid. The caller prevents concurrent calls for one customer.
 */
export async function findOpenCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
  price: string,
  now: Date,
): Promise<string | null> {
  const open = await stripe.checkout.sessions.list({
    customer: request.customerId,
    status: "open",
    limit: 100,
  });
  const lastsLong = ({ expires_at }: Stripe.Checkout.Session): boolean =>
    expires_at - now.getTime() / 1_000 >= leastSecondsLeft;
  const same = open.data.find(
    (session) => session.metadata?.["purchase"] === purchaseOf(request, price) && lastsLong(session),
  );
  for (const { id } of open.data) if (id !== same?.id) await stripe.checkout.sessions.expire(id);
  return same?.url ?? null;
}

/** Opens a payment page. @returns its address. */
export async function createCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
  price: string,
  settings: CheckoutSettings,
): Promise<string> {
  const { url } = await stripe.checkout.sessions.create(sessionOf(request, price, settings));
  if (url === null) throw new Error("Stripe gave no address of the payment page.");
  return url;
}
