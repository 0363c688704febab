import { expect, it } from "vitest";
import { logInMode, passwordTarget } from "./log-in-mode.ts";

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
