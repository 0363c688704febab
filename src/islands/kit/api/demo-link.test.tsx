import { demoDataId } from "#src/shared/site/demo.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorText } from "./api-error.ts";
import { api } from "./api.ts";
import { demoRefusal } from "./demo.ts";
import { request } from "./request.ts";

const reached = vi.fn<typeof fetch>(() => Promise.reject(new Error("The server was asked.")));

function bringAlong(answers: object): void {
  const script = Object.assign(document.createElement("script"), {
    id: demoDataId,
    type: "application/json",
  });
  script.textContent = JSON.stringify(answers);
  document.head.append(script);
}

const failureOf = (call: Promise<unknown>) => call.then(() => "it went through", errorText);

beforeEach(() => {
  vi.stubGlobal("fetch", reached);
  reached.mockClear();
  localStorage.setItem("auth_token", "a real one");
  localStorage.setItem("openpane.opened.r1.1", "3");
});
afterEach(() => {
  document.getElementById(demoDataId)?.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("on a demo page", () => {
  beforeEach(() => bringAlong({ "survey.list": [{ id: "demo" }], "GET /api/billing": { planId: "free" } }));

  it("what would change something is refused in words for the person, as is what is not there", async () => {
    const refused = [
      api.survey.create.mutate({ title: "Mine" }),
      api.session.logOut.mutate(),
      api.account.me.query(),
      request("patch", "/api/me", { firstName: "Eve" }),
      request("get", "/api/me"),
      request("delete", "/api/billing"),
    ].map(failureOf);
    for (const text of await Promise.all(refused)) expect(text).toBe(demoRefusal);
    expect(reached).not.toHaveBeenCalled();
  });
});

it("on every other page calls go to the server", async () => {
  await failureOf(api.survey.list.query());
  expect(reached).toHaveBeenCalledOnce();
});
