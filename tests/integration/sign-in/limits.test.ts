import { rateLimits } from "#db/schema/index.ts";
import { enforceLimits, enforceLimitsIn, type Limit } from "#src/server/auth/limits/limits.ts";
import { minutes } from "#src/server/clock.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { runOtherProcess } from "#tests/setup/process/other-process.ts";
import { describe, expect, it } from "vitest";
import { requestPasswordReset, resetPassword } from "#src/server/domain/account/password.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mailsTo, tokenFor } from "#tests/setup/local-mailbox.ts";

const limit: Limit = { name: "tries", subject: "person one", most: 3, windowMs: minutes(10) };
const refused = { kind: "too_many_requests" };

describe("a limit", () => {
  it("admits as many calls as it says, then says when to come back", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1) await enforceLimits(deps, [limit]);
    deps.clock.advance(minutes(4));
    await expect(enforceLimits(deps, [limit])).rejects.toMatchObject({ ...refused, retryAfterSeconds: 360 });
    await expect(enforceLimits(deps, [limit])).rejects.toThrow("Please try again in 6 minutes.");
  });

  it("starts again after its window", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1) await enforceLimits(deps, [limit]);
    deps.clock.advance(minutes(10));
    for (let n = 0; n < 3; n += 1) await enforceLimits(deps, [limit]);
    await expect(enforceLimits(deps, [limit])).rejects.toMatchObject({ ...refused, retryAfterSeconds: 600 });
  });

  it("counts exactly, however many come at once", async () => {
    const deps = await makeDeps();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => enforceLimits(deps, [{ ...limit, most: 17 }])),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(17);
  });

  it("counts across processes", async () => {
    const deps = await makeDeps();
    const take = () => runOtherProcess("take-from-limit", deps, "25");
    const [one, other] = await Promise.all([take(), take()]);
    expect(Number(one) + Number(other)).toBe(30);
  });
});

describe("a refused attempt", () => {
  it("counts against none of its limits", async () => {
    const deps = await makeDeps();
    const narrow = { ...limit, most: 1 };
    const wide: Limit = { ...limit, name: "of a home", subject: "network 192.0.2.1", most: 2 };
    await enforceLimits(deps, [narrow, wide]);
    for (let n = 0; n < 5; n += 1) {
      await expect(enforceLimits(deps, [narrow, wide])).rejects.toMatchObject(refused);
    }
    await enforceLimits(deps, [wide]);
  });

  it("blocks nobody else, however many come at once", async () => {
    const deps = await makeDeps();
    const narrow = { ...limit, most: 1 };
    const wide: Limit = { ...limit, name: "of a mailbox", subject: "mailbox one@example.org", most: 2 };
    await enforceLimits(deps, [narrow, wide]);
    const flood = Array.from({ length: 20 }, () => enforceLimits(deps, [narrow, wide]));
    const other = enforceLimits(deps, [wide]);
    const refusals = (await Promise.allSettled(flood)).filter(({ status }) => status === "rejected");
    expect(refusals).toHaveLength(20);
    await other;
  });

  it("rolls back with the write that it belongs to", async () => {
    const deps = await makeDeps();
    const one = [{ ...limit, most: 1 }];
    await enforceLimits(deps, one);
    const write = deps.db.write(async (tx) => {
      await tx.insert(rateLimits).values({ key: "cause", count: 1, resetsAt: deps.clock.now() });
      await enforceLimitsIn(tx, deps.clock.now(), one);
    });
    await expect(write).rejects.toMatchObject(refused);
    expect(await deps.db.read.$count(rateLimits)).toBe(1);
  });
});

describe("asking for codes", () => {
  it("is limited to five an hour for a mailbox, whatever its +tag and dots", async () => {
    const deps = await makeDeps();
    const ask = (email: string, network: string) => sendVerificationCode(deps, { network }, { email });
    for (let n = 0; n < 5; n += 1) await ask(`a.da+${String(n)}@gmail.com`, `198.51.100.${String(n)}`);
    await expect(ask("ada@googlemail.com", "198.51.100.9")).rejects.toMatchObject(refused);
    await ask("eve@gmail.com", "198.51.100.9");
  });
});

const email = "ada@example.org";
const stranger = { network: "203.0.113.9" };

describe("someone who has a stranger's mailbox emailed repeatedly", () => {
  const from = (n: number) => ({ network: `198.51.${String(n)}.7` });

  it("doesn't use up the person's own codes", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 5; n += 1) await sendVerificationCode(deps, from(1), { email });
    await expect(sendVerificationCode(deps, from(1), { email })).rejects.toMatchObject({
      kind: "too_many_requests",
    });
    await sendVerificationCode(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(6);
  });

  it("is limited to twenty an hour from all networks together", async () => {
    const deps = await makeDeps();
    const asked = Array.from({ length: 40 }, (_, n) => sendVerificationCode(deps, from(n % 8), { email }));
    const sent = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(sent).toHaveLength(20);
    expect(await mailsTo(deps, email)).toHaveLength(20);
  });

  it("doesn't block a new password: the last emailed link stays valid", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    const answers = new Set<string>();
    for (let n = 0; n < 60; n += 1) {
      answers.add(JSON.stringify(await requestPasswordReset(deps, from(n), { email })));
      deps.clock.advance(minutes(1) - 1);
    }
    answers.add(JSON.stringify(await requestPasswordReset(deps, stranger, { email })));
    expect(await mailsTo(deps, email)).toHaveLength(20);
    expect(answers.size).toBe(1);
    const password = "Four-calm-panes-1";
    await resetPassword(deps, stranger, { token: await tokenFor(deps, email), password });
    expect((await logIn(deps, stranger, { email, password })).user.email).toBe(email);
  });

  it("doesn't use up anything through spellings without an account", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    for (let n = 0; n < 30; n += 1)
      await requestPasswordReset(deps, from(n), { email: `ada+${String(n)}@example.org` });
    await requestPasswordReset(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(1);
  });
});
