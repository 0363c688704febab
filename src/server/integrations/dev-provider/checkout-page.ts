import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";
import { readCard } from "./card-numbers.ts";
import { markPaid } from "./charge.ts";
import type { Ledger } from "./ledger.ts";
import { makeSubscription } from "./make-objects.ts";
import { endOfPeriod } from "./pass-time.ts";
import { findPrice } from "./prices.ts";
import type { Card } from "./state.ts";

/** What the payment page shows. Amounts are in minor units. */
export interface CheckoutView {
  readonly state: "open" | "complete" | "expired";
  readonly email: string;
  readonly interval: Interval;
  readonly amount: number;
  readonly currency: string;
  readonly trialDays: number | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What comes of a card: the address to go on to, or a sentence for the person. */
export type PayOutcome =
  | { readonly isPaid: true; readonly url: string }
  | { readonly isPaid: false; readonly message: string };

const daySeconds = 24 * 60 * 60;
/** How long the slow card's first payment takes. */
const slowSeconds = 20;

const successUrlOf = ({ id, success_url }: Stripe.Checkout.Session): string =>
  (success_url ?? "").replace("{CHECKOUT_SESSION_ID}", id);

/** A visit with what is being bought; null where there is none. */
function findVisit({ state }: Ledger, sessionId: string) {
  const session = state.sessions[sessionId];
  const purchase = state.purchases[sessionId];
  const price = findPrice(purchase?.priceId ?? "");
  const customer = typeof session?.customer === "string" ? state.customers[session.customer] : undefined;
  if (session === undefined || purchase === undefined || price === undefined || customer === undefined)
    return null;
  const { trialDays, userId } = purchase;
  return { session, price, trialDays, userId, customer };
}

export function viewCheckout(ledger: Ledger, sessionId: string): CheckoutView | null {
  const visit = findVisit(ledger, sessionId);
  if (visit === null) return null;
  const { session, price, trialDays, customer } = visit;
  return {
    state: session.status === "open" ? "open" : session.status === "complete" ? "complete" : "expired",
    email: customer.email ?? "",
    interval: price.recurring?.interval === "year" ? "year" : "month",
    amount: price.unit_amount ?? 0,
    currency: price.currency,
    trialDays,
    successUrl: successUrlOf(session),
    cancelUrl: session.cancel_url ?? "/",
  };
}

function subscribe(
  ledger: Ledger,
  { session, price, trialDays, userId, customer }: NonNullable<ReturnType<typeof findVisit>>,
  card: Card,
): void {
  const { now } = ledger;
  const isTrial = trialDays !== null;
  const isSlow = card.kind === "slow" && !isTrial;
  const subscription = makeSubscription({
    customer: customer.id,
    price,
    status: isTrial ? "trialing" : isSlow ? "incomplete" : "active",
    start: now,
    end: isTrial ? now + trialDays * daySeconds : endOfPeriod(now, price),
    metadata: userId === null ? {} : { userId },
  });
  ledger.state.subscriptions[subscription.id] = subscription;
  const amount = isTrial ? 0 : (price.unit_amount ?? 0);
  const invoice = ledger.bill({ subscription, amount, reason: "subscription_create", created: now });
  Object.assign(ledger.upkeepOf(subscription), {
    sessionId: session.id,
    confirmsAt: isSlow ? now + slowSeconds : null,
  });
  session.status = "complete";
  session.subscription = subscription.id;
  session.payment_status = isTrial ? "no_payment_required" : isSlow ? "unpaid" : "paid";
  ledger.tell("customer.subscription.created", subscription, now);
  if (!isSlow) markPaid(ledger, invoice, now);
  ledger.tell("checkout.session.completed", session, now);
}

/** Pays with a card. Paying twice is paying once. */
export function payCheckout(ledger: Ledger, sessionId: string, cardNumber: string): PayOutcome {
  const visit = findVisit(ledger, sessionId);
  if (visit === null || ledger.state.deleted.includes(visit.customer.id))
    return { isPaid: false, message: "There is no such payment." };
  const { session, customer } = visit;
  if (session.status === "complete") return { isPaid: true, url: successUrlOf(session) };
  if (session.status !== "open")
    return { isPaid: false, message: "This page has expired. Start again from the price page." };
  const card = readCard(cardNumber);
  if ("message" in card) return { isPaid: false, message: card.message };
  ledger.state.cards[customer.id] = card;
  subscribe(ledger, visit, card);
  return { isPaid: true, url: successUrlOf(session) };
}
