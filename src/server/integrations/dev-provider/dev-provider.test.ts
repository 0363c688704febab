import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDevProvider } from "./dev-provider.ts";
import { fileStore, memoryStore } from "./state.ts";

/*
 * What the fake and Stripe's package make of each other. The life of a subscription is in tests/integration/billing.
 */

const secret = "whsec_test";

function connect(store = memoryStore(), key = "sk_test_x") {
  const events: Stripe.Event[] = [];
  const provider = createDevProvider({
    now: () => new Date("2026-11-24T09:00:00Z"),
    store,
    siteUrl: "http://localhost:4321",
    webhookSecret: secret,
    deliver: (body, signature) => events.push(Stripe.webhooks.constructEvent(body, signature, secret)),
  });
  const stripe = new Stripe(key, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url: URL | RequestInfo, init?: RequestInit) =>
      provider.handle(new Request(url, init)),
    ),
  });
  return { provider, stripe, events };
}

const checkout = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer,
  line_items: [{ price: "price_month", quantity: 1 }],
  success_url: "http://localhost:4321/done?id={CHECKOUT_SESSION_ID}",
});

describe("refusals", () => {
  it.each<[what: string, ask: (stripe: Stripe) => Promise<unknown>, error: object]>([
    [
      "an unknown customer",
      (s) => s.customers.retrieve("cus_x"),
      { code: "resource_missing", statusCode: 404 },
    ],
    [
      "a checkout for one",
      (s) => s.checkout.sessions.create(checkout("cus_x")),
      { code: "resource_missing" },
    ],
    [
      "an unknown parameter",
      (s) => s.subscriptions.list({ customer: "cus_x", created: 1 }),
      { code: "parameter_unknown", param: "created" },
    ],
    [
      "a parameter that is missing",
      (s) => s.checkout.sessions.create({ mode: "subscription" }),
      { code: "parameter_missing" },
    ],
    ["a call that there is none", (s) => s.balance.retrieve(), { statusCode: 404 }],
  ])("%s", async (_what, ask, error) => {
    const requestId: unknown = expect.stringMatching(/^req_/);
    await expect(ask(connect().stripe)).rejects.toMatchObject({
      rawType: "invalid_request_error",
      requestId,
      ...error,
    });
  });

  it("a key that is none", async () => {
    await expect(connect(memoryStore(), "pk_x").stripe.prices.list()).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});

it("answers a key of idempotency once, and refuses it for anything else", async () => {
  const { stripe } = connect();
  const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: "once" });
  const [first, again] = [await make("a@x.example"), await make("a@x.example")];
  expect(again.id).toBe(first.id);
  await expect(make("b@x.example")).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

it("signs events that Stripe's package believes, and tells of a sale in its order", async () => {
  const { provider, stripe, events } = connect();
  const { id: customer } = await stripe.customers.create({ email: "a@x.example" });
  const session = await stripe.checkout.sessions.create(checkout(customer));
  expect(provider.pay(session.id, "4242424242424242")).toEqual({
    isPaid: true,
    url: `http://localhost:4321/done?id=${session.id}`,
  });
  provider.pay(session.id, "4242424242424242");
  await stripe.customers.del(customer);
  expect(events.map(({ type }) => type)).toEqual([
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
    "customer.subscription.deleted",
    "customer.deleted",
  ]);
});

it("opens a payment page also after its clock has been moved on", async () => {
  const { provider, stripe } = connect();
  provider.advance(40 * 24 * 3_600_000);
  const { id: customer } = await stripe.customers.create({ email: "a@x.example" });
  const inAnHour = Date.parse("2026-11-24T10:00:00Z") / 1_000;
  const { id } = await stripe.checkout.sessions.create({ ...checkout(customer), expires_at: inAnHour });
  expect(provider.findCheckout(id)).toMatchObject({ state: "open" });
});

it("remembers what it was told in a file, which two processes may share", async () => {
  const folder = mkdtempSync(join(tmpdir(), "payments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "deep", "payments.json");
  const { id } = await connect(fileStore(path)).stripe.customers.create({ email: "a@x.example" });
  expect(await connect(fileStore(path)).stripe.customers.retrieve(id)).toMatchObject({
    email: "a@x.example",
  });
});
