import { expect, it } from "vitest";
import { readAudit } from "./audit.ts";

it("names each package with a known fault, and how bad it is", () => {
  const printed = { vulnerabilities: { left: { name: "left", severity: "high" } }, metadata: {} };
  expect(readAudit(JSON.stringify(printed))).toEqual({ result: "vulnerable", packages: ["left (high)"] });
});

it("says so when there are none", () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ result: "clean" });
});

it("doesn't take a registry that can't be asked for one that knows of none", () => {
  const printed = { message: "405 Method Not Allowed", statusCode: 405 };
  expect(readAudit(JSON.stringify(printed))).toEqual({ result: "unknown", reason: "405 Method Not Allowed" });
  expect(readAudit("{}")).toEqual({ result: "unknown", reason: "npm says nothing" });
});
