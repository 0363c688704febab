import type Stripe from "stripe";
import { makeInvoice, type InvoiceFields } from "./make-invoice.ts";
import { newId } from "./make-objects.ts";
import type { Card, ProviderState, Upkeep } from "./state.ts";

/** An event on its way to the webhook: the common part of Stripe's union of all events. */
type ProviderEvent = Omit<Stripe.EventBase, "type" | "data"> & {
  readonly type: Stripe.Event["type"];
  readonly data: { readonly object: object };
};

/** The state within one operation, at one moment, with the events that the operation has caused. */
export class Ledger {
  readonly state: ProviderState;
  readonly events: ProviderEvent[] = [];
  /** In seconds. */
  readonly now: number;

  constructor(state: ProviderState, now: Date) {
    this.state = state;
    this.now = Math.floor(now.getTime() / 1_000);
  }

  /** Notes an event about an object as it is at this moment. */
  tell(type: Stripe.Event["type"], object: object, at: number): void {
    this.events.push({
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: at,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  upkeepOf({ id }: Stripe.Subscription): Upkeep {
    return (this.state.upkeep[id] ??= { hasWarned: false, retries: [], confirmsAt: null, sessionId: null });
  }

  cardOf(customerId: string): Card | null {
    return this.state.cards[customerId] ?? null;
  }

  subscriptionsOf(customerId: string): readonly Stripe.Subscription[] {
    return Object.values(this.state.subscriptions)
      .filter(({ customer }) => customer === customerId)
      .toSorted((a, b) => b.created - a.created);
  }

  invoicesOf(customerId: string): readonly Stripe.Invoice[] {
    return Object.values(this.state.invoices)
      .filter(({ customer }) => customer === customerId)
      .toSorted((a, b) => b.created - a.created);
  }

  /** Writes an open invoice, which is then the subscription's latest. */
  bill(fields: Omit<InvoiceFields, "number" | "customer" | "currency">): Stripe.Invoice {
    const number = `DEV-${String(Object.keys(this.state.invoices).length + 1).padStart(4, "0")}`;
    const { customer, currency } = fields.subscription;
    const customerId = typeof customer === "string" ? customer : customer.id;
    const invoice = makeInvoice({ ...fields, number, customer: customerId, currency });
    this.state.invoices[invoice.id] = invoice;
    fields.subscription.latest_invoice = invoice.id;
    return invoice;
  }
}
