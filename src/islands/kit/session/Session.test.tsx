import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { SessionIsland } from "./Session.tsx";
import { forgetToken, readToken, storeToken } from "./session.ts";

const visited = watchPage();

const person = (returnTo: string | null, onboardingStatus: "completed" | "not_started" = "completed") => ({
  id: "ada",
  onboardingStatus,
  onboardingState: { intendedAccountType: null, return_to: returnTo },
});

/** The server's word on the PATCH that clears the place. */
let answer: () => unknown;
let calls: ReturnType<typeof fakeTrpc>;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/dashboard/self");
  answer = () => person(null);
  calls = fakeTrpc({ "PATCH /api/me": () => answer() });
});
afterEach(() => void vi.useRealTimers());

const patches = () =>
  calls.filter(({ procedure }) => procedure === "PATCH /api/me").map(({ input }) => input);
const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const clearing = { onboardingState: { return_to: null } };

describe("someone who broke off elsewhere", () => {
  it("goes there 500 ms after the server has forgotten it", async () => {
    render(<SessionIsland known={person("/assessment/new?x=1")} />);
    await settle(499);
    expect([patches(), visited]).toEqual([[clearing], []]);
    await settle(1);
    expect(visited).toEqual(["/assessment/new?x=1"]);
  });

  it.each([
    ["refuses", () => new Refusal(401, "Please sign in.")],
    ["fails", () => new Refusal(500, "Something went wrong.")],
    ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("goes there once when the server %s", async (_, refusing) => {
    answer = refusing;
    const first = render(<SessionIsland known={person("/account")} />);
    await settle(500);
    expect(visited).toEqual(["/account"]);
    first.unmount();
    render(<SessionIsland known={person("/account")} />);
    await settle(1_000);
    expect([visited, patches().length]).toEqual([["/account"], 1]);
  });

  it("stays where it already is, and the server forgets it", async () => {
    render(<SessionIsland known={person("/dashboard/self#rounds")} />);
    await settle(1_000);
    expect([patches(), visited]).toEqual([[clearing], []]);
  });

  it("is known by the token, too", async () => {
    storeToken("abc");
    calls = fakeTrpc({ "GET /api/me": () => person("/account"), "PATCH /api/me": () => answer() });
    render(<SessionIsland known={null} />);
    await settle(600);
    expect(visited).toEqual(["/account"]);
    expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc", "Bearer abc"]);
  });

  it("goes nowhere once the page is left", async () => {
    const page = render(<SessionIsland known={person("/account")} />);
    await settle(100);
    page.unmount();
    await settle(1_000);
    expect(visited).toEqual([]);
  });
});

describe("nobody is led away", () => {
  it.each(["/onboarding", "/onboarding/individual/1", "/admin", "/admin/blog"])("from %s", async (path) => {
    history.replaceState(null, "", path);
    render(<SessionIsland known={person("/account")} />);
    await settle(1_000);
    expect([patches(), visited]).toEqual([[], []]);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
    "to %j",
    async (target) => {
      render(<SessionIsland known={person(target)} />);
      await settle(1_000);
      expect([patches(), visited]).toEqual([[], []]);
    },
  );

  it.each([
    ["whose onboarding is not over", person("/account", "not_started")],
    ["who has broken off nowhere", person(null)],
    ["who is not known", null],
  ])("%s", async (_, known) => {
    render(<SessionIsland known={known} />);
    await settle(1_000);
    expect([patches(), visited]).toEqual([[], []]);
  });
});

describe("a page of someone, while another tab", () => {
  /** As a browser tells a tab of what another one has written. */
  const tellFromElsewhere = () => window.dispatchEvent(new StorageEvent("storage", { key: "auth_token" }));
  const reload = () => vi.spyOn(location, "reload").mockImplementation(() => undefined);

  it("signs them out loads again: nothing of them may stay in sight", async () => {
    const reloaded = reload();
    storeToken("of ada");
    fakeTrpc({ "GET /api/me": () => person(null) });
    render(<SessionIsland known={person(null)} />);
    await settle(100);
    forgetToken();
    expect(reloaded).not.toHaveBeenCalled();
    tellFromElsewhere();
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it.each([
    ["signs somebody else in loads again: it must not change the other’s account", "bea", 1],
    ["gets them a new token stays as it is", "ada", 0],
  ])("%s", async (_, id, times) => {
    const reloaded = reload();
    storeToken("of ada");
    let who = "ada";
    fakeTrpc({ "GET /api/me": () => ({ ...person(null), id: who }) });
    render(<SessionIsland known={null} />);
    await settle(100);
    who = id;
    storeToken("a new one");
    tellFromElsewhere();
    await settle(100);
    expect(reloaded).toHaveBeenCalledTimes(times);
  });

  it("has a token that cannot be looked at now stays as it is", async () => {
    const reloaded = reload();
    fakeTrpc({ "GET /api/me": () => Promise.reject(new TypeError("Failed to fetch")) });
    render(<SessionIsland known={person(null)} />);
    storeToken("of whom?");
    tellFromElsewhere();
    await settle(100);
    expect(reloaded).not.toHaveBeenCalled();
  });

  it("has left someone else's token becomes the cookie's alone, and is never of two", async () => {
    const reloaded = reload();
    storeToken("of bea");
    fakeTrpc({ "GET /api/me": () => ({ ...person(null), id: "bea" }) });
    render(<SessionIsland known={person(null)} />);
    await settle(100);
    expect([readToken(), reloaded.mock.calls.length]).toEqual([null, 1]);
  });
});
