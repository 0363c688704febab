import { users } from "#db/schema/index.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const email = "ada@example.org";
const profile = { firstName: "Ada", lastName: "Lovelace", password: "four calm panes" };
const post = (json: unknown) => ({ method: "POST", json });
const signedIn = z.custom<SignedIn>(
  (value) => typeof value === "object" && value !== null && "token" in value,
);

async function withAccount() {
  const deps = await makeDeps();
  const api = makeApi(deps);
  await api("/api/send-verification-code", post({ email, recaptchaToken: "x" }));
  const code = await codeFor(deps, email);
  const answer = await api(
    "/api/verify-code-and-register",
    post({ email, code, ...profile, recaptchaToken: "x" }),
  );
  return { deps, api, answer };
}

describe("signing up, out and in over HTTP", () => {
  it("answers with user and token, and hands pages a cookie of the same token", async () => {
    const { api, answer } = await withAccount();
    expect(answer.ok).toBe(true);
    const { token, user } = signedIn.parse(await answer.json());
    expect(user).toMatchObject({ email, name: "Ada Lovelace", onboardingStatus: "not_started" });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toContain(`auth_token=${token};`);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Max-Age=86400/i);
    const me = await api("/api/me", { token });
    expect(me.status).toBe(200);
    expect(await me.json()).toEqual(user);
    expect((await api("/api/me", { headers: { cookie: `auth_token=${token}` } })).status).toBe(200);
  });

  it("brings the cookie back for whom the token alone signs in, to pages of ours and to nobody else", async () => {
    const { api, answer } = await withAccount();
    const { token } = signedIn.parse(await answer.json());
    const cookieFor = async (given: string, headers: Record<string, string>, path = "/api/me") =>
      (await api(path, { token: given, headers })).headers.get("set-cookie");
    const page = { "sec-fetch-site": "same-origin" };
    expect(await cookieFor(token, page)).toMatch(
      new RegExp(`^auth_token=${token}; Max-Age=86400;.*HttpOnly`),
    );
    expect(await cookieFor(token, page, "/api/surveys")).toContain(`auth_token=${token};`);
    expect(await cookieFor(token, { ...page, cookie: `auth_token=${token}` })).toBeNull();
    expect(await cookieFor(token, {})).toBeNull();
    expect(await cookieFor(token, { "sec-fetch-site": "cross-site" })).toBeNull();
    expect(await cookieFor("x".repeat(43), page)).toBeNull();
    await api("/api/logout", { method: "POST", token, headers: page });
    expect(await cookieFor(token, page)).toBeNull();
  });

  it("logs out at once: the token is dead, the cookie gone, and doing it again is no error", async () => {
    const { api, answer } = await withAccount();
    const { token } = signedIn.parse(await answer.json());
    const out = await api("/api/logout", { method: "POST", token });
    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toMatch(/auth_token=;.*Max-Age=0/i);
    expect((await api("/api/me", { token })).status).toBe(401);
    expect((await api("/api/logout", { method: "POST", token })).status).toBe(204);
  });

  it("logs in with the address in any case, and with the right password only", async () => {
    const { api } = await withAccount();
    const right = await api("/api/login", post({ email: " ADA@Example.org ", password: profile.password }));
    expect(right.status).toBe(200);
    const wrong = await api("/api/login", post({ email, password: "four calm pains" }));
    const unknown = await api("/api/login", post({ email: "eve@example.org", password: profile.password }));
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const shown = z.object({ message: z.string(), error: z.string(), code: z.string() });
    expect(shown.parse(await wrong.json())).toEqual(shown.parse(await unknown.json()));
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  it("says 429 with Retry-After", async () => {
    const { api } = await withAccount();
    for (let n = 0; n < 10; n += 1) await api("/api/login", post({ email, password: "wrong" }));
    const late = await api("/api/login", post({ email, password: profile.password }));
    expect(late.status).toBe(429);
    expect(late.headers.get("retry-after")).toBe("900");
  });
});

describe("one who comes with two tokens", () => {
  it("is the one of the header, never a mix", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    const [ada, eve] = [await makeUser(deps), await makeUser(deps)];
    const cookie = `auth_token=${await signIn(deps, eve)}`;
    const both = await api("/api/me", { token: await signIn(deps, ada), headers: { cookie } });
    expect(await both.json()).toMatchObject({ id: ada.userId });
    const dead = await api("/api/me", { token: "x".repeat(43), headers: { cookie } });
    expect(dead.status).toBe(401);
  });
});

describe("bad input", () => {
  const long = "x".repeat(10_240);
  const values: readonly unknown[] = [
    null,
    7,
    true,
    [],
    ["a"],
    {},
    { toString: "x" },
    "",
    "   ",
    long,
    "a\r\nBcc: eve@example.org",
  ];
  const forms: readonly (readonly [path: string, field: string])[] = [
    ["/api/send-verification-code", "email"],
    ["/api/login", "email"],
    ["/api/verify-code-and-register", "email"],
    ["/api/verify-code-and-register", "code"],
    ["/api/verify-code-and-register", "firstName"],
    ["/api/verify-code-and-register", "lastName"],
  ];

  it.each(forms)("%s refuses a bad %s by name, and stores nothing", async (path, field) => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    for (const value of values) {
      const answer = await api(path, post({ email, code: "K7M2PQ", ...profile, [field]: value }));
      expect([value, answer.status]).toEqual([value, 400]);
      expect(await answer.json()).toMatchObject({ issues: [{ path: field }] });
    }
    expect(await deps.db.read.$count(users)).toBe(0);
  });

  it.each(["/api/login", "/api/verify-code-and-register"])("%s refuses a bad password", async (path) => {
    const api = makeApi(await makeDeps());
    for (const password of [null, 7, [], {}, "", long]) {
      const answer = await api(path, post({ email, code: "K7M2PQ", ...profile, password }));
      expect([password, answer.status]).toEqual([password, 400]);
      expect(await answer.json()).toMatchObject({ issues: [{ path: "password" }] });
    }
  });

  it.each([
    "a@b@example.org",
    "a b@example.org",
    "ada@example.org, eve@example.org",
    "<ada@example.org>",
    "ada@host",
  ])("takes no code email for %s", async (address) => {
    const deps = await makeDeps();
    expect((await makeApi(deps)("/api/send-verification-code", post({ email: address }))).status).toBe(400);
  });

  it("says what the forms say", async () => {
    const api = makeApi(await makeDeps());
    const messageOf = async (path: string, json: unknown) =>
      z.object({ message: z.string() }).parse(await (await api(path, post(json))).json()).message;
    expect(await messageOf("/api/send-verification-code", {})).toBe("Please enter your email address");
    expect(await messageOf("/api/login", { email: "" })).toBe("Email is required");
    expect(await messageOf("/api/login", { email: "ada" })).toBe("Please enter a valid email");
    expect(await messageOf("/api/login", { email })).toBe("Password is required");
    const register = (json: object) => messageOf("/api/verify-code-and-register", { email, ...json });
    expect(await register(profile)).toBe("Please enter the verification code from your email");
    expect(await register({ code: "K7M2PQ" })).toBe("Please fill in all fields");
    expect(await register({ ...profile, code: "K7M2PQ", password: "short" })).toBe(
      "Password must be at least 8 characters long",
    );
    expect(await register({ ...profile, code: "K7M2PQ" })).toContain("Invalid verification code");
    expect(await register({ ...profile, code: "K7M" })).toContain("Invalid verification code");
  });
});

describe("names", () => {
  it.each([
    ["  José María ", "José María"],
    ["山田", "山田"],
    ["<b>Ada</b>", "<b>Ada</b>"],
  ])("come in any script, are trimmed and otherwise left as they are: %s", async (typed, kept) => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    await api("/api/send-verification-code", post({ email }));
    const code = (await codeFor(deps, email)).toLowerCase();
    const answer = await api(
      "/api/verify-code-and-register",
      post({ ...profile, email, code, firstName: typed }),
    );
    expect(signedIn.parse(await answer.json()).user.firstName).toBe(kept);
  });
});

describe("a forgotten password over HTTP", () => {
  it("is replaced with the emailed token; known and unknown addresses get the same answer", async () => {
    const { deps, api, answer } = await withAccount();
    const { token: session } = signedIn.parse(await answer.json());
    const ask = async (address: string) => {
      const asked = await api("/api/request-password-reset", post({ email: address, recaptchaToken: "x" }));
      const headers = [...asked.headers].filter(([name]) => name !== "x-request-id");
      return { status: asked.status, headers, body: await asked.text() };
    };
    const known = await ask(email);
    expect(known.status).toBe(200);
    expect(await ask("nobody@example.org")).toEqual(known);
    const mail = (await mailsTo(deps, email)).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const password = "Granite-tulip-4";
    expect((await api("/api/reset-password", post({ token, password }))).status).toBe(200);
    expect((await api("/api/me", { token: session })).status).toBe(401);
    expect((await api("/api/login", post({ email, password: profile.password }))).status).toBe(401);
    expect((await api("/api/login", post({ email, password }))).status).toBe(200);
  });
});
