import { describe, expect, it } from "vitest";
import { logInMode, passwordTarget } from "#src/shared/account/sign-in-address.ts";
import { dashboardTarget } from "#src/shared/survey/dashboard.ts";
import { destinationAfterSignIn, destinationOfAdmin, signInQuery, withSignInQuery } from "./destination.ts";

const user = (
  onboardingStatus: "not_started" | "completed" = "completed",
  intendedAccountType: "individual" | "facilitator" | null = null,
  return_to: string | null = null,
) => ({ onboardingStatus, onboardingState: { intendedAccountType, return_to } });

const query = (search = "") => signInQuery(new URLSearchParams(search));

describe("destinationAfterSignIn", () => {
  it.each([
    ["a kept place", user("not_started", "individual", "/assessment/a"), "", "/assessment/a"],
    ["a kept place after onboarding", user("completed", null, "/assessment/a"), "", "/assessment/a"],
    ["a kept place, before an upgrade", user("not_started", null, "/a"), "intent=upgrade", "/a"],
    ["an upgrade", user("not_started", "individual"), "intent=upgrade", "/onboarding/facilitator/1"],
    ["an undecided person's upgrade", user("not_started"), "intent=upgrade", "/onboarding/facilitator/1"],
    ["an individual", user("not_started", "individual"), "", "/onboarding/individual/1"],
    ["a facilitator", user("not_started", "facilitator"), "", "/onboarding/facilitator/1"],
    ["an unknown intent", user("not_started", "individual"), "intent=x", "/onboarding/individual/1"],
    ["someone undecided", user("not_started"), "", "/onboarding"],
    ["someone onboarded", user(), "", "/dashboard"],
    ["someone onboarded of a type", user("completed", "facilitator"), "", "/dashboard"],
    ["someone onboarded who upgrades", user(), "intent=upgrade", "/dashboard"],
    ["next", user("not_started", "individual"), "next=/assessment/new", "/assessment/new"],
    ["next, before a kept place", user("completed", null, "/a"), "next=/b", "/b"],
    ["next, before subscribing", user("not_started"), "next=/b&intent=subscribe", "/b"],
    ["next, before an upgrade", user("not_started"), "next=/b&intent=upgrade", "/b"],
    ["subscribing", user("not_started"), "intent=subscribe", "/subscribe"],
    ["subscribing, before a kept place", user("not_started", null, "/a"), "intent=subscribe", "/subscribe"],
    ["next of another origin", user("not_started"), "next=//evil.example", "/onboarding"],
    ["next of another origin, subscribing", user(), "next=//evil.example&intent=subscribe", "/subscribe"],
    ["a kept place of another origin", user("completed", null, "https://evil.example"), "", "/dashboard"],
    ["a kept place that leads back here", user("completed", null, "/login"), "", "/dashboard"],
    [
      "a kept place that leads back here, asking",
      user("completed", null, "/register/?by=link#x"),
      "",
      "/dashboard",
    ],
    [
      "a kept place that signs out",
      user("not_started", "individual", "/force-logout"),
      "",
      "/onboarding/individual/1",
    ],
    ["next that leads back here", user("completed", null, "/a"), "next=/login%3Fnext=/b", "/a"],
    ["next that signs out", user(), "next=/force-logout", "/dashboard"],
    ["next with a similar beginning", user(), "next=/login-help", "/login-help"],
    ["a kept place of another origin, new", user("not_started", null, "//evil.example"), "", "/onboarding"],
  ])("%s", (_case, who, search, path) => {
    expect(destinationAfterSignIn(who, query(search))).toBe(path);
  });
});

describe("destinationOfAdmin", () => {
  it.each([
    ["", "/admin"],
    ["next=/admin/blog", "/admin/blog"],
    ["next=//evil.example", "/admin"],
    ["intent=subscribe", "/admin"],
  ])("%s", (search, path) => {
    expect(destinationOfAdmin(query(search))).toBe(path);
  });
});

describe("withSignInQuery", () => {
  it("keeps the query and nothing else", () => {
    expect(withSignInQuery("/login", query("next=/a%3Fb%3D1&intent=subscribe&mode=x"))).toBe(
      "/login?next=%2Fa%3Fb%3D1&intent=subscribe",
    );
    expect(withSignInQuery("/login", query())).toBe("/login");
    expect(withSignInQuery("/login?mode=x", query("next=/a"))).toBe("/login?mode=x&next=%2Fa");
  });
});

it.each([
  ["", "/dashboard/self"],
  ["tab=self", "/dashboard/self"],
  ["tab=facilitator", "/dashboard/facilitator"],
  ["tab=somewhere", "/dashboard/self"],
  ["tab=facilitator&client=7&sort=name", "/dashboard/facilitator?client=7&sort=name"],
  ["welcome=1", "/dashboard/self?welcome=1"],
])("leads %j to %s", (search, path) => {
  expect(dashboardTarget(new URLSearchParams(search), false)).toBe(path);
});

it.each([
  ["", "/dashboard/facilitator"],
  ["tab=self", "/dashboard/self"],
])("leads someone who leads others by %j to %s", (search, path) => {
  expect(dashboardTarget(new URLSearchParams(search), true)).toBe(path);
});

it.each([
  ["", { kind: "log-in" }],
  ["next=/dashboard", { kind: "log-in" }],
  ["tab=login", { kind: "log-in" }],
  ["mode=forgot-password", { kind: "forgot-password" }],
  ["mode=other", { kind: "log-in" }],
  ["token=abc", { kind: "reset-password", token: "abc" }],
  ["reset=abc", { kind: "reset-password", token: "abc" }],
  ["token=", { kind: "log-in" }],
])("/login?%s", (query, mode) => {
  expect(logInMode(new URLSearchParams(query))).toEqual(mode);
});

it.each([
  ["", "/login?mode=forgot-password"],
  ["mode=other", "/login?mode=forgot-password"],
  ["token=a%2Fb", "/login?token=a%2Fb"],
  ["reset=abc", "/login?token=abc"],
])("an old password screen with %s leads to %s", (query, target) => {
  expect(passwordTarget(new URLSearchParams(query))).toBe(target);
});
