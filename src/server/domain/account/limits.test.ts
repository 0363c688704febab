import type { Limit } from "#src/server/auth/limits.ts";
import { describe, expect, it } from "vitest";
import { registrationLimits, resendLimits, verificationMailLimits } from "./limits.ts";

const origin = { network: "192.0.2.1" };
const totals = (limits: readonly Limit[]) =>
  limits.filter(({ subject }) => subject === "all").map(({ name }) => name);
const others = (limits: readonly Limit[]) => limits.filter(({ subject }) => subject !== "all");

describe("asking for the link again, which no bot check guards", () => {
  it("uses up nothing of the registrations of all", () => {
    const email = "ada@example.org";
    const registering = [...registrationLimits(origin, email), ...verificationMailLimits(origin, email)];
    expect(totals(resendLimits(origin, email))).toHaveLength(1);
    expect(totals(registering)).not.toContain(totals(resendLimits(origin, email))[0]);
  });

  it("is counted with them for one mailbox and one network", () => {
    const email = "ada@example.org";
    expect(others(resendLimits(origin, email))).toEqual(others(verificationMailLimits(origin, email)));
  });
});
