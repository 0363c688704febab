import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { useBilling } from "./PlanSection.tsx";
import { freeBilling } from "#src/shared/plan/billing.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";

watchPage();
afterEach(() => void vi.useRealTimers());

const person = { id: "1", role: "user", isAdmin: false } as const;
const render = (user: Parameters<typeof useBilling>[0]) =>
  renderHook(() => useBilling(user), { wrapper: IslandRoot }).result;

it("asks once for each person, and again after five minutes", async () => {
  vi.useFakeTimers();
  const calls = fakeTrpc({ "GET /api/billing": () => freeBilling });
  const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const first = render(person);
  await settle(1);
  expect(first.current.data).toEqual(freeBilling);
  await settle(5 * 60 * 1_000 - 2_000);
  render(person);
  await settle(1);
  expect(calls).toHaveLength(1);
  render({ ...person, id: "2" });
  await settle(1);
  expect(calls).toHaveLength(2);
  await settle(2_000);
  render(person);
  await settle(1);
  expect(calls).toHaveLength(3);
});

it.each([{ isAdmin: true }, { role: "admin" as const }])("does not ask for %j", async (admin) => {
  const calls = fakeTrpc({ "GET /api/billing": () => freeBilling });
  const billing = render({ ...person, ...admin });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(calls).toEqual([]);
  expect(billing.current.data).toBeUndefined();
});

it("takes nonsense for nothing", async () => {
  fakeTrpc({ "GET /api/billing": () => "hello" });
  const billing = render(person);
  await vi.waitFor(() => expect(billing.current.data).toBeNull(), 10_000);
});
