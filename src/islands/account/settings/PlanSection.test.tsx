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

it.each([
  ["the free plan", freeBilling, "Free plan", true],
  ["a paid plan", paid, "Facilitator Pro, paid until 1 Feb 2999", false],
  ["a trial", trial, "Facilitator Pro, a trial until 1 Jan 2999", false],
  [
    "a trial that is over",
    { ...trial, trialEndsAt: "2020-01-01T00:00:00.000Z" },
    "whose trial has ended",
    true,
  ],
  ["a canceled plan", { ...paid, status: "canceled" as const }, "Facilitator Pro, canceled", true],
])("tells %s", async (_, billing, says, offers) => {
  fakeTrpc({ "GET /api/billing": () => billing });
  renderIsland(<PlanSection user={user} />);
  await vi.waitFor(() => expect(text()).toContain(says), 10_000);
  expect(screen.queryByRole("link", { name: /See what/ }) !== null).toBe(offers);
});

it("is looked up once for each person in five minutes", async () => {
  const calls = fakeTrpc({ "GET /api/billing": () => freeBilling });
  const again = renderIsland(<PlanSection user={user} />);
  await screen.findByText("Free plan");
  again.unmount();
  renderIsland(<PlanSection user={user} />);
  expect(screen.getByText("Free plan")).toBeTruthy();
  expect(calls).toHaveLength(1);
  renderIsland(<PlanSection user={{ ...user, id: "2" }} />);
  await vi.waitFor(() => expect(calls).toHaveLength(2), 10_000);
});

it.each([{ isAdmin: true }, { role: "admin" as const }])("is not looked up for %j", async (admin) => {
  const calls = fakeTrpc({ "GET /api/billing": () => freeBilling });
  renderIsland(<PlanSection user={{ ...user, ...admin }} />);
  expect(await screen.findByText(/every feature/)).toBeTruthy();
  expect(calls).toEqual([]);
});

it("sends nobody away whose session has ended", async () => {
  fakeTrpc({ "GET /api/billing": () => new Refusal(401, "Please sign in.") });
  renderIsland(<PlanSection user={user} />);
  expect(await screen.findByText("Sign in again to see it.")).toBeTruthy();
  expect(visited).toEqual([]);
});

it("says when it did not load, and loads it then", async () => {
  const answers = [new Refusal(503, "The service cannot reach its data right now."), freeBilling];
  fakeTrpc({ "GET /api/billing": () => answers.shift() });
  renderIsland(<PlanSection user={user} />);
  expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Free plan")).toBeTruthy();
});
