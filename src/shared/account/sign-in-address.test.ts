import { describe, expect, it } from "vitest";
import { afterVerification, oldLoginTarget, verificationResult } from "./sign-in-address.ts";

const params = (search: string) => new URLSearchParams(search);

describe("an old address of /login", () => {
  it.each([
    ["verified=true", "/verify-email?success=true"],
    ["verified=false", "/verify-email?success=false"],
    ["verified=", "/verify-email?success="],
    ["auto_token=abc", "/verify-email?auto_token=abc"],
    ["verified=true&auto_token=a%2Bb%26c", "/verify-email?success=true&auto_token=a%2Bb%26c"],
    ["verified=true&next=//evil.example", "/verify-email?success=true"],
    ["", null],
    ["next=/dashboard&mode=forgot-password", null],
    ["token=abc", null],
  ])("/login?%s leads to %s", (search, target) => {
    expect(oldLoginTarget(params(search))).toBe(target);
  });
});

describe("verificationResult", () => {
  it.each([
    ["", null],
    ["success=", null],
    ["success=true", true],
    ["success=1", true],
    ["success=false", false],
    ["status=success", true],
    ["status=Verified", true],
    ["status=error", false],
    ["status=%3Cb%3E", false],
    ["success=false&status=success", false],
    ["auto_token=abc", null],
  ])("/verify-email?%s says %s", (search, result) => {
    expect(verificationResult(params(search))).toBe(result);
  });
});

describe("afterVerification", () => {
  const newcomer = { onboardingStatus: "not_started" } as const;
  const member = { onboardingStatus: "completed" } as const;
  it.each([
    [newcomer, null, null, "/onboarding"],
    [member, null, null, "/dashboard"],
    [newcomer, "/assessment/new", null, "/assessment/new"],
    [newcomer, "//evil.example", null, "/onboarding"],
    [newcomer, null, "subscribe", "/subscribe"],
    [newcomer, null, "upgrade", "/onboarding/facilitator/1"],
    [newcomer, null, "individual", "/onboarding/individual/1"],
    [member, null, "upgrade", "/dashboard"],
    [null, null, "facilitator", "/login?next=%2Fonboarding%2Ffacilitator%2F1"],
    [null, null, null, "/login?next=%2Fonboarding"],
    [null, "/assessment/new", null, "/login?next=%2Fassessment%2Fnew"],
    [null, "//evil.example", null, "/login?next=%2Fonboarding"],
  ])("%j with next %j and intent %j leads to %s", (user, next, intent, path) => {
    expect(afterVerification(user, { next, intent })).toBe(path);
  });
});
