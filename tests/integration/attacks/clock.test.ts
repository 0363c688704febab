import { enforceLimits, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, tokenFor } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* The machine's clock may be wrong for a while, in either direction. */

const origin = { network: "192.0.2.1" };
const email = "ada@example.org";
const form = { email, firstName: "Ada", lastName: "Vale", password: "Granite-tulip-4" };
const shifts = [minutes(1), hours(2), days(400)] as const;

describe.each(shifts)("a clock that is set back by %i ms", (shift) => {
  it("keeps a code valid for its own address and five tries only", async () => {
    const deps = await makeDeps();
    await sendVerificationCode(deps, origin, { email });
    const code = await codeFor(deps, email);
    deps.clock.advance(-shift);
    await sweepExpired(deps.db, deps.clock.now());
    const wrong = verifyCodeAndRegister(deps, origin, { ...form, code: "AAAAAA" });
    await expect(wrong).rejects.toMatchObject({ kind: "bad_request" });
    expect((await verifyCodeAndRegister(deps, origin, { ...form, code })).user.email).toBe(email);
  });

  it("keeps a reset link valid for one use only", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    await requestPasswordReset(deps, origin, { email });
    const reset = { token: await tokenFor(deps, email), password: "Granite-tulip-4" };
    deps.clock.advance(-shift);
    await sweepExpired(deps.db, deps.clock.now());
    await resetPassword(deps, origin, reset);
    await expect(resetPassword(deps, origin, reset)).rejects.toMatchObject({ kind: "bad_request" });
  });

  it("locks nobody out for longer than two windows", async () => {
    const deps = await makeDeps();
    const limit: Limit = { name: "tries", subject: "person one", most: 3, windowMs: minutes(15) };
    const take = () => enforceLimits(deps, [limit]);
    for (let n = 0; n < 3; n += 1) await take();
    await expect(take()).rejects.toMatchObject({ kind: "too_many_requests" });
    deps.clock.advance(-shift);
    for (let waited = 0; waited < minutes(30); waited += minutes(1)) deps.clock.advance(minutes(1));
    for (let n = 0; n < 3; n += 1) await take();
    await expect(take()).rejects.toMatchObject({ kind: "too_many_requests" });
  });
});

describe("a clock that is put forward", () => {
  it("expires codes and links at once and resets limits", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    await requestPasswordReset(deps, origin, { email });
    const token = await tokenFor(deps, email);
    await sendVerificationCode(deps, origin, { email: "new@example.org" });
    const code = await codeFor(deps, "new@example.org");
    deps.clock.advance(days(400));
    const registered = verifyCodeAndRegister(deps, origin, { ...form, email: "new@example.org", code });
    await expect(registered).rejects.toMatchObject({ kind: "bad_request" });
    const reset = resetPassword(deps, origin, { token, password: "Granite-tulip-4" });
    await expect(reset).rejects.toMatchObject({ kind: "bad_request" });
    for (let n = 0; n < 5; n += 1) await sendVerificationCode(deps, origin, { email });
    await expect(sendVerificationCode(deps, origin, { email })).rejects.toMatchObject({
      kind: "too_many_requests",
      retryAfterSeconds: 3_600,
    });
  });

  it("and back again leaves no limit from the future", async () => {
    const deps = await makeDeps();
    const home: Limit = { name: "log-ins", subject: "network 192.0.2.1", most: 3, windowMs: minutes(1) };
    deps.clock.advance(days(400));
    await enforceLimits(deps, [home]);
    deps.clock.advance(-days(400));
    for (let minute = 0; minute < 10; minute += 1) {
      await enforceLimits(deps, [home]);
      deps.clock.advance(minutes(1));
    }
  });

  it("by a little between two processes keeps each other's counts", async () => {
    const ahead = await makeDeps();
    const behind = { ...ahead, clock: { now: () => new Date(ahead.clock.now().getTime() - 5_000) } };
    const limit: Limit = { name: "tries", subject: "person one", most: 4, windowMs: minutes(1) };
    for (const deps of [ahead, behind, ahead, behind]) await enforceLimits(deps, [limit]);
    for (const deps of [behind, ahead])
      await expect(enforceLimits(deps, [limit])).rejects.toMatchObject({ kind: "too_many_requests" });
  });
});
