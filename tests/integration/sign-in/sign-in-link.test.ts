import { mails, users } from "#db/schema/index.ts";
import { minutes } from "#src/server/clock.ts";
import { hashOfNoPassword } from "#src/server/auth/passwords.ts";
import { changePassword } from "#src/server/domain/account/password.ts";
import { registerByLink } from "#src/server/domain/account/registration.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import {
  findSignInAddress,
  requestSignInLink,
  signInByLink,
} from "#src/server/domain/account/verification/sign-in-link.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const email = "uma@example.org";
const dead = { kind: "bad_request", message: accountTexts.signInLinkDead };

let networks = 0;
const anyOrigin = () => ({ network: `198.51.100.${String((networks += 1))}` });
const browser = (changes: Partial<Parameters<typeof signInByLink>[1]> = {}) => ({
  ...{ origin: anyOrigin(), actor: null, registrationKey: null },
  ...changes,
});

const request = (deps: TestDeps, address = email) => requestSignInLink(deps, anyOrigin(), { email: address });

async function linksTo(deps: TestDeps, address = email): Promise<readonly string[]> {
  const sent = await mailsTo(deps, address);
  return sent.flatMap(({ text }) => /\/login\?link=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function newestLink(deps: TestDeps): Promise<string> {
  await request(deps);
  const link = (await linksTo(deps)).at(-1);
  if (link === undefined) throw new Error("There is no link.");
  return link;
}

/** A client, who has never set a password. */
async function makeClientAccount() {
  const deps = await makeDeps();
  const uma = await makeUser(deps, { email });
  const passwordHash = hashOfNoPassword();
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, uma.userId)));
  return { deps, uma };
}

describe("a link to sign in", () => {
  it("leads to the page that was wanted, if it is ours", async () => {
    const { deps } = await makeClientAccount();
    const ask = (next: string) => requestSignInLink(deps, anyOrigin(), { email, next });
    await ask("/results/abc?x=1");
    await ask("https://evil.example/");
    const sent = await mailsTo(deps, email);
    const queries = sent.map(({ text }) => /\/login\?link=[\w-]+(\S*)/.exec(text)?.[1]);
    expect(queries).toEqual(["&next=%2Fresults%2Fabc%3Fx%3D1", ""]);
  });

  it("names its account, signs in once, and sends no further email", async () => {
    const { deps, uma } = await makeClientAccount();
    const token = await newestLink(deps);
    expect(await findSignInAddress(deps, anyOrigin(), { token })).toEqual({ email });
    const signedIn = await signInByLink(deps, browser(), { token });
    expect(await deps.sessions.findActor(signedIn.token)).toMatchObject({ userId: uma.userId });
    await expect(signInByLink(deps, browser(), { token })).rejects.toMatchObject(dead);
    await expect(findSignInAddress(deps, anyOrigin(), { token })).rejects.toMatchObject(dead);
    expect(await mailsTo(deps, email)).toHaveLength(1);
  });

  it("works for 30 minutes, and is replaced by the next one", async () => {
    const { deps } = await makeClientAccount();
    const [first, second] = [await newestLink(deps), await newestLink(deps)];
    await expect(signInByLink(deps, browser(), { token: first })).rejects.toMatchObject(dead);
    deps.clock.advance(minutes(30));
    await expect(signInByLink(deps, browser(), { token: second })).rejects.toMatchObject(dead);
  });

  it("goes to nobody without an account, with the same answer", async () => {
    const { deps } = await makeClientAccount();
    expect(await request(deps, "nobody@example.org")).toEqual(await request(deps));
    const rows = await deps.db.read.select().from(mails);
    expect(rows.map(({ recipient }) => recipient)).toEqual(["", email]);
  });

  it("goes out five times to a network, then the last one stays good", async () => {
    const { deps } = await makeClientAccount();
    const origin = anyOrigin();
    for (let n = 0; n < 7; n += 1) await requestSignInLink(deps, origin, { email: "u.m.a+x@example.org" });
    for (let n = 0; n < 7; n += 1) await requestSignInLink(deps, origin, { email });
    const links = await linksTo(deps);
    expect(links).toHaveLength(5);
    expect((await signInByLink(deps, browser(), { token: links.at(-1) ?? "" })).user.email).toBe(email);
  });

  it("switches nobody to another account, and stays good", async () => {
    const { deps } = await makeClientAccount();
    const token = await newestLink(deps);
    const actor = await makeUser(deps);
    await expect(signInByLink(deps, browser({ actor }), { token })).rejects.toMatchObject({
      kind: "conflict",
    });
    expect((await signInByLink(deps, browser(), { token })).user.email).toBe(email);
  });

  it("is useless after a new password", async () => {
    const deps = await makeDeps();
    const uma = await makeUserWithPassword(deps, { email });
    const token = await newestLink(deps);
    const change = { currentPassword: knownPassword, password: "Five-calm-panes-2" };
    await changePassword(deps, uma, anyOrigin(), change);
    await expect(signInByLink(deps, browser(), { token })).rejects.toMatchObject(dead);
  });
});

describe("a link to an address that nobody has confirmed", () => {
  const registration = { email, name: "Uma Vale", password: "Granite-tulip-4" };
  const logInAgain = (deps: TestDeps) => logIn(deps, anyOrigin(), { email, password: registration.password });

  it("confirms it, without the password that a stranger may have chosen", async () => {
    const deps = await makeDeps();
    await registerByLink(deps, anyOrigin(), registration);
    const token = await newestLink(deps);
    expect((await signInByLink(deps, browser(), { token })).user.email).toBe(email);
    await expect(logInAgain(deps)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("keeps the password in the browser that registered", async () => {
    const deps = await makeDeps();
    const { key } = await registerByLink(deps, anyOrigin(), registration);
    await signInByLink(deps, browser({ registrationKey: key }), { token: await newestLink(deps) });
    expect((await logInAgain(deps)).user.email).toBe(email);
  });

  it("can't claim the support address", async () => {
    const deps = await makeDeps({});
    await makeUser(deps, { email: deps.env.SUPPORT_EMAIL, emailVerifiedAt: null });
    await request(deps, deps.env.SUPPORT_EMAIL);
    const [token = ""] = await linksTo(deps, deps.env.SUPPORT_EMAIL);
    expect(token).not.toBe("");
    await expect(signInByLink(deps, browser(), { token })).rejects.toMatchObject(dead);
  });
});
