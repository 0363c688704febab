import { knownDevices } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { parseEnv } from "#src/server/env.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { knownPassword as password } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { deviceCookieOf, email, firefox, makeBrowserWorld, page } from "./browser-world.ts";

type StartArguments =
  Parameters<typeof startSessionIn> extends [unknown, unknown, ...infer Rest] ? Rest : never;
const signedIn = z.custom<SignedIn>((value) => typeof value === "object" && value !== null);

const startSession = (deps: TestDeps, ...[origin, person, kind]: StartArguments) =>
  deps.db.write((tx) => startSessionIn(tx, deps, origin, person, kind));

describe("a sign-in from a new browser", () => {
  it("is reported by email with device, time and advice", async () => {
    const { enter, notices } = await makeBrowserWorld();
    expect((await enter(page)).status).toBe(200);
    const [mail, ...more] = await notices();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Firefox on Windows, 20 November 2026 at 09:00 UTC");
    expect(mail?.text).toContain("Choose a new password: http://localhost:4321/login?mode=forgot-password");
    expect(mail?.text).toContain("http://localhost:4321/account");
  });

  it("is reported once: a cookie hidden from scripts makes the browser known, even after signing out", async () => {
    const { api, enter, notices } = await makeBrowserWorld();
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

  it("sets a cookie over https that no other site can plant", async () => {
    const env = parseEnv({
      BOT_CHECK: "off",
      SITE_URL: "https://panes.example",
      MAIL_URL: "smtp://localhost",
    });
    const { enter } = await makeBrowserWorld({ env });
    const answer = await enter(page);
    const set = answer.headers.getSetCookie().find((cookie) => cookie.includes("device=")) ?? "";
    expect(set).toMatch(/^__Host-device=[\w-]{22};/);
    expect(set).toMatch(/Secure/);
    expect(set).toMatch(/Path=\//);
  });

  it("is reported to each of two people who share a browser, and the rows don't join them", async () => {
    const { deps, user, enter, notices } = await makeBrowserWorld();
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
});

describe("a program without cookies", () => {
  it("sets none, and is reported once in 30 days for each network and name", async () => {
    const { deps, enter, notices } = await makeBrowserWorld();
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

  it("are limited to twenty, and the least recently used is forgotten", async () => {
    const { deps, user, notices } = await makeBrowserWorld();
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

  it("are forgotten on a password change, except the one in use", async () => {
    const { api, enter, notices } = await makeBrowserWorld();
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
});
