import type Stripe from "stripe";
import { found, list, need, type ApiCall, type ApiRoute } from "./api-call.ts";
import { ApiError, missing } from "./api-error.ts";
import { endSubscription } from "./charge.ts";
import { customerAt, customerRoutes } from "./customer-routes.ts";
import { textAt, textsAt, type Form } from "./form-body.ts";
import type { Ledger } from "./ledger.ts";
import { newId } from "./make-objects.ts";
import { makeSession } from "./make-session.ts";
import { setCancelAt, switchPrice } from "./pass-time.ts";
import { adjustableIn, quantityIn } from "./quantity.ts";
import { expanded, findPrice, prices } from "./prices.ts";

function listPrices({ form }: ApiCall): object {
  const keys = Object.values(textsAt(form, "lookup_keys"));
  const asked =
    keys.length === 0 ? prices : prices.filter(({ lookup_key }) => keys.includes(lookup_key ?? ""));
  const isExpanded = Object.values(textsAt(form, "expand")).includes("data.product");
  return list("/v1/prices", isExpanded ? asked.map(expanded) : asked);
}

/** Callers say the end by their own clock, which ours may be ahead of. */
function expiryOf({ state, now }: Ledger, form: Form): number {
  const asked = textAt(form, "expires_at");
  return asked === null ? now + 24 * 60 * 60 : Number(asked) + Math.floor(state.offsetMs / 1_000);
}

function createSession({ ledger, siteUrl, form }: ApiCall): Stripe.Checkout.Session {
  if (need(form, "mode") !== "subscription") throw new ApiError(400, "Only subscriptions are for sale here.");
  const priceId = need(form, "line_items.0.price");
  const price = findPrice(priceId);
  if (price === undefined) throw missing("price", priceId);
  const days = textAt(form, "subscription_data.trial_period_days");
  if (days !== null && !(Number(days) >= 1)) throw new ApiError(400, "A trial has at least one day.");
  const quantity = quantityIn(form);
  const id = newId("cs_test");
  const session = makeSession({
    id,
    customer: customerAt(ledger, need(form, "customer")).id,
    userId: textAt(form, "client_reference_id"),
    ...{ price, quantity },
    trialDays: days === null ? null : Number(days),
    metadata: { ...textsAt(form, "metadata") },
    successUrl: need(form, "success_url"),
    cancelUrl: textAt(form, "cancel_url"),
    url: `${siteUrl}/dev/checkout/${id}`,
    created: ledger.now,
    expiresAt: expiryOf(ledger, form),
  });
  ledger.state.sessions[id] = session;
  ledger.state.purchases[id] = {
    ...{ priceId, quantity, adjustable: adjustableIn(form) },
    trialDays: days === null ? null : Number(days),
    userId: textAt(form, "subscription_data.metadata.userId"),
  };
  return session;
}

function listSessions({ ledger, form }: ApiCall): object {
  const customer = textAt(form, "customer");
  const status = textAt(form, "status");
  const sessions = Object.values(ledger.state.sessions).filter(
    (session) =>
      (customer === null || session.customer === customer) && (status === null || session.status === status),
  );
  return list("/v1/checkout/sessions", sessions);
}

function expireSession({ ledger, id }: ApiCall): Stripe.Checkout.Session {
  const session = found(ledger.state.sessions, "checkout session", id);
  if (session.status !== "open") throw new ApiError(400, "Only an open Checkout Session can be expired.");
  session.status = "expired";
  session.url = null;
  ledger.tell("checkout.session.expired", session, ledger.now);
  return session;
}

function createPortal({ ledger, siteUrl, form }: ApiCall): object {
  const { id: customerId } = customerAt(ledger, need(form, "customer"));
  const returnUrl = textAt(form, "return_url") ?? siteUrl;
  const id = newId("bps");
  ledger.state.portals[id] = { id, customerId, returnUrl };
  const url = `${siteUrl}/dev/portal/${id}`;
  return { id, object: "billing_portal.session", customer: customerId, return_url: returnUrl, url };
}

function listSubscriptions({ ledger, form }: ApiCall): object {
  const status = textAt(form, "status");
  const all = ledger
    .subscriptionsOf(need(form, "customer"))
    .filter(
      (one) => status === "all" || (status === null ? one.status !== "canceled" : one.status === status),
    );
  return list("/v1/subscriptions", all, Number(textAt(form, "limit") ?? 10));
}

function updateSubscription({ ledger, id, form }: ApiCall): Stripe.Subscription {
  const subscription = found(ledger.state.subscriptions, "subscription", id);
  const priceId = textAt(form, "items.0.price");
  const price = priceId === null ? undefined : findPrice(priceId);
  if (price !== undefined) switchPrice(ledger, subscription, price);
  const cancelAt = textAt(form, "cancel_at");
  if (cancelAt === "") setCancelAt(ledger, subscription, null);
  else if (cancelAt === "min_period_end")
    setCancelAt(ledger, subscription, subscription.items.data[0]?.current_period_end ?? null);
  else if (cancelAt !== null) setCancelAt(ledger, subscription, Number(cancelAt));
  return subscription;
}

function cancelSubscription({ ledger, id }: ApiCall): Stripe.Subscription {
  const subscription = found(ledger.state.subscriptions, "subscription", id);
  if (subscription.status === "canceled") throw missing("subscription", id);
  endSubscription(ledger, subscription, ledger.now);
  return subscription;
}

const sessionParams = [
  ...["mode", "customer", "client_reference_id", "line_items", "metadata", "subscription_data"],
  ...["allow_promotion_codes", "automatic_tax", "tax_id_collection", "customer_update", "success_url"],
  ...["cancel_url", "expires_at", "payment_method_collection"],
];

/** Every call that there is. */
export const apiRoutes: readonly ApiRoute[] = [
  ...customerRoutes,
  {
    method: "GET",
    path: /^prices$/,
    params: ["lookup_keys", "active", "expand", "limit"],
    answer: listPrices,
  },
  { method: "POST", path: /^checkout\/sessions$/, params: sessionParams, answer: createSession },
  {
    method: "GET",
    path: /^checkout\/sessions$/,
    params: ["customer", "status", "limit"],
    answer: listSessions,
  },
  {
    method: "GET",
    path: /^checkout\/sessions\/(\w+)$/,
    params: [],
    answer: ({ ledger, id }) => found(ledger.state.sessions, "checkout session", id),
  },
  { method: "POST", path: /^checkout\/sessions\/(\w+)\/expire$/, params: [], answer: expireSession },
  {
    method: "POST",
    path: /^billing_portal\/sessions$/,
    params: ["customer", "return_url"],
    answer: createPortal,
  },
  {
    method: "GET",
    path: /^subscriptions$/,
    params: ["customer", "status", "limit"],
    answer: listSubscriptions,
  },
  {
    method: "GET",
    path: /^subscriptions\/(\w+)$/,
    params: [],
    answer: ({ ledger, id }) => found(ledger.state.subscriptions, "subscription", id),
  },
  {
    method: "POST",
    path: /^subscriptions\/(\w+)$/,
    params: ["cancel_at", "items", "proration_behavior"],
    answer: updateSubscription,
  },
  { method: "DELETE", path: /^subscriptions\/(\w+)$/, params: [], answer: cancelSubscription },
];
