import { freeBilling } from "#src/shared/plan/billing.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BillingSuccess } from "./BillingSuccess.tsx";

const visited = watchPage();
beforeEach(() => storeToken("abc"));
afterEach(() => vi.useRealTimers());

const paid: Billing = {
  ...freeBilling,
  planId: "facilitator_pro",
  interval: "month",
  amount: 1_900,
  currency: "usd",
  hasPortal: true,
};
const show = (sessionId: string | null, initial: Billing | null = null, isNew = false) =>
  renderIsland(<BillingSuccess sessionId={sessionId} initial={initial} isNew={isNew} />);
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

it("asks the provider about the visit, says what is on, and leads to the first step", async () => {
  const calls = fakeTrpc({ "billing.sync": () => paid });
  show("cs_1");
  await heading("Facilitator Pro is on");
  expect(calls.map(({ procedure, input }) => [procedure, input])).toEqual([
    ["billing.sync", { sessionId: "cs_1" }],
  ]);
  expect(screen.getByText(/You pay \$19 a month\. Your next payment is on/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "A programme" }).getAttribute("href")).toBe(
    "/new-assessment/facilitator",
  );
});

it("says after the start of a trial when it ends, without asking", async () => {
  const calls = fakeTrpc({});
  show(null, { ...paid, interval: null, status: "trialing", trialEndsAt: "2999-01-01T12:00:00.000Z" }, true);
  await heading("Facilitator Pro is on");
  expect(screen.getByText(/1 January 2999/).closest("p")?.textContent).toMatch(/no card to charge/);
  expect(screen.getByRole("link", { name: "Look at an example first" }).getAttribute("href")).toBe(
    "/onboarding/facilitator/1?intent=upgrade",
  );
  expect(calls).toEqual([]);
});

it("waits for a payment that a bank is still confirming", async () => {
  vi.useFakeTimers();
  const answers = [{ ...freeBilling, isPending: true }, { ...freeBilling, isPending: true }, paid];
  fakeTrpc({ "billing.sync": () => answers.shift() });
  show("cs_1");
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole("heading", { name: /bank is confirming/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(screen.getByRole("heading", { name: /bank is confirming/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByRole("heading", { name: "Facilitator Pro is on" })).toBeTruthy();
});

it("stays as it is while it asks again, and asks on when that fails", async () => {
  vi.useFakeTimers();
  const waiting = { ...freeBilling, isPending: true };
  const late = new Promise((resolve) => setTimeout(() => resolve(waiting), 2_000));
  const answers = [waiting, late, new Refusal(503, "We can’t reach our payment provider."), paid];
  fakeTrpc({ "billing.sync": () => answers.shift() });
  show("cs_1");
  await act(() => vi.advanceTimersByTimeAsync(10));
  const shown = screen.getByRole("heading", { name: /bank is confirming/ });
  for (const ms of [3_100, 2_000, 5_100]) {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    expect(screen.getByRole("heading")).toBe(shown);
  }
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(screen.getByRole("heading", { name: "Facilitator Pro is on" })).toBeTruthy();
});

it.each<[what: string, answer: unknown, says: RegExp]>([
  ["someone else’s payment", new Refusal(404, "We don’t know this payment."), /don’t know this payment/],
  ["nothing that was paid", freeBilling, /Nothing was charged/],
])("tells of %s", async (_, answer, says) => {
  fakeTrpc({ "billing.sync": () => answer });
  show("cs_1");
  await heading(says);
});

it("offers another try when the provider is out of reach", async () => {
  const answers = [new Refusal(503, "We can’t reach our payment provider."), paid];
  fakeTrpc({ "billing.sync": () => answers.shift() });
  show("cs_1");
  expect(await screen.findByText(/can’t reach our payment provider/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Your plan" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button"));
  await heading("Facilitator Pro is on");
  expect(visited).toEqual([]);
});
