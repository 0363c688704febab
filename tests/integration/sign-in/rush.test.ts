import { demandFor, mostPrice } from "#src/server/auth/limits/demand.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { proofOfWorkCheck, type ProofOfWork } from "#src/server/auth/limits/bot-check.ts";
import { hours, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { requestPasswordReset } from "#src/server/domain/account/password/request-password-reset.ts";
import { resendVerification } from "#src/server/domain/account/verification/resend-verification.ts";
import { resetPassword } from "#src/server/domain/account/password/reset-password.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { verificationMailsAgain } from "#src/server/domain/account/limits.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { botActions, type BotAction } from "#src/shared/bot-check/bot-check.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* What everyone together asks for makes things dearer, and refuses nobody. */

const email = "ada@example.org";
const stranger = { network: "203.0.113.9" };

/** As if so many had asked before. */
const ask = (deps: Deps, action: BotAction, times: number) =>
  deps.db.write((tx) => countEach(tx, deps.clock.now(), [demandFor[action]], times));

describe("the price of a proof of work", () => {
  async function pricesOf(deps: Deps, action: BotAction): Promise<number> {
    const prices: number[] = [];
    const work: ProofOfWork = {
      set: (_, __, price) => {
        prices.push(price);
        return Promise.reject(new Error("Only the price is asked for."));
      },
      read: () => Promise.resolve(null),
    };
    await proofOfWorkCheck(deps, work)
      .challenge(action, stranger)
      .catch(() => null);
    return prices[0] ?? 0;
  }

  it.each(botActions)(
    "of %s rises with what everyone asks for, up to a bound, and falls again",
    async (action) => {
      const deps = await makeDeps();
      const { most, windowMs } = demandFor[action];
      const prices = [await pricesOf(deps, action)];
      for (const times of [most, 1, most, 100 * most]) {
        await ask(deps, action, times);
        prices.push(await pricesOf(deps, action));
      }
      deps.clock.advance(windowMs);
      prices.push(await pricesOf(deps, action));
      expect(prices).toEqual([1, 1, 2, 3, mostPrice, 1]);
    },
  );
});

describe("in a rush", () => {
  it("nobody is refused an email, nor a sign-in", async () => {
    const deps = await makeDeps();
    await makeUserWithPassword(deps, { email });
    for (const action of botActions) await ask(deps, action, 1_000_000);
    await deps.db.write((tx) => countEach(tx, deps.clock.now(), [verificationMailsAgain], 1_000_000));
    await sendVerificationCode(deps, stranger, { email });
    await requestPasswordReset(deps, stranger, { email });
    await resendVerification(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(2);
    expect((await logIn(deps, stranger, { email, password: knownPassword })).user.email).toBe(email);
  });
});

describe("someone who has a stranger's mailbox emailed again and again", () => {
  const from = (n: number) => ({ network: `198.51.${String(n)}.7` });
  const linkOf = async (deps: Deps) =>
    /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.text ?? "")?.[1] ?? "";

  it("uses up no code of the person's own", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 5; n += 1) await sendVerificationCode(deps, from(1), { email });
    await expect(sendVerificationCode(deps, from(1), { email })).rejects.toMatchObject({
      kind: "too_many_requests",
    });
    await sendVerificationCode(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(6);
  });

  it("is let send twenty an hour from all networks together", async () => {
    const deps = await makeDeps();
    const asked = Array.from({ length: 40 }, (_, n) => sendVerificationCode(deps, from(n % 8), { email }));
    const sent = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(sent).toHaveLength(20);
    expect(await mailsTo(deps, email)).toHaveLength(20);
  });

  it("does not keep them from a new password: the link that was emailed last is good for as long", async () => {
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
    await resetPassword(deps, stranger, { token: await linkOf(deps), password });
    expect((await logIn(deps, stranger, { email, password })).user.email).toBe(email);
  });

  it("uses up nothing of it by spellings that have no account", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    for (let n = 0; n < 30; n += 1)
      await requestPasswordReset(deps, from(n), { email: `ada+${String(n)}@example.org` });
    await requestPasswordReset(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(1);
  });

  it("starts again after an hour", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email });
    for (let n = 0; n < 6; n += 1) await requestPasswordReset(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(5);
    deps.clock.advance(hours(1));
    await requestPasswordReset(deps, stranger, { email });
    expect(await mailsTo(deps, email)).toHaveLength(6);
  });
});
