import { seconds } from "#src/server/clock.ts";
import { cards } from "#tests/setup/cards.ts";
import { idIn } from "#tests/setup/payments.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDevPayments, fileStore } from "./dev-payments.ts";
import { memoryStore } from "./state.ts";

/* Development only. A subscription's life is in tests/integration/billing/purchase.test.ts. */

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

describe("the portal refuses", () => {
  it.each<[what: string, act: readonly [string, string], says: RegExp]>([
    ["no card number", ["card", "4242"], /isn’t a card number/],
    ["a declined card", ["card", cards.declined], /declined/],
    ["half a person", ["seats", "1.5"], /1 to 100 people/],
    ["any change before the first payment", ["cancel", ""], /isn’t confirmed yet/],
  ])("%s", async (what, [act, value], says) => {
    const { payments, buy } = provider();
    const { customerId } = await buy(what.includes("first payment") ? cards.slow : cards.good);
    expect(payments.act(customerId, act, value)).toMatch(says);
  });
});

it("HTTP requests aren't events", async () => {
  expect(await provider().payments.readEvent("{}", "t=1,v1=1")).toBeNull();
});

describe("the file", () => {
  function place() {
    const folder = mkdtempSync(join(tmpdir(), "payments-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, "payments.json");
  }

  it("survives the process and can be shared by two", async () => {
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
    "counts as empty if it holds %s",
    async (text) => {
      const path = place();
      writeFileSync(path, text);
      expect(await provider(fileStore(path)).payments.findCustomer("cus_1")).toBeNull();
    },
  );
});
