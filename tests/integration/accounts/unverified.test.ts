import { emailVerifications, mails, sessions, users } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import { getVerificationStatus } from "#src/server/domain/account/verification/get-verification-status.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import {
  anyOrigin,
  browserWith,
  followLink,
  logInNewcomer,
  makeWaiting,
  newcomer,
  registerNewcomer,
  resendLink,
  storedAccount,
} from "#tests/factories/registration.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { linkTokenFor } from "#tests/setup/verification-link.ts";
import { describe, expect, it } from "vitest";

const { email } = newcomer;
const dead = { kind: "bad_request", message: verificationTexts.linkDead };

describe("an account whose address is not confirmed", () => {
  it("is replaced by the next registration, with everything that could let anyone in", async () => {
    const { deps, user, key, token } = await makeWaiting();
    const session = await deps.sessions.start(user.id);
    const owner = { password: "nobody squats here", name: "The Owner" };
    const next = await registerNewcomer(deps, owner);
    expect(next.user).toMatchObject({ id: user.id, firstName: "The", lastName: "Owner" });
    expect(await deps.sessions.findActor(session)).toBeNull();
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    await expect(logInNewcomer(deps)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(next.key).not.toBe(key);
    const { autoToken } = await followLink(deps, await linkTokenFor(deps, email), browserWith(key));
    expect(autoToken).toBeNull();
    expect((await logInNewcomer(deps, owner.password)).user.name).toBe("The Owner");
  });

  it("cannot sign in: the right password is told so, and the link that was emailed works on", async () => {
    const { deps, token } = await makeWaiting();
    await expect(logInNewcomer(deps, "wrong")).rejects.toMatchObject({
      kind: "unauthenticated",
      message: accountTexts.badCredentials,
    });
    for (let times = 0; times < 3; times += 1)
      await expect(logInNewcomer(deps)).rejects.toMatchObject({
        kind: "forbidden",
        message: verificationTexts.confirmFirstByEarlierMail,
      });
    expect(await mailsTo(deps, email)).toHaveLength(1);
    expect(await deps.db.read.$count(sessions)).toBe(0);
    await followLink(deps, token);
    expect((await logInNewcomer(deps)).user.email).toBe(email);
  });

  it("is emailed a new link by the right password, once the one before has run out", async () => {
    const { deps, token } = await makeWaiting();
    deps.clock.advance(hours(24));
    const refusals = await Promise.allSettled([logInNewcomer(deps), logInNewcomer(deps)]);
    expect(refusals.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await mailsTo(deps, email)).toHaveLength(2);
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    await followLink(deps, await linkTokenFor(deps, email));
    expect((await logInNewcomer(deps)).user.email).toBe(email);
  });

  it("is emailed five links an hour, and told honestly that there is no sixth", async () => {
    const { deps } = await makeWaiting();
    deps.clock.advance(hours(24));
    for (let n = 0; n < 5; n += 1) await resendLink(deps);
    await deps.db.write((tx) => tx.delete(emailVerifications));
    await expect(logInNewcomer(deps)).rejects.toMatchObject({
      kind: "forbidden",
      message: verificationTexts.confirmFirstByEarlierMail,
    });
    expect(await mailsTo(deps, email)).toHaveLength(6);
    await expect(resendLink(deps)).rejects.toMatchObject({ kind: "too_many_requests" });
  });

  it("belongs to whoever proves the mailbox by a code", async () => {
    const { deps, user, token } = await makeWaiting();
    const session = await deps.sessions.start(user.id);
    await sendVerificationCode(deps, anyOrigin(), { email });
    const code = await codeFor(deps, email);
    const profile = { firstName: "The", lastName: "Owner", password: "nobody squats here" };
    const signedIn = await verifyCodeAndRegister(deps, anyOrigin(), { email, code, ...profile });
    expect(signedIn.user).toMatchObject({ id: user.id, name: "The Owner" });
    expect(await deps.sessions.findActor(session)).toBeNull();
    expect(await deps.sessions.findActor(signedIn.token)).toMatchObject({ firstName: "The" });
    expect((await storedAccount(deps))?.emailVerifiedAt).toEqual(deps.clock.now());
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
    await expect(logInNewcomer(deps)).rejects.toMatchObject({ kind: "unauthenticated" });
    const again = verifyCodeAndRegister(deps, anyOrigin(), { email, code, ...profile });
    await expect(again).rejects.toMatchObject({ kind: "conflict" });
  });

  it("is confirmed by a new password from the mailbox, which ends the link", async () => {
    const { deps, token } = await makeWaiting();
    await requestPasswordReset(deps, anyOrigin(), { email });
    const reset = /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.text ?? "")?.[1] ?? "";
    await resetPassword(deps, anyOrigin(), { token: reset, password: "Granite-tulip-4" });
    expect((await logInNewcomer(deps, "Granite-tulip-4")).user.email).toBe(email);
    await expect(followLink(deps, token)).rejects.toMatchObject(dead);
  });

  it("is erased after a week without a live link, and no other is", async () => {
    const { deps } = await makeWaiting();
    const member = await makeUser(deps);
    const left = async () => (await deps.db.read.select().from(users)).map((user) => user.email).sort();
    const sweepAfter = async (ms: number) => {
      deps.clock.advance(ms);
      await sweepExpired(deps.db, deps.clock.now());
      return left();
    };
    expect(await sweepAfter(days(7) - 1)).toEqual([email, member.email].sort());
    await resendLink(deps);
    expect(await sweepAfter(hours(24) - 1)).toEqual([email, member.email].sort());
    expect(await sweepAfter(1)).toEqual([member.email]);
  });
});

describe("asking for the link again", () => {
  it("is answered alike for unknown, confirmed and waiting addresses; only the last get an email", async () => {
    const deps = await makeDeps();
    await registerNewcomer(deps);
    await makeUser(deps, { email: "member@example.org" });
    const answers = [];
    for (const address of [email, "member@example.org", "nobody@example.org"])
      answers.push(await resendLink(deps, address));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true, message: "Verification email sent successfully" });
    expect(await mailsTo(deps, email)).toHaveLength(2);
    // As many emails as requests: who waits for the answer cannot tell.
    expect(await deps.db.read.$count(mails)).toBe(4);
    const stored = JSON.stringify(await deps.db.read.select().from(mails));
    expect(stored).not.toMatch(/nobody@|member@/);
  });

  it("warns of the local mailbox where no mail server is configured, and only there", async () => {
    const deps = await makeDeps();
    expect(await resendLink(deps)).toMatchObject({ warning: verificationTexts.localMailbox });
    const env = { ...deps.env, MAIL_URL: "smtp://localhost:1" };
    expect(await resendLink({ ...deps, env })).toEqual({ success: true, message: verificationTexts.sent });
  });
});

describe("the verification status", () => {
  it("is that of the account", async () => {
    const { deps } = await makeWaiting();
    const member = await makeUser(deps);
    expect(await getVerificationStatus(deps, member)).toEqual({ verified: true });
    const newcomer = { ...member, userId: (await storedAccount(deps))?.id ?? "" };
    expect(await getVerificationStatus(deps, newcomer)).toEqual({ verified: false });
  });
});
