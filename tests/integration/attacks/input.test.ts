import { emailVerifications, mails, passwordResets, users, verificationCodes } from "#db/schema/index.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

const profile = { firstName: "Ada", lastName: "Vale", password: "Granite-tulip-4" };
const callsWithEmail: readonly (readonly [path: string, more: object])[] = [
  ["/api/login", { password: "Granite-tulip-4" }],
  ["/api/send-verification-code", {}],
  ["/api/request-password-reset", {}],
  ["/api/verify-code-and-register", { code: "AAAAAA", ...profile }],
  ["/api/register", { name: "Ada Vale", password: profile.password }],
  ["/api/resend-verification", {}],
];

const countRows = async ({ db }: TestDeps) =>
  Promise.all(
    [mails, passwordResets, verificationCodes, emailVerifications, users].map((t) => db.read.$count(t)),
  );

const notAddresses: readonly unknown[] = [
  "a@x.io,b@y.io",
  "a@x.io;b@y.io",
  "a@x.io b@y.io",
  "a@x.io\nb@y.io",
  "a@x.io\r\nBcc: b@y.io",
  "a@x.io%0d%0aBcc: b@y.io",
  "a@x.io\u0000b@y.io",
  '"a@x.io, b"@y.io',
  "Ada <a@x.io>",
  "<script>@x.io",
  "a@[127.0.0.1]",
  "a@localhost",
  "@x.io",
  "a@",
  ["a@x.io"],
  ["a@x.io", "b@y.io"],
  { email: "a@x.io" },
  { $ne: null },
  { toString: "a@x.io" },
  true,
  0,
  null,
  `${"a".repeat(10_240)}@x.io`,
  `a@${"x".repeat(10_240)}.io`,
  // Look-alikes: Cyrillic, Greek, full width, a letter with a mark, invisible ones.
  "\u0430da@example.org",
  "ada@ex\u0430mple.org",
  "ad\u03B1@example.org",
  "\uFF41da@example.org",
  "ada\uFF20example.org",
  "ada@example\u3002org",
  "a\u0301da@example.org",
  "ada\u200B@example.org",
  "ada\u202E@example.org",
  "\u0130da@example.org",
];

describe.each(callsWithEmail)("%s", (path, more) => {
  it("refuses invalid and multiple addresses and stores nothing", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email: "ada@example.org" });
    const before = await countRows(deps);
    const api = makeApi(deps);
    for (const email of notAddresses) {
      const answer = await api(path, { method: "POST", json: { ...more, email } });
      expect({ email, status: answer.status }).toEqual({ email, status: 400 });
      expect(await answer.json()).toMatchObject({ issues: [{ path: "email" }] });
    }
    expect(await countRows(deps)).toEqual(before);
  });
});

describe("a letter that changes into another in lower case", () => {
  it("reaches the owner of the address only", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { email: "kate@example.org" });
    // The Kelvin sign, whose lower case is a plain k.
    const email = "\u212Aate@example.org";
    await makeApi(deps)("/api/request-password-reset", { method: "POST", json: { email } });
    const sent = await deps.db.read.select().from(mails);
    expect(sent.map(({ recipient }) => recipient)).toEqual(["kate@example.org"]);
  });
});

describe("markup in a name", () => {
  it("is plain text in every email, escaped in HTML", async () => {
    const deps = await makeDeps();
    const email = "ada@example.org";
    const firstName = `<b onclick="x">Ada<img src=x>&amp;`;
    await makeUser(deps, { email, firstName });
    const api = makeApi(deps);
    for (const path of ["/api/request-password-reset", "/api/send-verification-code"])
      await api(path, { method: "POST", json: { email } });
    const token = /token=([\w-]+)/.exec((await mailsTo(deps, email))[0]?.text ?? "")?.[1];
    await api("/api/reset-password", { method: "POST", json: { token, password: "Granite-tulip-4" } });
    const sent = await mailsTo(deps, email);
    expect(sent).toHaveLength(3);
    for (const { html, text, subject } of sent) {
      expect(html).not.toMatch(/<b |<img/);
      expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;Ada&lt;img src=x&gt;&amp;amp;");
      expect(text).toContain(firstName);
      expect(subject).not.toContain("Ada");
    }
  });
});

describe("fields that callers may not set", () => {
  const gift = {
    role: "admin",
    isAdmin: true,
    emailVerified: true,
    emailVerifiedAt: 1,
    planId: "facilitator_pro",
    plan: { id: "facilitator_pro" },
    billing: { planId: "facilitator_pro", status: "active" },
    userId: "somebody-else",
    id: "somebody-else",
    mailbox: "eve@example.org",
    passwordHash: "x",
    createdAt: 0,
    returnTo: "//evil.example",
    __proto__: { isAdmin: true },
    constructor: { prototype: { isAdmin: true } },
  };
  // As text, because `__proto__` in an object would not be a field.
  const withGift = (json: object) =>
    JSON.stringify({ ...json, ...gift }).replace(/^\{/, '{"__proto__":{"isAdmin":true,"role":"admin"},');

  it("are ignored when signing up", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    const email = "new@example.org";
    const post = (path: string, json: object) =>
      api(path, { method: "POST", body: withGift(json), headers: { "content-type": "application/json" } });
    expect((await post("/api/send-verification-code", { email })).status).toBe(200);
    const form = { email, code: await codeFor(deps, email), ...profile };
    expect((await post("/api/verify-code-and-register", form)).status).toBe(200);
    const [row, ...more] = await deps.db.read.select().from(users);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ role: "user", isAdmin: false, email, mailbox: email, returnTo: null });
    expect(row?.id).not.toBe("somebody-else");
    const login = await post("/api/login", { email, password: profile.password });
    expect(await login.json()).toMatchObject({ user: { role: "user", isAdmin: false, id: row?.id } });
  });

  it.each<[method: string, path: string, json: object]>([
    ["POST", "/api/login", { email: "ada@example.org", password: "wrong" }],
    ["POST", "/api/send-verification-code", { email: "ada@example.org" }],
    ["POST", "/api/request-password-reset", { email: "ada@example.org" }],
    ["POST", "/api/reset-password", { token: "x", password: "Granite-tulip-4" }],
    ["PATCH", "/api/me", {}],
    ["PATCH", "/api/me", { onboardingState: { ...gift, return_to: null } }],
    ["POST", "/api/change-password", { currentPassword: "x", password: "Granite-tulip-4" }],
    ["POST", "/api/logout", {}],
  ])("are ignored by %s %s with %j", async (method, path, json) => {
    const deps = await makeDeps();
    const actor = await makeUser(deps, { email: "ada@example.org" });
    const token = await signIn(deps, actor);
    const before = await deps.db.read.select().from(users);
    const headers = { "content-type": "application/json" };
    const answer = await makeApi(deps)(path, { method, token, body: withGift(json), headers });
    expect(answer.status).toBeLessThan(500);
    const [after] = await deps.db.read.select().from(users);
    expect({ ...after, updatedAt: null }).toEqual({ ...before[0], updatedAt: null });
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });
});
