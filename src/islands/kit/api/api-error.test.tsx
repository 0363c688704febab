import { storeToken } from "#src/islands/kit/session/session.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorIssues, errorStatus, errorText, staysOn401 } from "./api-error.ts";
import { api } from "./api.ts";

watchPage();

const failure = () => api.account.me.query().then(String, (error: unknown) => error);

it("tells a refusal in the server's words", async () => {
  const issues = [{ path: "email", message: "Please enter a valid email" }];
  fakeTrpc({ "account.me": () => new Refusal(400, "Please enter a valid email", issues) });
  const error = await failure();
  expect([errorText(error), errorStatus(error)]).toEqual(["Please enter a valid email", 400]);
  expect(errorIssues(error)).toEqual(issues);
});

it("tells a lost network in words of its own", async () => {
  fakeTrpc({
    "account.me": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const error = await failure();
  expect(errorText(error)).toMatch(/couldn’t reach the server/);
  expect([errorStatus(error), staysOn401(error), errorIssues(error)]).toEqual([null, false, []]);
});

it("sends the token along, and nothing without one", async () => {
  const calls = fakeTrpc({ "account.me": () => ({}) });
  await api.account.me.query();
  storeToken("abc");
  await api.account.me.query();
  expect(calls.map(({ authorization }) => authorization)).toEqual([null, "Bearer abc"]);
});

describe("calls of one moment", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("keeps calls of one moment in one request", async () => {
    fakeTrpc({ "survey.list": () => [], "dashboard.stats": () => ({}) });
    const both = Promise.all([api.survey.list.query(), api.dashboard.stats.query()]);
    await settle(1);
    await both;
    expect(fetch).toHaveBeenCalledOnce();
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
});
