import { users, verificationCodes } from "#db/schema/index.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "192.0.2.1" };
const email = "ada@example.org";
const form = { email, firstName: "Ada", lastName: "Lovelace", password: "four calm panes" };
const { invalidCode, noLiveCode } = accountTexts;

const register = (deps: Deps, changes: Partial<typeof form & { code: string }>) =>
  verifyCodeAndRegister(deps, origin, { ...form, code: "000000", ...changes });
const messageOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : "not an error"),
  );

async function withCode() {
  const deps = await makeDeps();
  await sendVerificationCode(deps, origin, { email });
  return { deps, code: await codeFor(deps, email) };
}

describe("signing up", () => {
  it("creates a verified account and signs in", async () => {
    const { deps, code } = await withCode();
    const { user, token } = await register(deps, { code });
    expect(user).toMatchObject({
      email,
      name: "Ada Lovelace",
      username: null,
      role: "user",
      isAdmin: false,
      onboardingStatus: "not_started",
      onboardingState: { intendedAccountType: null, return_to: null },
    });
    expect(await deps.sessions.findActor(token)).toMatchObject({ userId: user.id, mailbox: email });
    const [row] = await deps.db.read.select().from(users);
    expect(row?.emailVerifiedAt).toEqual(deps.clock.now());
  });

  it("creates one account when asked twice at once", async () => {
    const { deps, code } = await withCode();
    const results = await Promise.allSettled([register(deps, { code }), register(deps, { code })]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await deps.db.read.$count(users)).toBe(1);
  });
});

describe("a sign-up code", () => {
  it("allows five wrong tries of fifty at once", async () => {
    const { deps, code } = await withCode();
    const messages = await Promise.all(Array.from({ length: 50 }, () => messageOf(register(deps, {}))));
    expect(messages.filter((message) => message === invalidCode)).toHaveLength(4);
    expect(messages.filter((message) => message === noLiveCode)).toHaveLength(46);
    expect(await messageOf(register(deps, { code }))).toBe(noLiveCode);
  });

  it("works for ten minutes", async () => {
    const early = await withCode();
    early.deps.clock.advance(minutes(10) - 1);
    expect((await register(early.deps, { code: early.code })).user.email).toBe(email);
    const late = await withCode();
    late.deps.clock.advance(minutes(10));
    expect(await messageOf(register(late.deps, { code: late.code }))).toBe(noLiveCode);
  });
});

describe("an address that has an account", () => {
  it("gets the same answer and rows, and an email that says so", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email, firstName: "<b>Ada" });
    expect(await sendVerificationCode(deps, origin, { email })).toEqual({ success: true });
    expect(await deps.db.read.$count(verificationCodes)).toBe(1);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("http://localhost:4321/login");
    expect(mail?.html).toContain("&lt;b&gt;Ada,");
    expect(mail?.text).not.toMatch(/^ {4}[2-9A-Z]{6}$/m);
  });
});
