import type Stripe from "stripe";
import type { Ledger } from "./ledger.ts";

/** Days after a failed payment on which it is tried again. */
const retryDays = [3, 5, 7];
const daySeconds = 24 * 60 * 60;

export const customerIdOf = ({ customer }: Stripe.Subscription): string =>
  typeof customer === "string" ? customer : customer.id;

export function markPaid(ledger: Ledger, invoice: Stripe.Invoice, at: number): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = at;
  ledger.tell("invoice.paid", invoice, at);
}

/** Tries to charge the card on file. Says whether that worked. */
function charge(ledger: Ledger, invoice: Stripe.Invoice, customerId: string, at: number): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const card = ledger.cardOf(customerId);
  if (invoice.amount_due > 0 && (card === null || card.kind === "fails")) {
    ledger.tell("invoice.payment_failed", invoice, at);
    return false;
  }
  markPaid(ledger, invoice, at);
  return true;
}

/** Ends a subscription in this moment. */
export function endSubscription(ledger: Ledger, subscription: Stripe.Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  ledger.upkeepOf(subscription).retries = [];
  for (const invoice of Object.values(ledger.state.invoices))
    if (invoice.id === subscription.latest_invoice && invoice.status === "open") invoice.status = "void";
  ledger.tell("customer.subscription.deleted", subscription, at);
}

/** Charges what is due for a subscription; where that fails, it is past due and tried again later. */
export function chargeForPeriod(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  at: number,
): void {
  const isPaid = charge(ledger, invoice, customerIdOf(subscription), at);
  subscription.status = isPaid ? "active" : "past_due";
  ledger.upkeepOf(subscription).retries = isPaid ? [] : retryDays.map((days) => at + days * daySeconds);
  ledger.tell("customer.subscription.updated", subscription, at);
}

/** Tries a failed payment once more. After the last try the subscription ends. */
export function retryPayment(ledger: Ledger, subscription: Stripe.Subscription, at: number): void {
  const upkeep = ledger.upkeepOf(subscription);
  upkeep.retries = upkeep.retries.filter((time) => time > at);
  const { latest_invoice: latest } = subscription;
  const invoice = typeof latest === "string" ? ledger.state.invoices[latest] : undefined;
  if (invoice === undefined) return;
  if (charge(ledger, invoice, customerIdOf(subscription), at)) {
    subscription.status = "active";
    upkeep.retries = [];
    ledger.tell("customer.subscription.updated", subscription, at);
  } else if (upkeep.retries.length === 0) {
    endSubscription(ledger, subscription, at);
  }
}
