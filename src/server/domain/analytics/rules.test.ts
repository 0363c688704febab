import { expect, it } from "vitest";
import { isCounted } from "./record-event.ts";

it.each([
  "/",
  "/login",
  "/assessment/:id/results",
  "/onboarding/:flow/:step",
  "/verify-email/:token",
  "/learn/johari-window",
  "/404",
])("counts %s", (path) => {
  expect(isCounted(path)).toBe(true);
});

it.each([
  "/shared/:shareId",
  "/s/:code",
  "/s",
  "/withdraw/:key",
  "/w/:code",
  "/workshops/:key",
  "/assessment/complete",
  "/assessment/invite/:token",
])("ignores the peers' %s", (path) => {
  expect(isCounted(path)).toBe(false);
});

it.each([
  "",
  "login",
  "//evil.example",
  "/login?token=abc",
  "/login#abc",
  "/assessment/8f14e45fceea167a",
  "/verify-email/Zm9vYmFyYmF6cXV4",
  "/blog/ada@example.org",
  "/a/b/c/d/e/f/g",
  "/login/",
  `/${"a".repeat(25)}`,
  "/a\nb",
  "/<b>",
])("refuses %j as a page", (path) => {
  expect(isCounted(path)).toBe(false);
});
