import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import type Stripe from "stripe";
import { readCard } from "./card-numbers.ts";
import { markPaid } from "./charge.ts";
import type { Ledger } from "./ledger.ts";
import { makeSubscription } from "./make-objects.ts";
import { endOfPeriod } from "./pass-time.ts";
import { findPrice } from "./prices.ts";
import type { Card, Purchase } from "./state.ts";

/** What the payment page shows. Amounts are in minor units. */
export interface CheckoutView {
  readonly state: "open" | "complete" | "expired";
  readonly email: string;
  readonly interval: Interval;
  /** For one person. */
  readonly amount: number;
  readonly currency: string;
  readonly trialDays: number | null;
  /** For how many people. */
  readonly quantity: number;
  /** How many one may choose; null where one may not. */
  readonly adjustable: Purchase["adjustable"];
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
  return { ...purchase, session, price, customer };
}

type Visit = NonNullable<ReturnType<typeof findVisit>>;

/** Whether so many may be bought here. */
const isAllowed = ({ quantity, adjustable }: Visit, wanted: number): boolean =>
  adjustable === null
    ? wanted === quantity
    : Number.isInteger(wanted) && wanted >= adjustable.least && wanted <= adjustable.most;

export function viewCheckout(ledger: Ledger, sessionId: string): CheckoutView | null {
  const visit = findVisit(ledger, sessionId);
  if (visit === null) return null;
  const { session, price, trialDays, quantity, adjustable, customer } = visit;
  return {
    state: session.status === "open" ? "open" : session.status === "complete" ? "complete" : "expired",
    email: customer.email ?? "",
    interval: price.recurring?.interval === "year" ? "year" : "month",
    amount: price.unit_amount ?? 0,
    currency: price.currency,
    ...{ trialDays, quantity, adjustable },
    successUrl: successUrlOf(session),
    cancelUrl: session.cancel_url ?? "/",
  };
}

function subscribe(
  ledger: Ledger,
  { session, price, trialDays, quantity, userId, customer }: Visit,
  card: Card,
): void {
  const { now } = ledger;
  const isTrial = trialDays !== null;
  const isSlow = card.kind === "slow" && !isTrial;
  const subscription = makeSubscription({
    customer: customer.id,
    ...{ price, quantity },
    status: isTrial ? "trialing" : isSlow ? "incomplete" : "active",
    start: now,
    end: isTrial ? now + trialDays * daySeconds : endOfPeriod(now, price),
    metadata: userId === null ? {} : { userId },
  });
  ledger.state.subscriptions[subscription.id] = subscription;
  const amount = isTrial ? 0 : (price.unit_amount ?? 0) * quantity;
  const invoice = ledger.bill({ subscription, amount, reason: "subscription_create", created: now });
  Object.assign(ledger.upkeepOf(subscription), {
    sessionId: session.id,
    confirmsAt: isSlow ? now + slowSeconds : null,
  });
  session.amount_subtotal = (price.unit_amount ?? 0) * quantity;
  session.amount_total = amount;
  session.status = "complete";
  session.subscription = subscription.id;
  session.payment_status = isTrial ? "no_payment_required" : isSlow ? "unpaid" : "paid";
  ledger.tell("customer.subscription.created", subscription, now);
  if (!isSlow) markPaid(ledger, invoice, now);
  ledger.tell("checkout.session.completed", session, now);
}

/** Pays with a card, for as many as the page was opened for unless the payer says how many. Paying twice is paying once. */
export function payCheckout(
  ledger: Ledger,
  sessionId: string,
  cardNumber: string,
  wanted: number | null,
): PayOutcome {
  const visit = findVisit(ledger, sessionId);
  if (visit === null || ledger.state.deleted.includes(visit.customer.id))
    return { isPaid: false, message: "There is no such payment." };
  const { session, customer } = visit;
  if (session.status === "complete") return { isPaid: true, url: successUrlOf(session) };
  if (session.status !== "open")
    return { isPaid: false, message: "This page has expired. Start again from the price page." };
  const quantity = wanted ?? visit.quantity;
  if (!isAllowed(visit, quantity))
    return { isPaid: false, message: "You can’t buy the plan for that many people." };
  const card = readCard(cardNumber);
  if ("message" in card) return { isPaid: false, message: card.message };
  ledger.state.cards[customer.id] = card;
  subscribe(ledger, { ...visit, quantity }, card);
  return { isPaid: true, url: successUrlOf(session) };
}
