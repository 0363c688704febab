import { emailVerifications, users } from "#db/schema/index.ts";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { emailChangeTexts } from "#src/shared/account/verification/email-change-texts.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const present = "ada@example.org";
const next = "ada.vale+new@example.net";

async function withUser() {
  const deps = await makeDeps();
  return { deps, actor: await makeUserWithPassword(deps, { email: present }) };
}

async function withLink() {
  const { deps, actor } = await withUser();
  await requestEmailChange(deps, actor, { network: "198.51.100.7" }, { email: next, password });
  const [mail] = await mailsTo(deps, next);
  return { deps, actor, token: /\/account\/confirm-email\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

describe("signing in with the new address", () => {
  it("works for whom guesses at it had shut out", async () => {
    const { deps, token } = await withLink();
    const origin = { network: "198.51.100.8" };
    for (let n = 0; n < 10; n += 1)
      await expect(logIn(deps, origin, { email: next, password: "wrong" })).rejects.toThrow();
    await confirmEmailChange(deps, origin, { token }, null);
    expect((await logIn(deps, origin, { email: next, password })).user.email).toBe(next);
  });
});

describe("another address, over HTTP", () => {
  it("the session that confirms is the one of the request, and no other", async () => {
    const { deps, actor, token } = await withLink();
    const api = makeApi(deps);
    const here = await signIn(deps, actor);
    const other = await signIn(deps, actor);
    const cookie = { cookie: `auth_token=${here}`, "sec-fetch-site": "same-origin" };
    const done = await api("/api/confirm-email-change", { method: "POST", json: { token }, headers: cookie });
    expect(done.status).toBe(200);
    expect((await api("/api/me", { token: here })).status).toBe(200);
    expect((await api("/api/me", { token: other })).status).toBe(401);
  });

  it.each([
    ["a list", [next]],
    ["an object", { address: next }],
    ["two addresses", "a@x.io,b@y.io"],
    ["two addresses in brackets", "<a@x.io>, <b@y.io>"],
    ["another header", `${next}\r\nBcc: eve@example.org`],
    ["a line break", "a@x.io\nb@y.io"],
    ["10 kB", `${"a".repeat(10_000)}@example.org`],
    ["nothing", ""],
    ["a number", 7],
    ["letters that look alike", "аdа@example.org"],
  ])("%s is no address: 400, and no email", async (_, email) => {
    const { deps, actor } = await withUser();
    const token = await signIn(deps, actor);
    const answered = await makeApi(deps)("/api/change-email", {
      method: "POST",
      token,
      json: { email, password },
    });
    expect(answered.status).toBe(400);
    expect(await mailsTo(deps, present)).toEqual([]);
    expect(await deps.db.read.select().from(emailVerifications)).toEqual([]);
  });

  it.each([[["x"]], [{ a: 1 }], ["x".repeat(10_000)], [""], [null], ["x\r\ny"]])(
    "%j is no token: 400",
    async (token) => {
      const { deps } = await withUser();
      const answered = await makeApi(deps)("/api/confirm-email-change", { method: "POST", json: { token } });
      expect(answered.status).toBe(400);
      expect(await answered.json()).toMatchObject({ message: emailChangeTexts.linkDead });
    },
  );

  it("nobody else's fields are taken", async () => {
    const { deps, actor } = await withUser();
    const other = await makeUser(deps);
    const token = await signIn(deps, actor);
    await makeApi(deps)("/api/change-email", {
      method: "POST",
      token,
      json: { email: next, password, userId: other.userId, emailVerified: true, role: "admin" },
    });
    const rows = await deps.db.read.select().from(emailVerifications);
    expect(rows.map(({ userId }) => userId)).toEqual([actor.userId]);
    const row = await deps.db.read.select().from(users).where(eq(users.id, actor.userId)).get();
    expect(row).toMatchObject({ email: present, role: "user", isAdmin: false });
  });
});
