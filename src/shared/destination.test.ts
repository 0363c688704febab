import { describe, expect, it } from "vitest";
import { destinationAfterSignIn, signInQuery, withSignInQuery } from "./destination.ts";

const user = (
  onboardingStatus: "not_started" | "completed" = "completed",
  intendedAccountType: "individual" | "facilitator" | null = null,
  return_to: string | null = null,
) => ({ onboardingStatus, onboardingState: { intendedAccountType, return_to } });

const query = (search = "") => signInQuery(new URLSearchParams(search));

describe("destinationAfterSignIn, with onboarding", () => {
  it.each([
    ["a kept place", user("not_started", "individual", "/assessment/a"), "", "/assessment/a"],
    ["a kept place after onboarding", user("completed", null, "/assessment/a"), "", "/assessment/a"],
    ["an upgrade", user("not_started", "individual"), "intent=upgrade", "/onboarding/facilitator/1"],
    ["an individual", user("not_started", "individual"), "", "/onboarding/individual/1"],
    ["a facilitator", user("not_started", "facilitator"), "", "/onboarding/facilitator/1"],
    ["somebody undecided", user("not_started"), "", "/onboarding"],
    ["somebody onboarded", user(), "", "/dashboard"],
    ["somebody onboarded who upgrades", user(), "intent=upgrade", "/dashboard"],
    ["next", user("not_started", "individual"), "next=/assessment/new", "/assessment/new"],
    ["next, before a kept place", user("completed", null, "/a"), "next=/b", "/b"],
    ["subscribing", user("not_started"), "intent=subscribe", "/subscribe"],
    ["next of another origin", user("not_started"), "next=//evil.example", "/onboarding"],
    ["a kept place of another origin", user("completed", null, "https://evil.example"), "", "/dashboard"],
  ])("%s", (_case, who, search, path) => {
    expect(destinationAfterSignIn(who, query(search), true)).toBe(path);
  });
});

describe("destinationAfterSignIn, before onboarding is built", () => {
  it.each([
    ["a newcomer", user("not_started", "individual"), "", "/dashboard"],
    ["a newcomer with a next", user("not_started"), "next=/assessment/new", "/assessment/new"],
    ["a newcomer who subscribes", user("not_started"), "intent=subscribe", "/subscribe"],
  ])("%s", (_case, who, search, path) => {
    expect(destinationAfterSignIn(who, query(search))).toBe(path);
  });
});

describe("withSignInQuery", () => {
  it("carries the query over, and nothing else", () => {
    expect(withSignInQuery("/login", query("next=/a%3Fb%3D1&intent=subscribe&mode=x"))).toBe(
      "/login?next=%2Fa%3Fb%3D1&intent=subscribe",
    );
    expect(withSignInQuery("/login", query())).toBe("/login");
  });
});
