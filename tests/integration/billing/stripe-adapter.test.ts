import { getPlanPage } from "#src/server/domain/billing/plan-page.ts";
import { makeUser } from "#tests/factories/user.ts";
import { sign } from "#tests/fakes/stripe/stripe-wire.ts";
import { cards } from "#tests/setup/cards.ts";
import { buyPlan, idIn } from "#tests/setup/payments.ts";
import { makeStripeDeps, testWebhookSecret, type StripeDeps } from "#tests/setup/stripe.ts";
import { describe, expect, it } from "vitest";

/* Each call of the adapter on the wire, and answers in every form that Stripe has for them. */

const person = { userId: "user-1", email: "ann@example.org", name: "Ann Quist" };

async function withCustomer(settings: Parameters<typeof makeStripeDeps>[0] = {}) {
  const deps = await makeStripeDeps(settings);
  const customerId = await deps.payments.createCustomer(person);
  return { deps, customerId };
}

const lastSent = ({ wire }: StripeDeps) => Object.fromEntries(wire.sent.at(-1) ?? []);

describe("a checkout asks for", () => {
  const common = (customerId: string, { clock, env }: StripeDeps) => ({
    mode: "subscription",
    customer: customerId,
    client_reference_id: "user-1",
    "line_items[0][price]": "price_month",
    "line_items[0][quantity]": "1",
    "line_items[0][adjustable_quantity][enabled]": "true",
    "line_items[0][adjustable_quantity][minimum]": "1",
    "line_items[0][adjustable_quantity][maximum]": "100",
    "subscription_data[metadata][userId]": "user-1",
    allow_promotion_codes: "true",
    success_url: `${env.siteUrl}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env.siteUrl}/subscribe`,
    expires_at: String(clock.now().getTime() / 1_000 + 3_600),
  });

  it("a marked subscription for the chosen number of people, for an hour", async () => {
    const { deps, customerId } = await withCustomer();
    await deps.payments.createCheckout({ customerId, userId: "user-1", interval: "month", trialDays: null });
    expect(lastSent(deps)).toEqual({
      ...common(customerId, deps),
      "metadata[purchase]": "price_month after 0 days",
    });
  });

  it("free days that end without an invoice if there is no card, and taxes if they are on", async () => {
    const { deps, customerId } = await withCustomer({ withTax: true });
    await deps.payments.createCheckout({ customerId, userId: "user-1", interval: "month", trialDays: 9 });
    expect(lastSent(deps)).toEqual({
      ...common(customerId, deps),
      "metadata[purchase]": "price_month after 9 days",
      "subscription_data[trial_period_days]": "9",
      "subscription_data[trial_settings][end_behavior][missing_payment_method]": "cancel",
      "automatic_tax[enabled]": "true",
      "tax_id_collection[enabled]": "true",
      "customer_update[address]": "auto",
      "customer_update[name]": "auto",
    });
  });
});

it("a customer carries the account's id and is created once", async () => {
  const { deps, customerId } = await withCustomer();
  expect(lastSent(deps)).toEqual({
    email: person.email,
    name: person.name,
    "metadata[userId]": person.userId,
  });
  expect(await deps.payments.createCustomer(person)).toBe(customerId);
  expect(await deps.payments.findLostCustomer(person)).toBe(customerId);
  expect(await deps.payments.findLostCustomer({ ...person, userId: "user-2" })).toBeNull();
});

it("invoices are the newest ones, with where to read each", async () => {
  const deps = await makeStripeDeps();
  const ann = await makeUser(deps);
  await buyPlan(deps, ann);
  const { invoices, seats } = await getPlanPage(deps, ann);
  expect(seats).toEqual({ total: 1, others: [] });
  expect(invoices).toMatchObject([{ amount: 1_900, currency: "usd", status: "paid" }]);
  expect(invoices?.[0]?.url).toContain("/dev/portal/");
});

it("the portal returns to the plan", async () => {
  const { deps, customerId } = await withCustomer();
  expect(await deps.payments.openPortal(customerId)).toContain("/dev/portal/");
  expect(lastSent(deps)).toEqual({
    customer: customerId,
    return_url: `${deps.env.siteUrl}/account/plan?billing=changed`,
  });
});

it("deleting a customer closes open payment pages first and can be repeated", async () => {
  const { deps, customerId } = await withCustomer();
  const request = { customerId, userId: "user-1", interval: "month", trialDays: null } as const;
  const url = await deps.payments.createCheckout(request);
  deps.wire.asked.splice(0);
  await deps.payments.deleteCustomer(customerId);
  expect(deps.wire.asked).toEqual([
    "GET /v1/checkout/sessions",
    `POST /v1/checkout/sessions/${idIn(url)}/expire`,
    `DELETE /v1/customers/${customerId}`,
  ]);
  await deps.payments.deleteCustomer(customerId);
  expect(await deps.payments.findCustomer(customerId)).toBeNull();
});

describe("an event is about", () => {
  it.each<[who: string, object: object, customerId: string | null]>([
    ["the customer that it names", { object: "invoice", customer: "cus_1" }, "cus_1"],
    ["the customer in it", { object: "invoice", customer: { id: "cus_1", object: "customer" } }, "cus_1"],
    ["a customer itself", { object: "customer", id: "cus_1", customer: "cus_2" }, "cus_1"],
    ["nobody", { object: "payout", id: "po_1" }, null],
    ["nobody, with null", { object: "charge", customer: null }, null],
  ])("%s", async (_who, object, customerId) => {
    const { payments } = await makeStripeDeps();
    const { body, signature } = sign({ id: "evt_1", object: "event", data: { object } }, testWebhookSecret);
    expect(await payments.readEvent(body, signature)).toEqual({ id: "evt_1", customerId });
  });
});

describe("a subscription is read", () => {
  /** The adapter's reading of a customer's only subscription, with changed fields. */
  async function readWith(changes: object) {
    const deps = await makeStripeDeps();
    const actor = await makeUser(deps);
    await buyPlan(deps, actor, { card: cards.good, seats: 3 });
    const customer = await deps.payments.findLostCustomer(actor);
    deps.wire.answer = async (request, ask) => {
      const answer = await ask();
      if (!request.url.includes("/v1/subscriptions")) return answer;
      const { data, ...list } = (await answer.json()) as { data: object[] };
      return Response.json({ ...list, data: data.map((one) => ({ ...one, ...changes })) });
    };
    return (await deps.payments.findCustomer(customer ?? ""))?.subscriptions ?? null;
  }
  const item = (end: number, product: unknown = "prod_facilitator_pro") => ({
    quantity: 2,
    current_period_end: end,
    price: { unit_amount: 500, currency: "eur", product, recurring: { interval: "month" } },
  });
  const ends = new Date("2027-01-01T00:00:00Z");
  const end = ends.getTime() / 1_000;

  it.each([
    ["incomplete", "incomplete"],
    ["trialing", "trialing"],
    ["active", "active"],
    ["past_due", "past_due"],
    ["unpaid", "suspended"],
    ["paused", "suspended"],
    ["canceled", "canceled"],
    ["a future status", "canceled"],
  ])("with the status %s as %s", async (status, expected) => {
    expect(await readWith({ status })).toMatchObject([{ status: expected }]);
  });

  it.each<[how: string, changes: object, endsAt: Date | null]>([
    ["cancel_at", { cancel_at: end }, ends],
    ["cancel_at_period_end", { cancel_at_period_end: true, items: { data: [item(end)] } }, ends],
    ["ended_at, whatever was planned", { ended_at: end, cancel_at: end + 99 }, ends],
    ["nothing", {}, null],
  ])("to end by %s", async (_how, changes, endsAt) => {
    expect(await readWith(changes)).toMatchObject([{ endsAt }]);
  });
});
