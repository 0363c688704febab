import { expect, it } from "vitest";
import { logInMode } from "./log-in-mode.ts";

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
