import { describe, expect, it } from "vitest";
import { accountTypeOf, onboardingPlace, pastOnboarding } from "./onboarding.ts";

const newcomer = { onboardingStatus: "not_started" } as const;
const onboarded = { onboardingStatus: "completed" } as const;
const step2 = { flow: "individual", step: 2 } as const;

describe("onboardingPlace", () => {
  it.each([
    ["individual", "1", { flow: "individual", step: 1 }],
    ["facilitator", "2", { flow: "facilitator", step: 2 }],
    ["individual", "0", null],
    ["individual", "3", null],
    ["individual", "01", null],
    ["individual", "1e0", null],
    ["individual", "", null],
    ["individual", undefined, null],
    ["Individual", "1", null],
    ["admin", "1", null],
    ["toString", "1", null],
    [undefined, undefined, null],
  ])("%s, %s", (flow, step, place) => {
    expect(onboardingPlace(flow, step)).toEqual(place);
  });
});

describe("accountTypeOf", () => {
  it.each([
    ["individual", "individual"],
    ["facilitator", "facilitator"],
    ["upgrade", "facilitator"],
    ["subscribe", null],
    ["admin", null],
    [null, null],
  ])("%s", (intent, type) => {
    expect(accountTypeOf(intent)).toBe(type);
  });
});

describe("pastOnboarding", () => {
  it.each([
    ["a newcomer at the start", newcomer, null, null, null],
    ["a newcomer at a step", newcomer, null, step2, null],
    ["someone onboarded at the start", onboarded, null, null, "/dashboard"],
    ["someone onboarded at a step", onboarded, null, step2, "/dashboard"],
    ["someone onboarded with another intent", onboarded, "subscribe", null, "/dashboard"],
    ["an upgrade at the start", onboarded, "upgrade", null, "/onboarding/facilitator/1?intent=upgrade"],
    ["a newcomer’s upgrade", newcomer, "upgrade", null, "/onboarding/facilitator/1?intent=upgrade"],
    ["an upgrade at a step", onboarded, "upgrade", { flow: "facilitator", step: 2 } as const, null],
  ])("%s", (_who, user, intent, place, target) => {
    expect(pastOnboarding(user, intent, place)).toBe(target);
  });
});
