import { expect, it } from "vitest";
import { isBusy } from "./faults.ts";

it.each([
  ["SQLITE_BUSY", true],
  ["SQLITE_LOCKED_SHAREDCACHE", true],
  // A libSQL server ends a transaction that has been open for five seconds.
  ["TRANSACTION_TIMEOUT", true],
  ["STREAM_EXPIRED", true],
  ["SQLITE_CONSTRAINT_UNIQUE", false],
  ["SQLITE_FULL", false],
])("%s stored nothing and is worth a retry: %s", (code, busy) => {
  const cause = Object.assign(new Error("no"), { code });
  expect(isBusy(new Error("Failed query", { cause }))).toBe(busy);
});
