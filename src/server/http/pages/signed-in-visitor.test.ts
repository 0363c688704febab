import { describe, expect, it } from "vitest";
import { destinationOfSignedIn } from "./signed-in-visitor.ts";

type Locals = Parameters<typeof destinationOfSignedIn>[0];

/** Opens /login as someone who once broke off, over an API that writes down what is changed. */
async function open(returnTo: string | null, next: string | null = null, fails = false) {
  const changes: unknown[] = [];
  const onboardingState = { intendedAccountType: null, return_to: returnTo };
  const account = {
    me: () => Promise.resolve({ onboardingStatus: "completed", onboardingState }),
    update: (change: unknown) => {
      changes.push(change);
      return fails ? Promise.reject(new Error("away")) : Promise.resolve();
    },
  };
  const locals = { api: { account } } as unknown as Locals;
  return { to: await destinationOfSignedIn(locals, { next, intent: null }), changes };
}

const forgetting = { onboardingState: { return_to: null } };

describe("someone whom the cookie signs in", () => {
  it.each([false, true])("is led to where they broke off once (the write fails: %s)", async (fails) => {
    expect(await open("/subscribe", null, fails)).toEqual({ to: "/subscribe", changes: [forgetting] });
  });

  it.each([
    ["goes elsewhere", "/subscribe", "/account", "/account"],
    ["broke off nowhere", null, null, "/dashboard"],
    ["broke off at a page that leads on", "/login", null, "/dashboard"],
  ])("has nothing forgotten who %s", async (_, returnTo, next, to) => {
    expect(await open(returnTo, next)).toEqual({ to, changes: [] });
  });
});
