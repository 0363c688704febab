import type { Interval } from "#src/server/domain/billing/payment-provider.ts";
import { readCard } from "./card-numbers.ts";
import type { Ledger } from "./ledger.ts";
import { mendPayments, setCancelAt, setQuantity, switchPrice } from "./pass-time.ts";
import { priceFor } from "./prices.ts";

/** What the portal shows. Amounts are in minor units. */
export interface PortalView {
  readonly email: string;
  readonly returnUrl: string;
  /** The newest one, unless it is over. */
  readonly subscription: {
    readonly status: string;
    readonly interval: Interval;
    /** For one person. */
    readonly amount: number;
    /** For how many people it is. */
    readonly quantity: number;
    readonly currency: string;
    readonly periodEnd: Date;
    readonly endsAt: Date | null;
  } | null;
  readonly card: { readonly last4: string } | null;
  /** Newest first. */
  readonly invoices: readonly {
    readonly number: string;
    readonly created: Date;
    readonly amount: number;
    readonly currency: string;
    readonly status: string;
  }[];
  /** The provider's clock, which `advance` moves. */
  readonly now: Date;
}

/** What someone does in the portal. A card that is no card, or is declined, is refused by a sentence. */
export type PortalAct =
  | { readonly act: "switch"; readonly interval: Interval }
  | { readonly act: "seats"; readonly quantity: number }
  | { readonly act: "cancel" }
  | { readonly act: "resume" }
  | { readonly act: "card"; readonly number: string };

/** As the portal is set up at Stripe. */
const mostSeats = 100;

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

function currentOf(ledger: Ledger, customerId: string) {
  return ledger.subscriptionsOf(customerId).find(({ status }) => status !== "canceled") ?? null;
}

function presentSubscription(ledger: Ledger, customerId: string): PortalView["subscription"] {
  const subscription = currentOf(ledger, customerId);
  const item = subscription?.items.data[0];
  if (subscription === null || item === undefined) return null;
  return {
    status: subscription.status,
    interval: item.price.recurring?.interval === "year" ? "year" : "month",
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    quantity: item.quantity ?? 1,
    periodEnd: dateOf(item.current_period_end),
    endsAt: subscription.cancel_at === null ? null : dateOf(subscription.cancel_at),
  };
}

export function viewPortal(ledger: Ledger, portalId: string): PortalView | null {
  const portal = ledger.state.portals[portalId];
  if (portal === undefined) return null;
  const { customerId, returnUrl } = portal;
  return {
    email: ledger.state.customers[customerId]?.email ?? "",
    returnUrl,
    subscription: presentSubscription(ledger, customerId),
    card: ledger.cardOf(customerId),
    invoices: ledger.invoicesOf(customerId).map(({ number, created, amount_due, currency, status }) => ({
      number: number ?? "",
      created: dateOf(created),
      amount: amount_due,
      currency,
      status: status ?? "",
    })),
    now: dateOf(ledger.now),
  };
}

/** @returns a sentence for the person where it could not be done. */
export function actInPortal(ledger: Ledger, portalId: string, what: PortalAct): string | null {
  const portal = ledger.state.portals[portalId];
  if (portal === undefined) return "There is no such page.";
  const { customerId } = portal;
  if (what.act === "card") {
    const card = readCard(what.number);
    if ("message" in card) return card.message;
    ledger.state.cards[customerId] = card;
    mendPayments(ledger, customerId);
    return null;
  }
  const subscription = currentOf(ledger, customerId);
  if (subscription === null) return "There is no subscription any more.";
  if (what.act === "switch") switchPrice(ledger, subscription, priceFor(what.interval));
  else if (what.act === "seats") {
    if (!Number.isInteger(what.quantity) || what.quantity < 1 || what.quantity > mostSeats)
      return `A plan is for 1 to ${String(mostSeats)} people.`;
    setQuantity(ledger, subscription, what.quantity);
  } else {
    const end = subscription.items.data[0]?.current_period_end ?? null;
    setCancelAt(ledger, subscription, what.act === "cancel" ? end : null);
  }
  return null;
}
