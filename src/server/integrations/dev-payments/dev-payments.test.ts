import { handlePaymentEvent } from "#src/server/domain/billing/handle-payment-event.ts";
import { getBilling } from "#src/server/domain/billing/get-billing.ts";
import { refreshBilling } from "#src/server/domain/billing/refresh-billing.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { days, hours, seconds } from "#src/server/clock.ts";
import { makeUser } from "#tests/factories/user.ts";
import { cards } from "#tests/setup/cards.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { buyPlan, idIn, openCheckout, openPortalOf } from "#tests/setup/payments.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDevPayments, fileStore } from "./dev-payments.ts";
import { memoryStore } from "./state.ts";

/* Only what is specific to development; tests/integration/billing/purchase.test.ts covers subscriptions. */

const person = { userId: "user-1", email: "ann@example.org", name: "Ann Quist" };

function provider(store = memoryStore(), start = "2026-11-24T09:00:00Z") {
  const clock = new TestClock(start);
  const events: (string | null)[] = [];
  const payments = createDevPayments({
    ...{ clock, store, siteUrl: "http://localhost:4321" },
    onEvent: ({ customerId }) => events.push(customerId),
  });
  const buy = async (card: string = cards.good) => {
    const customerId = await payments.createCustomer(person);
    const request = { customerId, userId: person.userId, interval: "month", trialDays: null } as const;
    const sessionId = idIn(await payments.createCheckout(request));
    expect(payments.pay(sessionId, card)).toMatchObject({ problem: null });
    return { customerId, sessionId };
  };
  return { payments, clock, events, buy };
}

it("an event alone turns the plan on, and a second one changes nothing", async () => {
  const deps = await makeDeps();
  const actor = await makeUser(deps);
  const sessionId = await openCheckout(deps, actor);
  deps.devPayments.pay(sessionId, cards.good);
  deps.devPayments.pay(sessionId, cards.good);
  expect(deps.paymentEvents).toHaveLength(1);
  expect(await getBilling(deps, actor)).toMatchObject({ planId: "free" });
  for (const event of [...deps.paymentEvents, ...deps.paymentEvents]) await handlePaymentEvent(deps, event);
  expect(await getBilling(deps, actor)).toMatchObject({ planId: "facilitator_pro", status: "active" });
});

it("what falls due as the provider's clock is moved on is told of, too", async () => {
  const { payments, events, buy } = provider();
  const { customerId } = await buy(cards.failsLater);
  payments.act(customerId, "advance", "31");
  events.splice(0);
  expect(payments.viewPortal(customerId)?.subscription).toMatchObject({ status: "past_due" });
  expect(events).toEqual([customerId]);
  const again = await payments.createCheckout({
    ...{ customerId, userId: person.userId, interval: "year", trialDays: null },
  });
  expect(payments.viewCheckout(idIn(again))).toMatchObject({ state: "open", amount: 19_000 });
});

it("a subscription of the 31st ends with a shorter month", async () => {
  const { payments, buy, clock } = provider(memoryStore(), "2027-01-31T09:00:00Z");
  const { customerId } = await buy();
  const end = () => payments.viewPortal(customerId)?.subscription?.currentPeriodEnd.toISOString();
  expect(end()).toBe("2027-02-28T09:00:00.000Z");
  clock.advance(days(29));
  expect(end()).toBe("2027-03-28T09:00:00.000Z");
});

it("a payment page closes after an hour, and says so", async () => {
  const { payments, clock } = provider();
  const customerId = await payments.createCustomer(person);
  const request = { customerId, userId: person.userId, interval: "month", trialDays: null } as const;
  const sessionId = idIn(await payments.createCheckout(request));
  clock.advance(hours(1));
  expect(payments.viewCheckout(sessionId)).toMatchObject({ state: "expired" });
  expect(payments.pay(sessionId, cards.good).problem).toMatch(/expired/);
});

describe("the portal refuses", () => {
  it.each<[what: string, act: readonly [string, string], says: RegExp]>([
    ["no card number", ["card", "4242"], /isn’t a card number/],
    ["a card that is declined", ["card", cards.declined], /declined/],
    ["half a person", ["seats", "1.5"], /1 to 100 people/],
    ["any change before the first payment", ["cancel", ""], /isn’t confirmed yet/],
  ])("%s", async (what, [act, value], says) => {
    const { payments, buy } = provider();
    const { customerId } = await buy(what.includes("first payment") ? cards.slow : cards.good);
    expect(payments.act(customerId, act, value)).toMatch(says);
  });

  it("everyone whom it doesn't know", () => {
    const { payments, events } = provider();
    expect(payments.act("cus_x", "cancel")).toMatch(/no such page/);
    expect(payments.viewPortal("cus_x")).toBeNull();
    expect(payments.viewCheckout("cs_test_x")).toBeNull();
    expect(payments.pay("cs_test_x", cards.good).problem).toMatch(/no such payment/);
    expect(events).toEqual([]);
  });
});

it("nothing that comes over HTTP is an event", async () => {
  expect(await provider().payments.readEvent("{}", "t=1,v1=1")).toBeNull();
});

describe("the file", () => {
  function place() {
    const folder = mkdtempSync(join(tmpdir(), "payments-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, "payments.json");
  }

  it("outlives the process, and two may share it", async () => {
    const path = place();
    const { customerId, sessionId } = await provider(fileStore(path)).buy(cards.slow);
    const { payments, clock } = provider(fileStore(path));
    expect(payments.viewCheckout(sessionId)).toMatchObject({ state: "complete", email: person.email });
    clock.advance(seconds(20));
    expect(await payments.findCustomer(customerId)).toMatchObject({ subscriptions: [{ status: "active" }] });
    await payments.deleteCustomer(customerId);
    expect(await provider(fileStore(path)).payments.findCustomer(customerId)).toBeNull();
  });

  it.each(["{", "[]", `{"offsetMs":0,"customers":{"cus_1":{}}}`])(
    "counts as empty where it holds %s",
    async (text) => {
      const path = place();
      writeFileSync(path, text);
      expect(await provider(fileStore(path)).payments.findCustomer("cus_1")).toBeNull();
    },
  );
});

it("someone whom the provider has forgotten can buy again", async () => {
  const deps = await makeDeps();
  const actor = await makeUser(deps);
  await buyPlan(deps, actor);
  await deps.devPayments.deleteCustomer(await openPortalOf(deps, actor));
  expect(await refreshBilling(deps, actor, {})).toMatchObject({ planId: "free" });
  expect((await startCheckout(deps, actor, { interval: "year" })).url).toContain("/dev/checkout/");
});
