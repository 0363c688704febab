import { type Clock, days, hours, minutes } from "#src/server/clock.ts";
import { createDevPayments, type DevPayments } from "#src/server/integrations/dev-payments/dev-payments.ts";
import {
  findCustomer,
  findVisit,
  memoryStore,
  type Checkout,
  type Customer,
} from "#src/server/integrations/dev-payments/state.ts";
import { newId } from "#src/server/integrations/dev-payments/subscription-life.ts";
import {
  serveRoutes,
  sign,
  StripeRefusal,
  textAt,
  textsAt,
  type Call,
  type Delivery,
  type Route,
} from "./stripe-wire.ts";
import {
  customerObject,
  priceObject,
  sessionObject,
  subscriptionObject,
  invoiceObject,
} from "./stripe-objects.ts";

/*
 * Stripe's API, as far as the adapter calls it, over the development provider's subscriptions. It refuses
 * unknown calls and parameters, and signs its deliveries.
 */

export interface StripeFake {
  /** Stripe's API: takes a request as Stripe's package sends it. */
  readonly handle: (request: Request) => Promise<Response>;
  /** People's acts on Stripe's pages. */
  readonly pages: DevPayments;
  /** Deliveries to the webhook. */
  readonly deliveries: Delivery[];
}

const list = (data: readonly object[], limit: string | null = null) => {
  const most = Number(limit ?? 10);
  return { object: "list", has_more: data.length > most, data: data.slice(0, most) };
};

/** Events of a change, naming the customer in each way that Stripe does. */
const eventsAbout = (id: string, customer: string) => [
  { id, type: "customer.subscription.updated", data: { object: { object: "subscription", customer } } },
  {
    ...{ id: newId("evt"), type: "invoice.paid" },
    data: { object: { object: "invoice", customer: { id: customer, object: "customer" } } },
  },
  { id: newId("evt"), type: "customer.updated", data: { object: { object: "customer", id: customer } } },
];

export function createStripeFake(options: {
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly webhookSecret: string;
}): StripeFake {
  const { clock, siteUrl, webhookSecret } = options;
  const store = memoryStore();
  const deliveries: Delivery[] = [];
  const deliver = (event: object) => deliveries.push(sign({ object: "event", ...event }, webhookSecret));
  const pages = createDevPayments({
    ...{ clock, siteUrl, store },
    onEvent: ({ id, customerId }) => eventsAbout(id, customerId ?? "").forEach(deliver),
  });
  const deleted = new Set<string>();
  const metadataOf = new Map<
    string,
    { session: Record<string, string>; subscription: Record<string, string> }
  >();

  const nowMs = (): number => clock.now().getTime() + store.load().aheadMs;

  function customerAt(id: string): Customer {
    const customer = findCustomer(store.load(), id);
    if (customer === null) throw StripeRefusal.missing("customer", id);
    return customer;
  }

  function visitAt(id: string): { readonly customer: Customer; readonly checkout: Checkout } {
    const visit = findVisit(store.load(), id);
    if (visit === null) throw StripeRefusal.missing("checkout session", id);
    return visit;
  }

  const present = (customer: Customer, checkout: Checkout) =>
    sessionObject(customer.id, checkout, {
      metadata: metadataOf.get(checkout.id)?.session ?? {},
      url: `${siteUrl}/dev/checkout/${checkout.id}`,
      now: nowMs(),
    });

  function createCustomer({ form }: Call): object {
    const userId = textAt(form, "metadata.userId") ?? "";
    const email = textAt(form, "email") ?? "";
    const customer = { id: newId("cus"), userId, email, card: null, checkouts: [], subscriptions: [] };
    store.load().customers.push(customer);
    return customerObject(customer);
  }

  function createSession({ form }: Call): object {
    const need = (path: string): string => {
      const value = textAt(form, path);
      if (value === null) throw StripeRefusal.required(path);
      return value;
    };
    const customer = customerAt(need("customer"));
    const price = need("line_items.0.price");
    const interval = price === "price_year" ? "year" : "month";
    if (price !== `price_${interval}`) throw StripeRefusal.missing("price", price);
    const trialDays = textAt(form, "subscription_data.trial_period_days");
    if (trialDays !== null && Number(trialDays) < 1)
      throw new StripeRefusal(400, "A trial has at least one day.");
    const expiresAt = Number(textAt(form, "expires_at") ?? (nowMs() + days(1)) / 1_000) * 1_000;
    if (expiresAt - nowMs() < minutes(30) || expiresAt - nowMs() > hours(24))
      throw new StripeRefusal(400, "A session is open for half an hour to a day.");
    if (need("mode") !== "subscription" || !need("success_url").startsWith(siteUrl))
      throw new StripeRefusal(400, "Only subscriptions of this site are sold here.");
    const checkout: Checkout = {
      ...{ id: newId("cs_test"), interval, expiresAt, subscriptionId: null },
      userId: textAt(form, "client_reference_id") ?? "",
      trialDays: trialDays === null ? null : Number(trialDays),
    };
    metadataOf.set(checkout.id, {
      session: textsAt(form, "metadata"),
      subscription: textsAt(form, "subscription_data.metadata"),
    });
    customer.checkouts.push(checkout);
    return present(customer, checkout);
  }

  function listSessions({ form }: Call): object {
    const customer = customerAt(textAt(form, "customer") ?? "");
    const status = textAt(form, "status");
    const sessions = customer.checkouts.map((checkout) => present(customer, checkout));
    return list(
      sessions.filter((session) => status === null || session.status === status),
      textAt(form, "limit"),
    );
  }

  function expireSession({ id }: Call): object {
    const { customer, checkout } = visitAt(id);
    if (present(customer, checkout).status !== "open")
      throw new StripeRefusal(400, "Only an open Checkout Session can be expired.");
    checkout.expiresAt = nowMs();
    return present(customer, checkout);
  }

  function listSubscriptions({ form }: Call): object {
    const { id, checkouts, subscriptions } = customerAt(textAt(form, "customer") ?? "");
    const status = textAt(form, "status");
    const objects = subscriptions
      .filter(
        (one) => status === "all" || (status === null ? one.status !== "canceled" : one.status === status),
      )
      .toReversed()
      .map((one) => {
        const visit = checkouts.find(({ subscriptionId }) => subscriptionId === one.id);
        return subscriptionObject(id, one, metadataOf.get(visit?.id ?? "")?.subscription ?? {});
      });
    return list(objects, textAt(form, "limit"));
  }

  const routes: readonly Route[] = [
    ["POST", /^customers$/, "email name metadata", createCustomer],
    [
      ...(["GET", /^customers$/, "email limit"] as const),
      ({ form }) => {
        const found = store.load().customers.filter(({ email }) => email === textAt(form, "email"));
        return list(found.map(customerObject), textAt(form, "limit"));
      },
    ],
    [
      ...(["GET", /^customers\/(\w+)$/, ""] as const),
      ({ id }) =>
        deleted.has(id) ? { id, object: "customer", deleted: true } : customerObject(customerAt(id)),
    ],
    [
      ...(["POST", /^customers\/(\w+)$/, "email"] as const),
      ({ id, form }) => customerObject(Object.assign(customerAt(id), { email: textAt(form, "email") })),
    ],
    [
      ...(["DELETE", /^customers\/(\w+)$/, ""] as const),
      ({ id }) => {
        customerAt(id);
        void pages.deleteCustomer(id);
        deleted.add(id);
        eventsAbout(newId("evt"), id).forEach(deliver);
        return { id, object: "customer", deleted: true };
      },
    ],
    [
      ...(["GET", /^prices$/, "lookup_keys active"] as const),
      ({ form }) => {
        const keys = Object.values(textsAt(form, "lookup_keys"));
        const all = [priceObject("month"), priceObject("year")];
        return list(all.filter(({ lookup_key }) => keys.includes(lookup_key)));
      },
    ],
    [
      ...(["POST", /^checkout\/sessions$/] as const),
      "mode customer client_reference_id line_items metadata subscription_data allow_promotion_codes automatic_tax tax_id_collection customer_update success_url cancel_url expires_at",
      createSession,
    ],
    ["GET", /^checkout\/sessions$/, "customer status limit", listSessions],
    [
      ...(["GET", /^checkout\/sessions\/(\w+)$/, ""] as const),
      ({ id }) => present(visitAt(id).customer, visitAt(id).checkout),
    ],
    ["POST", /^checkout\/sessions\/(\w+)\/expire$/, "", expireSession],
    [
      ...(["POST", /^billing_portal\/sessions$/, "customer return_url"] as const),
      ({ form }) => {
        const { id } = customerAt(textAt(form, "customer") ?? "");
        return { id: newId("bps"), object: "billing_portal.session", url: `${siteUrl}/dev/portal/${id}` };
      },
    ],
    ["GET", /^subscriptions$/, "customer status limit", listSubscriptions],
    [
      ...(["GET", /^invoices$/, "customer limit"] as const),
      ({ form }) => {
        const { id, subscriptions } = customerAt(textAt(form, "customer") ?? "");
        const objects = subscriptions
          .flatMap(({ invoices }) => invoices)
          .toSorted((one, other) => other.createdAt - one.createdAt)
          .map((invoice) => invoiceObject(id, invoice, `${siteUrl}/dev/portal/${id}`));
        return list(objects, textAt(form, "limit"));
      },
    ],
  ];

  // First lets due things happen, as Stripe does.
  const handle = serveRoutes(routes, () => pages.viewPortal(""));
  return { handle, pages, deliveries };
}
