import { usedBotTokens } from "#db/schema/index.ts";
import { proofOfWorkCheck } from "#src/server/auth/limits/bot-check.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { altcha } from "#src/server/integrations/altcha.ts";
import { botCheckTexts, type BotAction } from "#src/shared/bot-check/bot-check.ts";
import { botSecret, earnToken, encodeToken, makeGuardedDeps, solve } from "#tests/setup/bot-check.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "192.0.2.1" };
const refused = { kind: "bad_request", issues: [{ path: "recaptchaToken", message: botCheckTexts.failed }] };
const show = (deps: Deps, token: string | undefined, action: BotAction = "login") =>
  deps.botCheck.verify(action, token, origin);
const solvedFor = async (deps: Deps, action: BotAction = "login") =>
  solve(await deps.botCheck.challenge(action, origin));

describe("a proof of work", () => {
  it("is accepted, and its row reveals nothing", async () => {
    const deps = await makeGuardedDeps();
    const token = await earnToken(deps, "register_email");
    await show(deps, token, "register_email");
    const [row] = await deps.db.read.select().from(usedBotTokens);
    expect(row?.challengeHash).toMatch(/^[0-9a-f]{64}$/);
    deps.clock.advance(minutes(5));
    await sweepExpired(deps.db, deps.clock.now());
    expect(await deps.db.read.$count(usedBotTokens)).toBe(0);
  });

  it("is accepted once, even when sent twenty times at once to two processes", async () => {
    const deps = await makeGuardedDeps();
    const other = { ...deps, botCheck: proofOfWorkCheck(deps, altcha(botSecret)) };
    const token = await earnToken(deps, "login");
    const shown = Array.from({ length: 20 }, (_, n) => show(n % 2 === 0 ? deps : other, token));
    const results = await Promise.allSettled(shown);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(show(other, token)).rejects.toMatchObject(refused);
  });

  it("is refused in another spelling", async () => {
    const deps = await makeGuardedDeps();
    const { challenge, solution } = await solvedFor(deps);
    await show(deps, encodeToken({ challenge, solution }));
    const { signature, parameters } = challenge;
    const turned = Object.fromEntries(Object.entries(parameters).reverse());
    for (const again of [
      { solution, challenge: { signature, parameters: turned } },
      { challenge, solution: { ...solution, time: 1 } },
      { challenge, solution, more: "x" },
      { challenge: { parameters, signature: signature.toUpperCase() }, solution },
    ])
      await expect(show(deps, encodeToken(again))).rejects.toMatchObject(refused);
    await expect(show(deps, ` ${encodeToken({ challenge, solution })}\n`)).rejects.toMatchObject(refused);
  });

  it("is valid for its own action only", async () => {
    const deps = await makeGuardedDeps();
    const token = await earnToken(deps, "forgot_password");
    await expect(show(deps, token, "login")).rejects.toMatchObject(refused);
    await show(deps, token, "forgot_password");
  });

  it("needs one of our own challenges, unaltered and solved", async () => {
    const deps = await makeGuardedDeps();
    const foreign = await earnToken(await makeGuardedDeps("another secret of the same length"), "login");
    const { challenge, solution } = await solvedFor(deps);
    const { parameters, signature } = challenge;
    const withParameters = (more: object) =>
      encodeToken({ challenge: { signature, parameters: { ...parameters, ...more } }, solution });
    const data = { ...parameters.data, expiresAt: parameters.data.expiresAt + minutes(60) };
    const tokens = [
      foreign,
      withParameters({ data }),
      withParameters({ data: { ...parameters.data, action: "register_email" } }),
      withParameters({ cost: 1 }),
      withParameters({ keyPrefix: "00" }),
      withParameters({ keySignature: undefined }),
      withParameters({ algorithm: "SHA-256" }),
      encodeToken({ challenge: { parameters }, solution }),
      encodeToken({ challenge }),
      encodeToken({ challenge, solution: { counter: 0, derivedKey: parameters.keyPrefix, time: 1 } }),
      encodeToken({ challenge, solution: { ...solution, derivedKey: "0".repeat(64) } }),
      encodeToken({ challenge, solution: { ...solution, counter: -1 } }),
    ];
    for (const token of tokens) await expect(show(deps, token)).rejects.toMatchObject(refused);
    await show(deps, encodeToken({ challenge, solution }));
  });

  it("is valid for five minutes", async () => {
    const deps = await makeGuardedDeps();
    const [early, late] = [await earnToken(deps, "login"), await earnToken(deps, "login")];
    deps.clock.advance(minutes(5) - 1);
    await show(deps, early);
    deps.clock.advance(1);
    await expect(show(deps, late)).rejects.toMatchObject(refused);
  });

  it.each([undefined, "", " ", "x", "e30=", "bnVsbA==", "W10=", "🙂", "\u0000", "a".repeat(10_240)])(
    "is not %j",
    async (token) => {
      const deps = await makeGuardedDeps();
      await expect(show(deps, token)).rejects.toMatchObject(refused);
      expect(await deps.db.read.$count(usedBotTokens)).toBe(0);
    },
  );
});

describe("challenges", () => {
  it("differ each time and reveal nothing of the secret", async () => {
    const deps = await makeGuardedDeps();
    const [one, other] = [
      await deps.botCheck.challenge("login", origin),
      await deps.botCheck.challenge("login", origin),
    ];
    expect(one).not.toEqual(other);
    expect(JSON.stringify(one)).not.toContain(botSecret);
  });
});
