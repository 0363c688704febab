import { portalReturnPath } from "#src/server/domain/billing/payment-provider.ts";
import { days } from "#src/server/clock.ts";
import { paths } from "#src/shared/site/paths.ts";
import {
  findCustomer,
  findVisit,
  isOpen,
  type Card,
  type Customer,
  type State,
  type Subscription,
} from "./state.ts";
import {
  currency,
  toProviderSubscription,
  prices,
  setSeats,
  subscribe,
  switchTo,
  useCard,
} from "./subscription-life.ts";

/* The contents of the payment page and the portal, and the effects of their buttons. */

const maxSeats = 100;

/** One operation on the state, at a time of the provider's clock. */
export interface Run {
  readonly state: State;
  readonly now: number;
  readonly siteUrl: string;
  /** The changed customers. */
  readonly changed: Set<string>;
}

const isSeats = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= maxSeats;

/** The test card of a number, or a message that refuses it. The numbers are Stripe's. */
function readCard(number: string): Card | string {
  const digits = number.replaceAll(/[\s-]/g, "");
  if (!/^\d{16}$/.test(digits)) return "That isn’t a card number. Try 4242 4242 4242 4242.";
  if (digits === "4000000000000002") return "Your card was declined. Try another one.";
  const kind = digits === "4000000000000341" ? "fails" : digits === "4000000000000077" ? "slow" : "good";
  return { last4: digits.slice(-4), kind };
}

const successUrlOf = ({ siteUrl }: Run, sessionId: string): string =>
  `${siteUrl}${paths.billingSuccess()}?session_id=${sessionId}`;

/** The payment page's content; null for an unknown session. */
export function viewCheckout(turn: Run, sessionId: string) {
  const visit = findVisit(turn.state, sessionId);
  if (visit === null) return null;
  const { interval, trialDays, subscriptionId } = visit.checkout;
  return {
    state: subscriptionId !== null ? "complete" : isOpen(visit.checkout, turn.now) ? "open" : "expired",
    email: visit.customer.email,
    ...{ interval, trialDays, currency, mostSeats: maxSeats, amount: prices[interval] },
    successUrl: successUrlOf(turn, sessionId),
    cancelUrl: `${turn.siteUrl}${paths.subscribe()}`,
  };
}

/** Pays on the payment page, idempotently. @returns the next address, or a message for the person */
export function pay(turn: Run, sessionId: string, cardNumber: string, seats: number) {
  const refuse = (problem: string) => ({ url: null, problem });
  const visit = findVisit(turn.state, sessionId);
  if (visit === null) return refuse("There is no such payment.");
  const { customer, checkout } = visit;
  if (checkout.subscriptionId === null) {
    if (!isOpen(checkout, turn.now)) return refuse("This page has expired. Start again from the price page.");
    if (!isSeats(seats)) return refuse("You can’t buy the plan for that many people.");
    const card = readCard(cardNumber);
    if (typeof card === "string") return refuse(card);
    checkout.subscriptionId = subscribe(customer, checkout, { card, seats, now: turn.now });
    turn.changed.add(customer.id);
  }
  return { url: successUrlOf(turn, sessionId), problem: null };
}

const currentOf = ({ subscriptions }: Customer): Subscription | null =>
  subscriptions.findLast(({ status }) => status !== "canceled") ?? null;

/** A customer's invoices, newest first. */
const invoicesOf = ({ subscriptions }: Customer) =>
  subscriptions
    .flatMap(({ invoices }) => invoices)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ createdAt, amount, status }, place) => ({
      number: `DEV-${String(place + 1).padStart(4, "0")}`,
      ...{ createdAt: new Date(createdAt), amount, currency, status },
    }))
    .toReversed();

/** The portal's content; null for an unknown customer. */
export function viewPortal({ state, now, siteUrl }: Run, customerId: string) {
  const customer = findCustomer(state, customerId);
  if (customer === null) return null;
  const current = currentOf(customer);
  return {
    subscription: current && toProviderSubscription(current),
    ...{ email: customer.email, last4: customer.card?.last4 ?? null, mostSeats: maxSeats },
    invoices: invoicesOf(customer),
    returnUrl: `${siteUrl}${portalReturnPath}`,
    now: new Date(now),
  };
}

/** Does what a portal's button says. @returns a message for the person if it can't */
export function pressPortalButton(turn: Run, customerId: string, what: string, value: string): string | null {
  const { state, now, changed } = turn;
  const customer = findCustomer(state, customerId);
  if (customer === null) return "There is no such page.";
  changed.add(customerId);
  if (what === "advance") {
    state.aheadMs += days(Number(value) || 1);
    return null;
  }
  if (what === "card") {
    const card = readCard(value);
    if (typeof card === "string") return card;
    useCard(customer, card);
    return null;
  }
  const subscription = currentOf(customer);
  if (subscription === null) return "There is no subscription any more.";
  if (subscription.status === "incomplete") return "The first payment isn’t confirmed yet.";
  const seats = Number(value);
  if (what === "seats" && !isSeats(seats)) return `A plan is for 1 to ${String(maxSeats)} people.`;
  if (what === "seats") setSeats(customer, subscription, seats, now);
  if (what === "switch") switchTo(customer, subscription, value === "year" ? "year" : "month", now);
  if (what === "cancel") subscription.endsAt = subscription.periodEnd;
  if (what === "resume") subscription.endsAt = null;
  return null;
}
