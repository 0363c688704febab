import type { Billing } from "#src/shared/plan/billing.output.ts";
import { freeBilling } from "#src/shared/plan/billing.ts";
import { shownUser } from "#tests/factories/shown-user.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PlanSection } from "./PlanSection.tsx";

const visited = watchPage();

const user = shownUser();
const paid: Billing = {
  ...freeBilling,
  planId: "facilitator_pro",
  currentPeriodEnd: "2999-02-01T12:00:00.000Z",
};
const trial: Billing = { ...paid, status: "trialing", trialEndsAt: "2999-01-01T12:00:00.000Z" };

const text = () => screen.getByRole("heading", { name: "Your plan" }).parentElement?.textContent;

const subscription: Billing = { ...paid, interval: "month", amount: 1_900, currency: "usd", hasPortal: true };
const endsAt = "2999-02-01T12:00:00.000Z";

it.each<[what: string, billing: Billing, says: RegExp, offers: readonly string[]]>([
  ["the free plan", { ...freeBilling, payments: "stripe" }, /Free plan/, ["Choose a plan"]],
  [
    "the free plan of someone who can try",
    { ...freeBilling, payments: "dev", canTry: true },
    /Free plan/,
    ["Start 14 days free", "See the plans"],
  ],
  ["the free plan where none is sold", freeBilling, /Free plan/, ["See what Facilitator Pro adds"]],
  ["a trial", { ...trial, payments: "stripe" }, /trial runs until 1 January 2999/, ["Choose a plan"]],
  [
    "a trial that is over",
    { ...trial, trialEndsAt: "2020-01-01T12:00:00.000Z", payments: "stripe" },
    /Free plan.*trial ended on 1 January 2020/,
    ["Choose a plan"],
  ],
  [
    "a subscription",
    subscription,
    /You pay \$19 a month\. Your next payment is on 1 February 2999/,
    ["Manage my plan"],
  ],
  [
    "one that begins after free days",
    { ...subscription, status: "trialing", trialEndsAt: "2999-01-01T12:00:00.000Z" },
    /free days run until 1 January 2999\. After that you pay \$19 a month/,
    ["Manage my plan"],
  ],
  [
    "one for several people",
    { ...subscription, seats: 3 },
    /You pay \$57 a month \(\$19 for each of 3 people\)\. Your next payment/,
    ["Manage my plan"],
  ],
  [
    "one for several people after free days",
    { ...subscription, seats: 2, status: "trialing", trialEndsAt: "2999-01-01T12:00:00.000Z" },
    /After that you pay \$38 a month \(\$19 for each of 2 people\)\./,
    ["Manage my plan"],
  ],
  [
    "a seat in someone else’s",
    { ...paid, currentPeriodEnd: null, seatOf: "Harbour" },
    /You have a seat in the plan of Harbour\. There’s nothing to pay\./,
    [],
  ],
  ["one that ends", { ...subscription, endsAt }, /ends on 1 February 2999/, ["Keep my plan"]],
  ["one whose payment failed", { ...subscription, isPastDue: true }, /didn’t go through/, ["Update my card"]],
  [
    "one that has ended",
    { ...paid, status: "canceled", hasPortal: true, payments: "stripe" },
    /Free plan.*ended on 1 February 2999/,
    ["See my invoices", "Choose a plan"],
  ],
  ["a payment that is being confirmed", { ...freeBilling, isPending: true }, /still confirming/, []],
  ["a plan that was given", paid, /gave you this plan until 1 February 2999/, []],
])("tells of %s, and offers what fits", async (_, billing, says, offers) => {
  fakeTrpc({ "GET /api/billing": () => billing });
  renderIsland(<PlanSection user={user} />);
  await vi.waitFor(() => expect(text()).toMatch(says), 10_000);
  const acts = [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")];
  expect(acts.map(({ textContent }) => textContent)).toEqual(offers);
});

it("asks the payment provider when someone comes back from there, and not at a reload", async () => {
  history.replaceState(null, "", "/account?billing=changed#plan");
  fakeTrpc({
    "GET /api/billing": () => subscription,
    "billing.sync": () => ({ ...subscription, endsAt }),
  });
  renderIsland(<PlanSection user={user} />);
  await vi.waitFor(() => expect(text()).toMatch(/ends on 1 February 2999/), 10_000);
  expect(location.search + location.hash).toBe("#plan");
});

it("leads to the portal once for two clicks", async () => {
  const calls = fakeTrpc({
    "GET /api/billing": () => subscription,
    "billing.portal": () => ({ url: "https://pay.example/p" }),
  });
  renderIsland(<PlanSection user={user} />);
  const button = await screen.findByRole("button", { name: "Manage my plan" });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(visited).toEqual(["https://pay.example/p"]), 10_000);
  expect(calls.filter(({ procedure }) => procedure === "billing.portal")).toHaveLength(1);
});

it("sends nobody away whose session has ended", async () => {
  fakeTrpc({ "GET /api/billing": () => new Refusal(401, "Please sign in.") });
  renderIsland(<PlanSection user={user} />);
  expect(await screen.findByText("Sign in again to see it.")).toBeTruthy();
  expect(visited).toEqual([]);
});

it("says when it didn't load, and loads it then", async () => {
  const answers = [new Refusal(503, "The service cannot reach its data right now."), freeBilling];
  fakeTrpc({ "GET /api/billing": () => answers.shift() });
  renderIsland(<PlanSection user={user} />);
  expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Free plan")).toBeTruthy();
});
