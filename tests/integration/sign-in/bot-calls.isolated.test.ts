import { mails, rateLimits, users } from "#db/schema/index.ts";
import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import { botCheckTexts, type BotAction } from "#src/shared/bot-check/bot-check.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi } from "#tests/setup/api.ts";
import { earnToken, encodeToken, makeGuardedDeps, solve } from "#tests/setup/bot-check.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { hash, verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

vi.mock("@node-rs/argon2", { spy: true });
beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

const email = "ada@example.org";
const profile = { firstName: "Ada", lastName: "Vale", password: "Granite-tulip-4" };
const calls: readonly (readonly [path: string, action: BotAction, json: object])[] = [
  ["/api/login", "login", { email, password: "wrong" }],
  ["/api/request-sign-in-link", "login", { email }],
  ["/api/request-password-reset", "forgot_password", { email }],
  ["/api/send-verification-code", "register_email", { email }],
  ["/api/verify-code-and-register", "register_complete", { email, code: "AAAAAA", ...profile }],
  ["/api/register", "register_complete", { email, name: "Ada Vale", password: profile.password }],
];
const problem = z.object({ message: z.string(), issues: z.array(z.object({ path: z.string() })) });

async function world() {
  const deps = await makeGuardedDeps();
  await makeUser(deps, { email });
  const send = makeApi(deps);
  return { deps, post: (path: string, json: object) => send(path, { method: "POST", json }), send };
}

describe.each(calls)("%s", (path, action, json) => {
  it("answers 400 without a valid token, and does and counts nothing", async () => {
    const { deps, post } = await world();
    const tokens = [undefined, "", "x", "x".repeat(8_192), "x".repeat(10_240), null, 7, ["x"], { a: 1 }];
    for (const recaptchaToken of tokens) {
      const answer = await post(path, { ...json, recaptchaToken });
      expect(answer.status).toBe(400);
      const { message, issues } = problem.parse(await answer.json());
      expect(message).toBe(botCheckTexts.failed);
      expect(issues).toMatchObject([{ path: "recaptchaToken" }]);
    }
    expect(await deps.db.read.$count(rateLimits)).toBe(0);
    expect(await deps.db.read.$count(mails)).toBe(0);
    expect(await deps.db.read.$count(users)).toBe(1);
    expect(vi.mocked(hash)).not.toHaveBeenCalled();
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
  });

  it("accepts the token of its own action once", async () => {
    const { deps, post } = await world();
    const other: BotAction = action === "login" ? "register_email" : "login";
    const wrong = await post(path, { ...json, recaptchaToken: await earnToken(deps, other) });
    expect((await wrong.json()) as object).toMatchObject({ message: botCheckTexts.failed });
    const sent = { ...json, recaptchaToken: await earnToken(deps, action) };
    expect(await (await post(path, sent)).text()).not.toContain(botCheckTexts.failed);
    expect(await (await post(path, sent)).text()).toContain(botCheckTexts.failed);
  });
});

describe("signing up and in with proofs of work", () => {
  it("works through the API alone", async () => {
    const { deps, post, send } = await world();
    const earn = async (action: BotAction) => {
      const challenge = (await (await send(`/api/bot-challenge?action=${action}`)).json()) as BotChallenge;
      return encodeToken(await solve(challenge));
    };
    const address = "new@example.org";
    const asked = { email: address, recaptchaToken: await earn("register_email") };
    expect((await post("/api/send-verification-code", asked)).status).toBe(200);
    const recaptchaToken = await earn("register_complete");
    const form = { ...profile, email: address, code: await codeFor(deps, address), recaptchaToken };
    expect((await post("/api/verify-code-and-register", form)).status).toBe(200);
    const credentials = { email: address, password: profile.password, recaptchaToken: await earn("login") };
    expect((await post("/api/login", credentials)).status).toBe(200);
    expect(deps.logged.join("")).not.toContain(credentials.recaptchaToken.slice(0, 40));
  });

  it("needs a token for each call of a batch", async () => {
    const { deps, send } = await world();
    const recaptchaToken = await earnToken(deps, "login");
    const credentials = { email, password: "wrong", recaptchaToken };
    const json = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, credentials]));
    const path = `/api/trpc/${Array.from({ length: 10 }, () => "session.logIn").join(",")}?batch=1`;
    const text = await (await send(path, { method: "POST", json })).text();
    expect(text.split(botCheckTexts.failed).length - 1).toBeGreaterThanOrEqual(9);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
  });
});
