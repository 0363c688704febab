import { parseEnv } from "#src/server/env.ts";
import type { Actor } from "#src/server/actor.ts";
import { brand } from "#src/shared/site/brand.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { knownPassword, makeUserWithPassword, knownPassword as password } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { sendVerificationLink, verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import type { Deps } from "#src/server/deps.ts";

/* Calls that need a role, by every way to a role, over HTTP. */

const support = "help@host.example";
const unset = parseEnv({ SITE_URL: "http://localhost:4321" });
const env = parseEnv({ SITE_URL: "http://localhost:4321", SUPPORT_EMAIL: ` ${support.toUpperCase()} ` });

type Make = (deps: TestDeps) => Promise<Actor>;

const withPlan =
  (plan: Parameters<typeof givePlan>[2]): Make =>
  async (deps) => {
    const actor = await makeUser(deps);
    await givePlan(deps, actor, plan);
    return actor;
  };
const fromNow = (deps: TestDeps, ms: number) => new Date(deps.clock.now().getTime() + ms);
const onTrial =
  (endsInMs: number): Make =>
  async (deps) =>
    withPlan({ status: "trialing", trialEndsAt: fromNow(deps, endsInMs) })(deps);

const people: readonly (readonly [who: string, make: Make, facilitator: number, admin: number])[] = [
  ["a user", (deps) => makeUser(deps), 402, 403],
  ["a facilitator whose payment failed", withPlan({ status: "past_due" }), 200, 403],
  ["a facilitator", withPlan({}), 200, 403],
  ["a facilitator on trial", onTrial(1), 200, 403],
  ["a facilitator whose trial ends now", onTrial(0), 402, 403],
  ["a facilitator with an expired trial", onTrial(-1), 402, 403],
  ["a facilitator who canceled", withPlan({ status: "canceled" }), 402, 403],
  ["an administrator by flag", (deps) => makeUser(deps, { isAdmin: true }), 200, 200],
  ["an administrator by role", (deps) => makeUser(deps, { role: "admin" }), 200, 200],
  ["the support address", (deps) => makeUser(deps, { email: support }), 200, 200],
  [
    "the support address, unverified",
    (deps) => makeUser(deps, { email: support, emailVerifiedAt: null }),
    402,
    403,
  ],
  [
    "another mailbox of the support address",
    (deps) => makeUser(deps, { email: "help+x@host.example", mailbox: support }),
    402,
    403,
  ],
];

describe.each(people)("%s", (_who, make, facilitator, admin) => {
  it(`is answered ${String(facilitator)} as a facilitator and ${String(admin)} as an administrator`, async () => {
    const deps = await makeDeps({ env });
    const actor = await make(deps);
    const token = await signIn(deps, actor);
    const api = makeApi(deps);
    const status = async (path: string) => (await api(path, { token })).status;
    expect(await status("/api/facilitator/overview")).toBe(facilitator);
    expect(await status("/api/admin/overview")).toBe(admin);
    const me = await api("/api/me", { token });
    expect(await me.json()).toMatchObject({ isAdmin: admin === 200 });
    // A refusal says so, and nothing else.
    if (facilitator === 402) {
      const refusal = await api("/api/facilitator/overview", { token });
      expect(await refusal.json()).toMatchObject({
        code: "PAYMENT_REQUIRED",
        message: "Facilitator access requires a paid subscription.",
      });
    }
  });
});

describe("the support address of the brand file", () => {
  const email = brand.supportEmail;

  it.each([
    ["is an administrator once verified, if no other is configured", unset, {}, 200],
    ["is no administrator unverified", unset, { emailVerifiedAt: null }, 403],
    ["is no administrator if another is configured", env, {}, 403],
  ])("%s", async (_what, settings, overrides, admin) => {
    const deps = await makeDeps({ env: settings });
    const token = await signIn(deps, await makeUser(deps, { email, ...overrides }));
    expect((await makeApi(deps)("/api/admin/overview", { token })).status).toBe(admin);
  });
});

describe("the support address", () => {
  it.each([
    ["the configured support address", env, support],
    ["the brand file's support address", unset, brand.supportEmail],
  ])("isn't gained through %s, which someone else could have requested", async (_which, settings, email) => {
    const deps = await makeDeps({ env: settings });
    const api = makeApi(deps);
    const json = { email: ` ${email.toUpperCase()}`, password: "Granite-tulip-4", name: "Eve" };
    const registered = await api("/api/register", { method: "POST", json });
    expect(registered.status).toBe(400);
    expect(await registered.text()).toContain("sign up with this address only by code");
    const eve = await makeUserWithPassword(deps, {});
    const changed = await api("/api/change-email", {
      method: "POST",
      json: { email, password: knownPassword },
      token: await signIn(deps, eve),
    });
    expect(changed.status).toBe(400);
    expect(await mailsTo(deps, email)).toEqual([]);
  });
});

describe("an address that becomes the support address", () => {
  /* Someone requests an address before it becomes the support's, whose reader later opens the link. */

  const origin = { network: "198.51.100.7" };
  const support = "help@host.example";

  /** The same server, restarted with another setting. */
  const later = (deps: Deps): Deps => ({ ...deps, env: { ...deps.env, SUPPORT_EMAIL: support } });

  it("can't be claimed by a link that confirms an account", async () => {
    const deps = await makeDeps();
    const account = await makeUser(deps, { email: support, emailVerifiedAt: null });
    await deps.db.write((tx) => sendVerificationLink(tx, deps, account));
    const follow = async (as: Deps) =>
      verifyEmail(
        as,
        { origin, actor: null, registrationKey: null },
        { token: await tokenFor(deps, support) },
      );
    await expect(follow(later(deps))).rejects.toMatchObject({ kind: "bad_request" });
    await deps.db.write((tx) => sendVerificationLink(tx, deps, account));
    await expect(follow(deps)).resolves.toMatchObject({ success: true });
  });

  it("can't be claimed by a link that changes an address", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps);
    const ask = () => requestEmailChange(deps, actor, origin, { email: support, password });
    const follow = async (as: Deps) =>
      confirmEmailChange(as, origin, { token: await tokenFor(deps, support) }, null);
    await ask();
    await expect(follow(later(deps))).rejects.toMatchObject({ kind: "bad_request" });
    await ask();
    await expect(follow(deps)).resolves.toMatchObject({ success: true });
  });
});
