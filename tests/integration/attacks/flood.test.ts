import { proofOfWorkCheck, type ProofOfWork } from "#src/server/auth/limits/bot-check.ts";
import type { Deps } from "#src/server/deps.ts";
import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import type { BotAction } from "#src/shared/bot-check/bot-check.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* One connection has a whole IPv6 /56 or more, whose requests must affect nobody else. */

/** Challenges whose solution is their name. */
const easyWork: ProofOfWork = {
  set: (action, expiresAt) => {
    const parameters = { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 1, keyPrefix: "" };
    const data = { action, expiresAt: expiresAt.getTime() };
    const signature = crypto.randomUUID();
    return Promise.resolve({ parameters: { ...parameters, keySignature: "", data }, signature });
  },
  read: (token) => {
    const [id = "", action, expiresAt] = token.split(" ");
    const isAction = (name: string | undefined): name is BotAction => name !== undefined;
    return Promise.resolve(isAction(action) ? { id, action, expiresAt: new Date(Number(expiresAt)) } : null);
  },
};

async function world(mode: "off" | "altcha") {
  const ground = await makeDeps();
  const deps: TestDeps =
    mode === "off" ? ground : { ...ground, botCheck: proofOfWorkCheck(ground, easyWork) };
  const api = makeApi(deps);
  /** A token of the bot check, or undefined. */
  async function earn(action: BotAction, address: string): Promise<string | undefined> {
    const answer = await api(`/api/bot-challenge?action=${action}`, {}, address);
    if (!answer.ok) return undefined;
    const got = (await answer.json()) as BotChallenge;
    if (got.mode !== "altcha") return undefined;
    const { data } = got.challenge.parameters;
    return `${got.challenge.signature} ${data.action} ${String(data.expiresAt)}`;
  }
  async function post(path: string, action: BotAction | null, json: object, address: string) {
    const recaptchaToken = action === null ? undefined : await earn(action, address);
    if (mode === "altcha" && action !== null && recaptchaToken === undefined) return 429;
    return (await api(path, { method: "POST", json: { ...json, recaptchaToken } }, address)).status;
  }
  return { deps, post };
}
type Post = Awaited<ReturnType<typeof world>>["post"];

const floods = [
  { path: "/api/request-password-reset", action: "forgot_password", count: 500 },
  { path: "/api/send-verification-code", action: "register_email", count: 500 },
  { path: "/api/login", action: "login", count: 200 },
] as const;

/** Requests from different /64s of one /56. @returns how many of each kind passed the limits */
async function flood(post: Post): Promise<readonly number[]> {
  const passed: number[] = [];
  for (const { path, action, count } of floods) {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const address = `2001:db8:7:${(0x4200 + (n % 256)).toString(16)}::${n.toString(16)}`;
      const json = { email: `robot-${String(n)}@example.org`, password: "Wrong-tulip-4" };
      statuses.push(await post(path, action, json, address));
    }
    passed.push(statuses.filter((status) => status === 200 || status === 401).length);
  }
  return passed;
}

const password = "Granite-tulip-4";

/** Someone elsewhere, meanwhile. */
async function visit(deps: Deps, post: Post, name: string, address: string): Promise<readonly number[]> {
  const known = `${name}@example.com`;
  const { email } = await makeUserWithPassword(deps, { email: known });
  const fresh = `new-${name}@example.com`;
  const signIn = (secret: string) => post("/api/login", "login", { email, password: secret }, address);
  const statuses = [
    await signIn(knownPassword),
    await post("/api/request-password-reset", "forgot_password", { email }, address),
    await post("/api/send-verification-code", "register_email", { email: fresh }, address),
  ];
  const token = /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.text ?? "")?.[1];
  statuses.push(
    await post("/api/reset-password", null, { token, password }, address),
    await signIn(password),
  );
  const form = {
    email: fresh,
    code: await codeFor(deps, fresh),
    firstName: "Ada",
    lastName: "Vale",
    password,
  };
  statuses.push(await post("/api/verify-code-and-register", "register_complete", form, address));
  return statuses;
}

describe.each(["off", "altcha"] as const)("1,200 requests from one /56, with the bot check %s", (mode) => {
  it("don't keep anyone else from signing in, resetting a password or signing up", async () => {
    const { deps, post } = await world(mode);
    const passed = await flood(post);
    const everything = Array<number>(6).fill(200);
    expect(await visit(deps, post, "ada", "2001:db8:8::1")).toEqual(everything);
    expect(await visit(deps, post, "bea", "203.0.113.200")).toEqual(everything);
    // At most twice the limit of one /64: resets, codes, sign-ins.
    for (const [n, most] of [120, 240, 120].entries()) expect(passed[n]).toBeLessThanOrEqual(most);
  });
});
