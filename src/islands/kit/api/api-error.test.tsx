import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { expect, it } from "vitest";
import { api } from "./api.ts";
import { errorIssues, errorStatus, errorText, staysOn401 } from "./api-error.ts";
import { storeToken } from "#src/islands/kit/session/token-store.ts";

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
