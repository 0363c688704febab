import type Stripe from "stripe";
import { chargeForPeriod, customerIdOf, endSubscription, markPaid, retryPayment } from "./charge.ts";
import type { Ledger } from "./ledger.ts";

/*
 * What happens by itself as time passes: everything that has fallen due, in the order in which it did.
 */

const warningSeconds = 3 * 24 * 60 * 60;

/** Something that happens at a moment, in seconds. */
interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** The end of a period that starts at `start`, by the calendar. */
export function endOfPeriod(start: number, { recurring }: Stripe.Price): number {
  const date = new Date(start * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (recurring?.interval === "year" ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}

/** What a period costs: a price is for one person. */
const amountOf = ({ price, quantity }: Stripe.SubscriptionItem): number =>
  (price.unit_amount ?? 0) * (quantity ?? 1);

/** Starts the next period and charges for it. */
function renew(ledger: Ledger, subscription: Stripe.Subscription, at: number): void {
  const [item] = subscription.items.data;
  if (item === undefined) return;
  if (subscription.status === "trialing" && ledger.cardOf(customerIdOf(subscription)) === null) {
    endSubscription(ledger, subscription, at);
    return;
  }
  item.current_period_start = at;
  item.current_period_end = endOfPeriod(at, item.price);
  const amount = amountOf(item);
  const invoice = ledger.bill({ subscription, amount, reason: "subscription_cycle", created: at });
  chargeForPeriod(ledger, subscription, invoice, at);
}

/** The slow card's first payment arrives. */
function confirm(ledger: Ledger, subscription: Stripe.Subscription, at: number): void {
  const upkeep = ledger.upkeepOf(subscription);
  upkeep.confirmsAt = null;
  const session = ledger.state.sessions[upkeep.sessionId ?? ""];
  const { latest_invoice: latest } = subscription;
  const invoice = typeof latest === "string" ? ledger.state.invoices[latest] : undefined;
  subscription.status = "active";
  if (invoice !== undefined) markPaid(ledger, invoice, at);
  ledger.tell("customer.subscription.updated", subscription, at);
  if (session === undefined) return;
  session.payment_status = "paid";
  ledger.tell("checkout.session.async_payment_succeeded", session, at);
}

function dueOf(ledger: Ledger, subscription: Stripe.Subscription): readonly Due[] {
  const upkeep = ledger.upkeepOf(subscription);
  const { status, trial_end, cancel_at } = subscription;
  if (status === "canceled") return [];
  if (status === "incomplete") {
    const at = upkeep.confirmsAt;
    return at === null ? [] : [{ at, happen: () => confirm(ledger, subscription, at) }];
  }
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end));
  const endsFirst = cancel_at !== null && cancel_at <= periodEnd;
  const warnsAt = (trial_end ?? 0) - warningSeconds;
  return [
    ...(endsFirst ? [{ at: cancel_at, happen: () => endSubscription(ledger, subscription, cancel_at) }] : []),
    ...(endsFirst ? [] : [{ at: periodEnd, happen: () => renew(ledger, subscription, periodEnd) }]),
    ...upkeep.retries.slice(0, 1).map((at) => ({
      at,
      happen: () => retryPayment(ledger, subscription, at),
    })),
    ...(status === "trialing" && !upkeep.hasWarned
      ? [
          {
            at: Math.max(warnsAt, subscription.created),
            happen: () => {
              upkeep.hasWarned = true;
              ledger.tell("customer.subscription.trial_will_end", subscription, ledger.now);
            },
          },
        ]
      : []),
  ];
}

function expireSession(ledger: Ledger, session: Stripe.Checkout.Session): Due {
  return {
    at: session.expires_at,
    happen: () => {
      session.status = "expired";
      session.url = null;
      ledger.tell("checkout.session.expired", session, session.expires_at);
    },
  };
}

/** Lets everything happen that is due by the ledger's moment. */
export function passTime(ledger: Ledger): void {
  for (;;) {
    const { sessions, subscriptions } = ledger.state;
    const open = Object.values(sessions).filter(({ status }) => status === "open");
    const due = [
      ...Object.values(subscriptions).flatMap((subscription) => dueOf(ledger, subscription)),
      ...open.map((session) => expireSession(ledger, session)),
    ].filter(({ at }) => at <= ledger.now);
    const [first] = due.toSorted((a, b) => a.at - b.at);
    if (first === undefined) return;
    first.happen();
  }
}

/** Switches to another price: a prorated charge at once, and a period that starts now. */
export function switchPrice(ledger: Ledger, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const [item] = subscription.items.data;
  if (item === undefined || item.price.id === price.id) return;
  const { now } = ledger;
  const { current_period_start: start, current_period_end: end } = item;
  const isTrial = subscription.status === "trialing";
  const unused = isTrial ? 0 : (amountOf(item) * (end - now)) / Math.max(1, end - start);
  item.price = price;
  item.plan = {
    ...item.plan,
    id: price.id,
    amount: price.unit_amount,
    interval: price.recurring?.interval ?? "month",
  };
  if (isTrial) {
    ledger.tell("customer.subscription.updated", subscription, now);
    return;
  }
  item.current_period_start = now;
  item.current_period_end = endOfPeriod(now, price);
  const amount = Math.max(0, Math.round(amountOf(item) - unused));
  const invoice = ledger.bill({ subscription, amount, reason: "subscription_update", created: now });
  chargeForPeriod(ledger, subscription, invoice, now);
}

/** Changes for how many people it is: those who are new are charged for the rest of the period at once. */
export function setQuantity(ledger: Ledger, subscription: Stripe.Subscription, quantity: number): void {
  const [item] = subscription.items.data;
  if (item === undefined || item.quantity === quantity) return;
  const { now } = ledger;
  const { current_period_start: start, current_period_end: end } = item;
  const added = (item.price.unit_amount ?? 0) * (quantity - (item.quantity ?? 1));
  item.quantity = quantity;
  const amount = Math.round((added * (end - now)) / Math.max(1, end - start));
  if (subscription.status === "trialing" || amount <= 0) {
    ledger.tell("customer.subscription.updated", subscription, now);
    return;
  }
  const invoice = ledger.bill({ subscription, amount, reason: "subscription_update", created: now });
  chargeForPeriod(ledger, subscription, invoice, now);
}

/** Ends at the period's end, or goes on (null). The portal does it by `cancel_at` alone. */
export function setCancelAt(ledger: Ledger, subscription: Stripe.Subscription, at: number | null): void {
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : ledger.now;
  ledger.tell("customer.subscription.updated", subscription, ledger.now);
}

/** Tries payments that had failed with the card that is on file now. */
export function mendPayments(ledger: Ledger, customerId: string): void {
  for (const subscription of ledger.subscriptionsOf(customerId))
    if (subscription.status === "past_due") retryPayment(ledger, subscription, ledger.now);
}
