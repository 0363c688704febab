import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";

watchPage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = { firstName: "Ada" };
const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("keeps calls of one moment in one request", async () => {
  fakeTrpc({ "survey.list": () => [], "survey.stats": () => ({}) });
  const both = Promise.all([api.survey.list.query(), api.survey.stats.query()]);
  await settle(1);
  await both;
  expect(fetch).toHaveBeenCalledOnce();
});

it("sends the fourth of four quick changes when its turn has come", async () => {
  const calls = fakeTrpc({ "account.update": () => ({}) });
  const changes = [1, 2, 3, 4].map(() => api.account.update.mutate(names));
  await settle(4_900);
  expect(calls).toHaveLength(3);
  await settle(200);
  await Promise.all(changes);
  expect(calls).toHaveLength(4);
});

it("tells a query that it came too often, in words for the person, and sends nothing", async () => {
  const calls = fakeTrpc({ "survey.list": () => [] });
  const queries = [1, 2, 3].map(() => api.survey.list.query());
  const failed = api.survey.list.query().then(String, (error: unknown) => error);
  await settle(5_100);
  await Promise.all(queries);
  const error = await failed;
  expect(errorText(error)).toBe("Rate limit reached for survey.list. Please try again in a moment.");
  expect(errorStatus(error)).toBeNull();
  expect(calls).toHaveLength(3);
});
