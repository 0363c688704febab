import { knownDevices, users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import { sweepExpired } from "#src/server/jobs/sweep.ts";
import { days, hours } from "#src/server/clock.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { parseEnv } from "#src/server/env.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, type ApiRequest } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const email = "ada@example.org";
const password = "Granite-tulip-4";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const page = { "sec-fetch-site": "same-origin", "user-agent": firefox };
type StartArguments =
  Parameters<typeof startSessionIn> extends [unknown, unknown, ...infer Rest] ? Rest : never;
const signedIn = z.custom<SignedIn>((value) => typeof value === "object" && value !== null);

async function world(overrides: Parameters<typeof makeDeps>[0] = {}) {
  const deps = await makeDeps(overrides);
  const user = await makeUser(deps, { email });
  const passwordHash = await hashPassword(password);
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, user.userId)));
  const api = makeApi(deps);
  const enter = (headers: Readonly<Record<string, string>>, changes: ApiRequest = {}, address?: string) =>
    api("/api/login", { method: "POST", json: { email, password }, headers, ...changes }, address);
  return { deps, user, api, enter, notices: () => noticesIn(deps) };
}

const startSession = (deps: TestDeps, ...[origin, person, kind]: StartArguments) =>
  deps.db.write((tx) => startSessionIn(tx, deps, origin, person, kind));

const noticesIn = async (deps: TestDeps) =>
  (await mailsTo(deps, email)).filter(({ subject }) => subject === "New sign-in to Openpane");
/** The device cookie that an answer sets, as a browser would send it; "" where there is none. */
const deviceCookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.includes("device="))
    ?.split(";")[0] ?? "";

describe("a sign-in from a new browser", () => {
  it("is told by email: with what, when, and what to do", async () => {
    const { enter, notices } = await world();
    expect((await enter(page)).status).toBe(200);
    const [mail, ...more] = await notices();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Firefox on Windows, 20 November 2026 at 09:00 UTC");
    expect(mail?.text).toContain("Choose a new password: http://localhost:4321/login?mode=forgot-password");
    expect(mail?.text).toContain("http://localhost:4321/account");
  });

  it("is told once: the browser is known by its cookie, which no script can read, also after signing out", async () => {
    const { api, enter, notices } = await world();
    const first = await enter(page);
    const set = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? "";
    expect(set).toMatch(/^device=[\w-]{22};/);
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Strict/i);
    expect(set).toMatch(/Max-Age=31536000/i);
    const { token } = signedIn.parse(await first.json());
    const out = await api("/api/logout", { method: "POST", token });
    expect(deviceCookieOf(out)).toBe("");
    const again = await enter({ ...page, cookie: deviceCookieOf(first) });
    expect(deviceCookieOf(again)).toBe(deviceCookieOf(first));
    expect(await notices()).toHaveLength(1);
    await enter({ ...page, cookie: `device=${"x".repeat(22)}` });
    expect(await notices()).toHaveLength(2);
  });

  it("keeps the session's device", async () => {
    const { api, enter } = await world();
    const { token } = signedIn.parse(await (await enter(page)).json());
    expect(await (await api("/api/sessions", { token })).text()).toContain("Firefox on Windows");
  });

  it("over https takes a cookie that no other site can plant", async () => {
    const env = parseEnv({
      BOT_CHECK: "off",
      SITE_URL: "https://panes.example",
      MAIL_URL: "smtp://localhost",
    });
    const { enter } = await world({ env });
    const answer = await enter(page);
    const set = answer.headers.getSetCookie().find((cookie) => cookie.includes("device=")) ?? "";
    expect(set).toMatch(/^__Host-device=[\w-]{22};/);
    expect(set).toMatch(/Secure/);
    expect(set).toMatch(/Path=\//);
  });

  it("is not told when it fails, and changes nothing then", async () => {
    const { deps, enter, notices } = await world();
    const answer = await enter(page, { json: { email, password: "wrong" } });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await notices()).toEqual([]);
    expect(await deps.db.read.$count(knownDevices)).toBe(0);
  });

  it("is not told at sign-up, whose browser is known from then on", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    await api("/api/send-verification-code", { method: "POST", json: { email } });
    const json = { email, code: await codeFor(deps, email), firstName: "Ada", lastName: "Vale", password };
    const answer = await api("/api/verify-code-and-register", { method: "POST", json, headers: page });
    const headers = { ...page, cookie: deviceCookieOf(answer) };
    await api("/api/login", { method: "POST", json: { email, password }, headers });
    expect(await noticesIn(deps)).toEqual([]);
  });

  it("is told each of two people who share a browser, and the rows do not show that they do", async () => {
    const { deps, user, enter, notices } = await world();
    const cookie = deviceCookieOf(await enter(page));
    const other = await makeUser(deps);
    const deviceToken = cookie.slice("device=".length);
    await startSession(deps, { network: "192.0.2.1", device: "Firefox", deviceToken }, other);
    expect(await mailsTo(deps, other.email)).toHaveLength(1);
    const rows = await deps.db.read.select().from(knownDevices);
    expect(rows.map(({ userId }) => userId).sort()).toEqual([user.userId, other.userId].sort());
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(deviceToken);
    expect(deps.logged.join()).not.toContain(deviceToken);
    await enter({ ...page, cookie });
    expect(await notices()).toHaveLength(1);
  });

  it("comes at most twenty times a day", async () => {
    const { deps, user, notices } = await world();
    const enter = () => {
      const deviceToken = deps.ids.token(128);
      return startSession(deps, { network: "192.0.2.1", device: "Firefox", deviceToken }, user);
    };
    for (let n = 0; n < 25; n += 1) await enter();
    expect(await notices()).toHaveLength(20);
    deps.clock.advance(days(1));
    await enter();
    expect(await notices()).toHaveLength(21);
  });
});

describe("a program, which keeps no cookies", () => {
  it("gets none, and is told of once in 30 days for each network and name", async () => {
    const { deps, enter, notices } = await world();
    const curl = { "user-agent": "curl/8" };
    const answer = await enter(curl);
    expect(deviceCookieOf(answer)).toBe("");
    await enter(curl);
    expect(await notices()).toHaveLength(1);
    await enter(curl, {}, "198.51.100.9");
    expect(await notices()).toHaveLength(2);
    await enter({ "user-agent": firefox });
    expect(await notices()).toHaveLength(3);
    deps.clock.advance(days(30));
    await enter(curl);
    expect(await notices()).toHaveLength(4);
    expect(await deps.db.read.$count(knownDevices)).toBe(0);
  });
});

describe("known browsers", () => {
  const origin = (deviceToken: string) => ({ network: "192.0.2.1", device: "Firefox", deviceToken });

  it("are twenty: the one used longest ago is forgotten", async () => {
    const { deps, user, notices } = await world();
    const tokens = Array.from({ length: 21 }, () => deps.ids.token(128));
    const [first = "", second = ""] = tokens;
    for (const token of tokens.slice(0, 20)) {
      deps.clock.advance(hours(2));
      await startSession(deps, origin(token), user, { quiet: true });
    }
    deps.clock.advance(hours(2));
    await startSession(deps, origin(first), user);
    await startSession(deps, origin(tokens[20] ?? ""), user, { quiet: true });
    expect(await deps.db.read.$count(knownDevices)).toBe(20);
    await startSession(deps, origin(first), user);
    expect(await notices()).toEqual([]);
    await startSession(deps, origin(second), user);
    expect(await notices()).toHaveLength(1);
  });

  it("are forgotten after a year without a sign-in, and swept away", async () => {
    const { deps, user, notices } = await world();
    const token = deps.ids.token(128);
    await startSession(deps, origin(token), user, { quiet: true });
    deps.clock.advance(days(300));
    await startSession(deps, origin(token), user);
    deps.clock.advance(days(365) - 1);
    await sweepExpired(deps.db, deps.clock.now());
    expect(await deps.db.read.$count(knownDevices)).toBe(1);
    deps.clock.advance(1);
    await sweepExpired(deps.db, deps.clock.now());
    expect(await deps.db.read.$count(knownDevices)).toBe(0);
    await startSession(deps, origin(token), user);
    expect(await notices()).toHaveLength(1);
  });

  it("are forgotten with the password: all but the one that it is changed in", async () => {
    const { api, enter, notices } = await world();
    const stolen = deviceCookieOf(await enter(page));
    const answer = await enter(page);
    const { token } = signedIn.parse(await answer.json());
    const headers = { ...page, cookie: deviceCookieOf(answer) };
    expect(await notices()).toHaveLength(2);
    const json = { currentPassword: password, password: "Other-tulip-5" };
    const changed = await api("/api/change-password", { method: "POST", json, token, headers });
    expect(changed.status).toBe(200);
    const changedIn = { email, password: "Other-tulip-5" };
    await enter(headers, { json: changedIn });
    expect(await notices()).toHaveLength(2);
    await enter({ ...page, cookie: stolen }, { json: changedIn });
    expect(await notices()).toHaveLength(3);
  });

  it("have nothing to do with our own scripts", async () => {
    const { deps, notices } = await world();
    await logIn(deps, { network: "192.0.2.1" }, { email, password });
    expect(await notices()).toEqual([]);
  });
});

describe("a browser that is known", () => {
  const wrong = { json: { email, password: "Wrong-tulip-4" } };

  it("comes in while strangers' guesses keep every other one out", async () => {
    const { enter } = await world();
    const cookie = deviceCookieOf(await enter(page));
    for (let n = 0; n < 10; n += 1) expect((await enter({}, wrong, `198.51.100.${n}`)).status).toBe(401);
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie: `device=${"x".repeat(22)}` })).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("comes in while its own network is refused for what neighbours did", async () => {
    const { enter } = await world();
    const cookie = deviceCookieOf(await enter(page));
    const guess = (n: number) =>
      enter({}, { json: { email: `p${String(n)}@example.org`, password: "Wrong-tulip-4" } });
    for (let n = 0; n < 60; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(60)).status).toBe(429);
    expect((await enter(page)).status).toBe(429);
    expect((await enter({ ...page, cookie })).status).toBe(200);
  });

  it("has ten tries of its own, which a success gives back", async () => {
    const { enter } = await world();
    const headers = { ...page, cookie: deviceCookieOf(await enter(page)) };
    for (let n = 0; n < 9; n += 1) expect((await enter(headers, wrong)).status).toBe(401);
    expect((await enter(headers)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await enter(headers, wrong)).status).toBe(401);
    expect((await enter(headers)).status).toBe(429);
  });
});
