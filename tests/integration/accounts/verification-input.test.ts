import { emailVerifications, mails, users } from "#db/schema/index.ts";
import { registeredOutput } from "#src/shared/account/verification/verification.output.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* What people, and programs that mean no good, may send where an account is made by link. */

const email = "ada@example.org";
const registration = { email, password: "four calm panes", name: "Ada Lovelace" };
const post = (json: unknown) => ({ method: "POST", json });
const long = "x".repeat(10_240);

const noText: readonly unknown[] = [
  null,
  7,
  true,
  [],
  ["a@example.org"],
  {},
  { toString: "x" },
  "",
  "   ",
  long,
];
const noAddress: readonly unknown[] = [
  ...noText,
  "ada@example.org\r\nBcc: eve@example.org",
  "a@x.io,b@y.io",
  "a@x.io b@y.io",
  "a@x.io;b@y.io",
  "<ada@example.org>",
  "Ada <ada@example.org>",
  "ada@host",
  "ada@[127.0.0.1]",
  // Cyrillic а, and a full-width @.
  "\u0430da@example.org",
  "ada@ex\u0430mple.org",
  "ada\uFF20example.org",
  `${"a".repeat(250)}@example.org`,
];

async function nothingStored(deps: Awaited<ReturnType<typeof makeDeps>>): Promise<void> {
  for (const table of [users, mails, emailVerifications]) expect(await deps.db.read.$count(table)).toBe(0);
}

describe("bad input", () => {
  it.each(["/api/register", "/api/resend-verification"])("%s takes no email but an email", async (path) => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    for (const value of noAddress) {
      const answer = await api(path, post({ ...registration, email: value }));
      expect([value, answer.status]).toEqual([value, 400]);
      expect(await answer.json()).toMatchObject({ issues: [{ path: "email" }] });
    }
    await nothingStored(deps);
  });

  it("no name but a text of one line, no password but a fit one", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    const names = [...noText, "Ada\r\nBcc: eve@example.org", "Ada\u2028Vale", "\u202Eeve", "x".repeat(121)];
    const passwords = [null, 7, [], {}, "", "short", "x".repeat(257), long, "password1"];
    for (const [field, values] of [
      ["name", names],
      ["password", passwords],
    ] as const) {
      for (const value of values) {
        const answer = await api("/api/register", post({ ...registration, [field]: value }));
        expect([value, answer.status]).toEqual([value, 400]);
        expect(await answer.json()).toMatchObject({ issues: [{ path: field }] });
      }
    }
    await nothingStored(deps);
  });

  it("no token but a live one", async () => {
    const api = makeApi(await makeDeps());
    for (const token of [...noText, "a\r\nb", "../../etc", "%00"]) {
      const answer = await api("/api/verify-email", post({ token }));
      expect([token, answer.status]).toEqual([token, 400]);
      expect(await answer.json()).toMatchObject({
        message: "This verification link is invalid or has expired.",
      });
    }
  });
});

describe("fields that nobody asked for", () => {
  const more = {
    role: "admin",
    isAdmin: true,
    emailVerified: true,
    emailVerifiedAt: 0,
    planId: "facilitator_pro",
    userId: "1",
    id: "1",
    mailbox: "eve@example.org",
    onboardingStatus: "completed",
    username: "root",
  };
  const plain = {
    role: "user",
    isAdmin: false,
    mailbox: email,
    onboardingStatus: "not_started",
    username: null,
  };

  it("are not stored with a registration by link", async () => {
    const deps = await makeDeps();
    const answer = await makeApi(deps)("/api/register", post({ ...registration, ...more }));
    const { user } = registeredOutput.parse(await answer.json());
    expect(user).toMatchObject({ role: "user", isAdmin: false });
    const [row] = await deps.db.read.select().from(users);
    expect(row).toMatchObject({ ...plain, emailVerifiedAt: null });
    expect(row?.id).not.toBe("1");
  });

  it("nor with one by code", async () => {
    const deps = await makeDeps();
    const api = makeApi(deps);
    await api("/api/send-verification-code", post({ email }));
    const code = await codeFor(deps, email);
    const profile = { firstName: "Ada", lastName: "Lovelace", password: registration.password };
    const answer = await api("/api/verify-code-and-register", post({ email, code, ...profile, ...more }));
    expect(answer.status).toBe(200);
    const [row] = await deps.db.read.select().from(users);
    expect(row).toMatchObject({ ...plain, emailVerifiedAt: deps.clock.now() });
    expect(row?.id).not.toBe("1");
  });
});

describe("names in the email with the link", () => {
  const mailFor = async (name: string) => {
    const deps = await makeDeps();
    expect((await makeApi(deps)("/api/register", post({ ...registration, name }))).status).toBe(200);
    const [mail] = await mailsTo(deps, email);
    return { deps, subject: "", text: "", html: "", ...mail };
  };

  it("are text and never markup", async () => {
    const { subject, text, html } = await mailFor(`<b>Ada<img src=x onerror=1> Vale`);
    expect(text).toContain("Hello <b>Ada<img src=x onerror=1>,");
    expect(html).toContain("Hello &lt;b&gt;Ada&lt;img src=x onerror=1&gt;,");
    expect(html).not.toMatch(/<b>|<img/);
    expect(subject).toBe("Confirm your address for Openpane");
  });

  it.each([
    ["Ada Lovelace", "Hello Ada,"],
    ["J. R. Tolkien", "Hello J. R.,"],
    ["山田 太郎", "Hello 山田,"],
    // Cyrillic letters that look like Latin ones are a name like any other.
    ["\u0410d\u0430 Vale", "Hello \u0410d\u0430,"],
    ["Win at https://evil.example now", "Hello,"],
    ["Go to evil.example now", "Hello,"],
    ["Write to eve@evil.example now", "Hello,"],
    [`${"Buy cheap watches today ".repeat(4)} now`, "Hello,"],
  ])("%j is greeted as %j: nobody writes an email of theirs through ours", async (name, greeting) => {
    const { text } = await mailFor(name);
    expect(text.split("\n")[0]).toBe(greeting);
    expect(text).not.toMatch(/evil|watches/);
  });

  it("nor by the other emails that an address gets which nobody has confirmed", async () => {
    const { deps } = await mailFor("Go to evil.example now");
    const api = makeApi(deps);
    await api("/api/request-password-reset", post({ email }));
    const token = /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.text ?? "")?.[1];
    const reset = await api("/api/reset-password", post({ token, password: "Granite-tulip-4" }));
    expect(reset.status).toBe(200);
    const sent = await mailsTo(deps, email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Confirm your address for Openpane",
      "A new password for Openpane",
      "Your Openpane password was changed",
    ]);
    expect(JSON.stringify(sent)).not.toContain("evil");
  });

  it("links lead to the configured site, whatever host a request names", async () => {
    const deps = await makeDeps();
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
    };
    await makeApi(deps)("/api/register", { ...post(registration), headers });
    const [mail] = await mailsTo(deps, email);
    expect(mail?.text).toContain("http://localhost:4321/verify-email/");
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  });
});
