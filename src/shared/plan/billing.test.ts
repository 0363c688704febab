import { describe, expect, it } from "vitest";
import type { Billing } from "./billing.output.ts";
import { freeBilling, planInfo } from "./billing.ts";

const now = new Date("2026-11-20T09:00:00.000Z");
const paid = (status: Billing["status"], trialEndsAt: string | null = null): Billing => ({
  ...freeBilling,
  planId: "facilitator_pro",
  status,
  trialEndsAt,
});
const free = (status: Billing["status"]): Billing => ({ ...freeBilling, status });

describe("planInfo", () => {
  it.each<[what: string, billing: Billing | null, isAdmin: boolean, isActive: boolean, hasFeatures: boolean]>(
    [
      ["no plan", null, false, true, false],
      ["the free plan", freeBilling, false, true, false],
      ["the free plan on trial", free("trialing"), false, true, false],
      ["the free plan, canceled", free("canceled"), false, false, false],
      ["the paid plan", paid("active"), false, true, true],
      ["the paid plan after its trial", paid("active", "2026-01-01T00:00:00.000Z"), false, true, true],
      ["a trial without an end", paid("trialing"), false, true, true],
      ["a trial with a moment left", paid("trialing", "2026-11-20T09:00:00.001Z"), false, true, true],
      ["a trial that ends now", paid("trialing", "2026-11-20T09:00:00.000Z"), false, false, false],
      ["an expired trial", paid("trialing", "2026-11-20T08:59:59.999Z"), false, false, false],
      ["a canceled plan", paid("canceled"), false, false, false],
      [
        "a canceled plan whose period runs",
        { ...paid("canceled"), currentPeriodEnd: "2027-01-01T00:00:00.000Z" },
        false,
        false,
        false,
      ],
      ["an administrator without a plan", null, true, true, true],
      [
        "an administrator with an expired trial",
        paid("trialing", "2020-01-01T00:00:00.000Z"),
        true,
        true,
        true,
      ],
      ["an administrator with a canceled plan", paid("canceled"), true, true, true],
    ],
  )("%s", (_what, billing, isAdmin, isActive, hasFeatures) => {
    const info = planInfo(billing, isAdmin, now);
    expect(info).toMatchObject({ isActive, needsUpgrade: !hasFeatures });
    expect(info.features).toEqual({
      facilitatorAccess: hasFeatures,
      unlimitedAssessments: hasFeatures,
      teamDashboard: hasFeatures,
      bulkInvites: hasFeatures,
      prioritySupport: hasFeatures,
    });
  });

  it("says which plan it is", () => {
    expect(planInfo(paid("canceled"), false, now)).toMatchObject({
      id: "facilitator_pro",
      status: "canceled",
    });
    expect(planInfo(null, false, now)).toMatchObject({ id: "free", status: "active" });
    expect(planInfo(free("canceled"), true, now)).toMatchObject({ id: "facilitator_pro", status: "active" });
  });
});
