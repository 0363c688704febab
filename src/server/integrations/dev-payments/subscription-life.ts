import type { Interval, ProviderSubscription } from "#src/server/domain/billing/payment-provider.ts";
import { days, seconds } from "#src/server/clock.ts";
import { randomBytes } from "node:crypto";
import type { Card, Checkout, Customer, Subscription } from "./state.ts";

/*
 * How a subscription begins, renews, fails and ends. Amounts are in cents, times in milliseconds.
 */

/** The price of the plan per person. */
export const prices: Readonly<Record<Interval, number>> = { month: 1_900, year: 19_000 };

export const currency = "usd";

/** Days after a failed payment on which it is tried again. */
const retryDays = [3, 5, 7];
const slowCardMs = seconds(20);

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

const amountOf = ({ interval, seats }: Subscription): number => prices[interval] * seats;

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

/** A subscription in billing's form. */
export const toProviderSubscription = ({ id, status, interval, seats, ...more }: Subscription) =>
  ({
    ...{ id, status, interval, seats, currency, amount: prices[interval] },
    createdAt: new Date(more.createdAt),
    trialEndsAt: dateOf(more.trialEndsAt),
    currentPeriodEnd: new Date(more.periodEnd),
    endsAt: dateOf(more.endsAt),
    latestInvoiceId: more.invoices.at(-1)?.id ?? null,
  }) satisfies ProviderSubscription;

/** The end of a calendar month or year. */
function endOfPeriod(start: number, interval: Interval): number {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (interval === "year" ? 12 : 1));
  // In a month without a 31st, its last day.
  if (end.getUTCDate() !== new Date(start).getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

const canPay = ({ card }: Customer): boolean => card !== null && card.kind !== "fails";

/** Charges the customer's card; a payment that fails is tried again later. */
function charge(customer: Customer, subscription: Subscription, amount: number, at: number): void {
  const isPaid = amount === 0 || canPay(customer);
  const status = isPaid ? "paid" : "open";
  subscription.invoices.push({ id: newId("in"), createdAt: at, amount, status });
  subscription.status = isPaid ? "active" : "past_due";
  subscription.retriesAt = isPaid ? [] : retryDays.map((count) => at + days(count));
}

/** Starts a subscription. Any card pays for the start. */
export function subscribe(
  customer: Customer,
  { interval, trialDays }: Checkout,
  { card, seats, now }: { readonly card: Card; readonly seats: number; readonly now: number },
): string {
  const isSlow = card.kind === "slow" && trialDays === null;
  const trialEndsAt = trialDays === null ? null : now + days(trialDays);
  const amount = trialDays === null ? prices[interval] * seats : 0;
  const subscription: Subscription = {
    id: newId("sub"),
    status: trialDays !== null ? "trialing" : isSlow ? "incomplete" : "active",
    ...{ interval, seats, trialEndsAt },
    createdAt: now,
    periodStart: now,
    periodEnd: trialEndsAt ?? endOfPeriod(now, interval),
    endsAt: null,
    confirmsAt: isSlow ? now + slowCardMs : null,
    retriesAt: [],
    invoices: [{ id: newId("in"), createdAt: now, amount, status: isSlow ? "open" : "paid" }],
  };
  customer.card = card;
  customer.subscriptions.push(subscription);
  return subscription.id;
}

function end(subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.endsAt = at;
  subscription.retriesAt = [];
  const latest = subscription.invoices.at(-1);
  if (latest?.status === "open") latest.status = "void";
}

function markPaid(subscription: Subscription): void {
  subscription.status = "active";
  subscription.confirmsAt = null;
  subscription.retriesAt = [];
  const latest = subscription.invoices.at(-1);
  if (latest !== undefined) latest.status = "paid";
}

/** When something happens next. */
function nextAt({ status, confirmsAt, periodEnd, endsAt, retriesAt }: Subscription): number {
  if (status === "canceled") return Infinity;
  return confirmsAt ?? Math.min(periodEnd, endsAt ?? Infinity, ...retriesAt);
}

function applyNext(customer: Customer, subscription: Subscription, at: number): void {
  const { confirmsAt, endsAt, periodEnd, retriesAt } = subscription;
  if (confirmsAt !== null) markPaid(subscription);
  else if (endsAt !== null && endsAt <= at) end(subscription, at);
  else if (periodEnd <= at) {
    subscription.periodStart = at;
    subscription.periodEnd = endOfPeriod(at, subscription.interval);
    charge(customer, subscription, amountOf(subscription), at);
  } else if (canPay(customer)) markPaid(subscription);
  else if (retriesAt.length === 1) end(subscription, at);
  else retriesAt.shift();
}

/** Applies everything due by now. @returns whether anything was */
export function advanceTo(customer: Customer, now: number): boolean {
  let hasHappened = false;
  for (const subscription of customer.subscriptions)
    for (let at = nextAt(subscription); at <= now; at = nextAt(subscription)) {
      applyNext(customer, subscription, at);
      hasHappened = true;
    }
  return hasHappened;
}

/** The unused part of the period, from 0 to 1. */
const restOf = ({ periodStart, periodEnd }: Subscription, now: number): number =>
  (periodEnd - now) / (periodEnd - periodStart);

/** Starts a period of another length, with credit for the unused part. */
export function switchTo(
  customer: Customer,
  subscription: Subscription,
  interval: Interval,
  now: number,
): void {
  if (subscription.interval === interval) return;
  const unused = amountOf(subscription) * restOf(subscription, now);
  subscription.interval = interval;
  if (subscription.status === "trialing") return;
  subscription.periodStart = now;
  subscription.periodEnd = endOfPeriod(now, interval);
  charge(customer, subscription, Math.max(0, Math.round(amountOf(subscription) - unused)), now);
}

/** Charges at once for added people, for the rest of the period. */
export function setSeats(customer: Customer, subscription: Subscription, seats: number, now: number): void {
  const added = prices[subscription.interval] * (seats - subscription.seats);
  subscription.seats = seats;
  if (subscription.status === "trialing" || added <= 0) return;
  charge(customer, subscription, Math.round(added * restOf(subscription, now)), now);
}

/** Tries failed payments with a new card. */
export function useCard(customer: Customer, card: Card): void {
  customer.card = card;
  for (const subscription of customer.subscriptions)
    if (subscription.status === "past_due" && canPay(customer)) markPaid(subscription);
}
