import { demoDataId } from "#src/shared/site/demo.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api.ts";
import { errorText } from "./api-error.ts";
import { lasting } from "#src/islands/kit/browser/browser-storage.ts";
import { demoRefusal } from "./demo.ts";
import { request } from "./request.ts";
import { bearerHeader, forgetPerson } from "#src/islands/kit/session/token-store.ts";

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

  it("calls are answered by what the page brought along", async () => {
    await expect(api.survey.list.query()).resolves.toEqual([{ id: "demo" }]);
    await expect(request("get", "/api/billing?x=1")).resolves.toEqual({ planId: "free" });
    expect(reached).not.toHaveBeenCalled();
  });

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

  it("nothing of whoever is signed in here is read or changed", () => {
    expect(bearerHeader()).toEqual({});
    expect(lasting.read("openpane.opened.r1.1")).toBeNull();
    lasting.write("openpane.opened.r1.1", "4");
    expect(lasting.read("openpane.opened.r1.1")).toBe("4");
    forgetPerson();
    expect(localStorage.getItem("auth_token")).toBe("a real one");
    expect(localStorage.getItem("openpane.opened.r1.1")).toBe("3");
  });
});

it("on every other page calls go to the server", async () => {
  await failureOf(api.survey.list.query());
  expect(reached).toHaveBeenCalledOnce();
});
