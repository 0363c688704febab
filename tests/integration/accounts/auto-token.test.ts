import { tokenFor } from "#tests/setup/local-mailbox.ts";
import { signedInOutput } from "#src/shared/account/account.output.ts";
import { signInCodes, sessions } from "#db/schema/index.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { verifiedOutput } from "#src/shared/account/verification.output.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import { startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

/* An emailed link signs in only the browser that registered, which a cookie recognises over HTTP. */

const email = "ada@example.org";
const registration = { email, password: "four calm panes", name: "Ada Lovelace" };
const own = { "sec-fetch-site": "same-origin" };

type Api = ReturnType<typeof makeApi>;

const post = (api: Api, path: string, json: object, headers: Readonly<Record<string, string>> = own) =>
  api(`/api/${path}`, { method: "POST", json, headers });
const cookieIn = (answer: Response, name = "registration"): string => {
  const header = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return header?.split(";")[0] ?? "";
};

async function registered(deps: TestDeps) {
  const api = makeApi(deps);
  const answer = await post(api, "register", registration);
  expect(answer.status).toBe(200);
  const browser = { ...own, cookie: cookieIn(answer) };
  return { deps, api, answer, browser, token: await tokenFor(deps, email) };
}

const verify = async (api: Api, token: string, headers: Readonly<Record<string, string>>) =>
  verifiedOutput.parse(await (await post(api, "verify-email", { token }, headers)).json());
const exchange = (api: Api, autoToken: string | null, headers: Readonly<Record<string, string>>) =>
  post(api, "exchange-auto-token", { autoToken }, headers);

describe("the cookie of the browser that registers", () => {
  it("is hidden from scripts and other sites, and lasts a day", async () => {
    const { answer } = await registered(await makeDeps());
    const [cookie = "", ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^registration=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it("can't be planted by a neighbouring host over https", async () => {
    const deps = await makeDeps();
    const api = makeApi({ ...deps, env: { ...deps.env, siteUrl: "https://panes.example" } });
    const answer = await post(api, "register", registration);
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-registration=[\w-]{43};.*Path=\/;.*Secure/);
    const key = cookieIn(answer, "__Host-registration");
    const { autoToken } = await verify(api, await tokenFor(deps, email), { ...own, cookie: key });
    expect(autoToken).toMatch(/^[\w-]{43}$/);
  });
});

describe("following the link", () => {
  it("signs in the browser that registered, with a code that is no session", async () => {
    const { deps, api, browser, token } = await registered(await makeDeps());
    const { autoToken, message } = await verify(api, token, browser);
    expect(message).toBe("Email Verified Successfully!");
    expect(await deps.sessions.findActor(autoToken ?? "")).toBeNull();
    expect(await deps.db.read.$count(sessions)).toBe(0);
    const answer = await exchange(api, autoToken, browser);
    expect(answer.status).toBe(200);
    const { token: session, user } = signedInOutput.parse(await answer.json());
    expect(user.email).toBe(email);
    expect(session).not.toBe(autoToken);
    expect(cookieIn(answer, "auth_token")).toBe(`auth_token=${session}`);
    expect(cookieIn(answer)).toBe("registration=");
    expect((await api("/api/me", { token: session })).status).toBe(200);
    expect((await api("/api/me", { token: autoToken })).status).toBe(401);
  });

  it.each([
    ["without the cookie", () => own],
    ["with the cookie of another registration", () => ({ ...own, cookie: `registration=${"x".repeat(43)}` })],
    ["from another site’s page", (cookie: string) => ({ cookie, "sec-fetch-site": "cross-site" })],
    ["from an unknown origin", (cookie: string) => ({ cookie })],
  ])("%s confirms the address without signing in", async (_case, headersOf) => {
    const { deps, api, browser, token } = await registered(await makeDeps());
    const { autoToken } = await verify(api, token, headersOf(browser.cookie));
    expect(autoToken).toBeNull();
    expect(await deps.db.read.$count(signInCodes)).toBe(0);
    expect((await post(api, "login", registration)).status).toBe(200);
  });

  it("confirms the address without switching accounts when someone else is signed in", async () => {
    const { deps, api, browser, token } = await registered(await makeDeps());
    const eve = await makeUser(deps);
    const cookie = `${browser.cookie}; auth_token=${await signIn(deps, eve)}`;
    const answer = await post(api, "verify-email", { token }, { ...own, cookie });
    expect(verifiedOutput.parse(await answer.json()).autoToken).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await (await api("/api/me", { headers: { cookie } })).json()).toMatchObject({ id: eve.userId });
  });
});

describe("a one-time code", () => {
  async function withCode() {
    const world = await registered(await makeDeps());
    const { autoToken } = await verify(world.api, world.token, world.browser);
    return { ...world, autoToken };
  }

  it("works once, even when used twenty times at once", async () => {
    const { deps, api, browser, autoToken } = await withCode();
    const all = await Promise.all(Array.from({ length: 20 }, () => exchange(api, autoToken, browser)));
    expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await deps.db.read.$count(sessions)).toBe(1);
    const late = await exchange(api, autoToken, browser);
    expect(await late.json()).toMatchObject({ message: verificationTexts.autoTokenDead });
  });

  it("works only in the browser that registered, so a planted link signs nobody in", async () => {
    const { api, browser, autoToken } = await withCode();
    for (const stranger of [own, { ...own, cookie: `registration=${"x".repeat(43)}` }]) {
      const answer = await exchange(api, autoToken, stranger);
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await exchange(api, autoToken, browser)).status).toBe(200);
  });

  it("doesn't switch accounts when someone else is signed in", async () => {
    const { deps, api, browser, autoToken } = await withCode();
    const eve = await makeUser(deps);
    const token = await signIn(deps, eve);
    const byCookie = { ...own, cookie: `${browser.cookie}; auth_token=${token}` };
    const byHeader = { ...browser, authorization: `Bearer ${token}` };
    for (const headers of [byCookie, byHeader]) {
      const answer = await exchange(api, autoToken, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([409, []]);
    }
    expect((await exchange(api, autoToken, browser)).status).toBe(200);
  });
});

describe("secrets after the email is sent", () => {
  it("appear in clear neither in the database file nor in the log", async () => {
    const server = await startSmtpServer();
    const env = parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: server.url });
    const deps = await makeDeps({ env });
    const api = makeApi(deps);
    const answer = await post(api, "register", registration);
    const token = await tokenFor(deps, email);
    await deliverDueMails(deps, createSmtpTransport({ url: server.url, from: "Panes <no@panes.example>" }));
    const sent = (server.received[0]?.raw ?? "").replaceAll("=\r\n", "");
    expect(sent).toContain(`https://panes.example/verify-email/${token}`);
    const cookie = cookieIn(answer, "__Host-registration");
    const { autoToken } = await verify(api, token, { ...own, cookie });
    const exchanged = await exchange(api, autoToken, { ...own, cookie });
    const session = signedInOutput.parse(await exchanged.json()).token;
    const [, key = ""] = cookie.split("=");
    await deps.db.close();
    const file = deps.file === null ? "" : await readFile(deps.file, "latin1");
    const log = deps.logged.join("\n");
    for (const secret of [token, autoToken ?? "", session, key, registration.password]) {
      expect(secret).not.toBe("");
      expect(file.includes(secret), "in the file").toBe(false);
      expect(log.includes(secret), "in the log").toBe(false);
    }
    expect(log).toContain("/api/verify-email");
  });
});
