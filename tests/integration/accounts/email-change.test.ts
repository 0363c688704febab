import {
  signInCodes,
  emailVerifications,
  passwordResets,
  users,
  verificationCodes,
} from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { changePassword, requestPasswordReset } from "#src/server/domain/account/password.ts";
import { confirmEmailChange, requestEmailChange } from "#src/server/domain/account/email.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";
import { knownPassword as password, makeUserWithPassword } from "#tests/factories/password.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const present = "ada@example.org";
const next = "ada.vale+new@example.net";
const dead = { kind: "bad_request", message: emailChangeTexts.linkDead };

let networks = 0;
const origin = () => ({ network: `198.51.100.${String((networks += 1))}` });

const request = (deps: Deps, actor: Actor, email = next) =>
  requestEmailChange(deps, actor, origin(), { email, password });
const confirm = (deps: Deps, token: string, session: string | null = null) =>
  confirmEmailChange(deps, origin(), { token }, session);

/** The token in the newest email to an address, or null. */
async function mailedToken(deps: Deps, email = next): Promise<string | null> {
  const newest = (await mailsTo(deps, email)).at(-1);
  return /\/account\/confirm-email\/([\w-]+)/.exec(newest?.text ?? "")?.[1] ?? null;
}

async function withUser() {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps, { email: present });
  return { deps, actor };
}

async function withLink() {
  const { deps, actor } = await withUser();
  await request(deps, actor);
  const token = await mailedToken(deps);
  if (token === null) throw new Error("There is no mail with a link.");
  return { deps, actor, token };
}

const account = (deps: Deps, { userId }: Actor) =>
  deps.db.read.select().from(users).where(eq(users.id, userId)).get();
const subjects = async (deps: Deps, email: string) =>
  (await mailsTo(deps, email)).map(({ subject }) => subject);

describe("a new address", () => {
  it("needs the password, sends a link, notifies the old address and changes nothing yet", async () => {
    const { deps, actor } = await withUser();
    const before = await account(deps, actor);
    expect(await request(deps, actor)).toEqual({ success: true, message: emailChangeTexts.requested });
    expect(await mailedToken(deps)).not.toBeNull();
    const [told] = await mailsTo(deps, present);
    expect(told?.kind).toBe("email change asked");
    expect(told?.text).toContain("choose a new password");
    expect(told?.text).not.toContain(next);
    expect(await account(deps, actor)).toEqual(before);
  });

  it("replaces the old one and its mailbox once the link is used", async () => {
    const { deps, actor, token } = await withLink();
    deps.clock.advance(minutes(5));
    expect(await confirm(deps, token)).toEqual({ success: true, message: emailChangeTexts.changed });
    expect(await account(deps, actor)).toMatchObject({
      email: next,
      mailbox: "ada.vale@example.net",
      emailVerifiedAt: deps.clock.now(),
    });
    expect((await subjects(deps, present)).at(-1)).toBe("Your Openpane account has a new email address");
    expect((await logIn(deps, origin(), { email: next, password })).user.id).toBe(actor.userId);
    await expect(logIn(deps, origin(), { email: present, password })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("is refused without the password, and guesses count together with those at a new password", async () => {
    const { deps, actor } = await withUser();
    const guess = { email: next, password: "Guess-1234" };
    for (let n = 0; n < 5; n += 1) {
      await expect(requestEmailChange(deps, actor, origin(), guess)).rejects.toMatchObject({
        issues: [{ path: "password", message: accountTexts.wrongPassword }],
      });
      const change = { currentPassword: "Guess-1234", password: "New-tulip-2" };
      await expect(changePassword(deps, actor, origin(), change)).rejects.toThrow();
    }
    await expect(request(deps, actor)).rejects.toMatchObject({ kind: "too_many_requests" });
    expect(await mailsTo(deps, next)).toEqual([]);
    expect(await mailsTo(deps, present)).toEqual([]);
  });

  it("sends a stranger's mailbox no text that the person wrote", async () => {
    const deps = await makeDeps();
    const actor = await makeUserWithPassword(deps, { firstName: "Visit evil.example", email: present });
    await request(deps, actor);
    const [mail] = await mailsTo(deps, next);
    expect(`${mail?.subject ?? ""}${mail?.text ?? ""}${mail?.html ?? ""}`).not.toContain("evil.example");
  });
});

describe("an address that has an account", () => {
  it("gets the same answer, an email that says so, and the old address is notified", async () => {
    const { deps, actor } = await withUser();
    const other = await makeUser(deps, { firstName: "Grace" });
    expect(await request(deps, actor, other.email)).toEqual(await request(deps, actor));
    expect(await subjects(deps, other.email)).toEqual(["This address already has an account at Openpane"]);
    expect(await mailedToken(deps, other.email)).toBeNull();
    expect(await subjects(deps, present)).toHaveLength(2);
  });

  it("stays with an account that was created after the link was emailed (409)", async () => {
    const { deps, actor, token } = await withLink();
    await makeUser(deps, { email: next });
    const before = await account(deps, actor);
    const session = await deps.sessions.start(actor.userId);
    await expect(confirm(deps, token)).rejects.toMatchObject({
      kind: "conflict",
      message: emailChangeTexts.taken,
    });
    expect(await account(deps, actor)).toEqual(before);
    expect(await deps.sessions.findActor(session)).not.toBeNull();
    expect(await subjects(deps, present)).toHaveLength(1);
  });
});

describe("a link for a new address", () => {
  it("works once, even when used twice at the same time", async () => {
    const { deps, token } = await withLink();
    const results = await Promise.allSettled([confirm(deps, token), confirm(deps, token)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(confirm(deps, token)).rejects.toMatchObject(dead);
  });

  it("is refused when altered, after an hour, and once a newer one exists", async () => {
    const { deps, actor, token } = await withLink();
    await expect(confirm(deps, `${token.slice(0, -1)}_`)).rejects.toMatchObject(dead);
    await request(deps, actor, "third@example.org");
    await expect(confirm(deps, token)).rejects.toMatchObject(dead);
    await request(deps, actor);
    const late = (await mailedToken(deps)) ?? "";
    deps.clock.advance(minutes(60));
    await expect(confirm(deps, late)).rejects.toMatchObject(dead);
    await request(deps, actor);
    const inTime = (await mailedToken(deps)) ?? "";
    deps.clock.advance(minutes(60) - 1);
    await expect(confirm(deps, inTime)).resolves.toMatchObject({ success: true });
  });

  it("is stored in clear nowhere but in its email", async () => {
    const { deps, token } = await withLink();
    const rows = await deps.db.read.select().from(emailVerifications);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(deps.logged.join()).not.toContain(token);
  });

  it("is refused after a password change", async () => {
    const { deps, actor, token } = await withLink();
    await changePassword(deps, actor, origin(), { currentPassword: password, password: "New-tulip-2" });
    await expect(confirm(deps, token)).rejects.toMatchObject(dead);
  });
});

describe("after the address is changed", () => {
  it("ends every other session and keeps the one that confirmed", async () => {
    const { deps, actor, token } = await withLink();
    const other = await deps.sessions.start(actor.userId);
    const here = await deps.sessions.start(actor.userId);
    const stranger = await deps.sessions.start((await makeUser(deps)).userId);
    await confirm(deps, token, here);
    expect(await deps.sessions.findActor(here)).toMatchObject({ userId: actor.userId, email: next });
    expect(await deps.sessions.findActor(other)).toBeNull();
    expect(await deps.sessions.findActor(stranger)).not.toBeNull();
  });

  it("every link and code emailed to either address is refused", async () => {
    const { deps, actor, token } = await withLink();
    for (const email of [present, next, "other@example.org"]) {
      await requestPasswordReset(deps, origin(), { email });
      await sendVerificationCode(deps, origin(), { email });
    }
    const expiresAt = new Date(deps.clock.now().getTime() + minutes(10));
    await deps.db.write(async (tx) => {
      await tx.insert(signInCodes).values({ codeHash: "x", userId: actor.userId, expiresAt });
      const link = { userId: actor.userId, purpose: "registration", tokenHash: "y", expiresAt } as const;
      await tx.insert(emailVerifications).values({ ...link, email: present });
    });
    await confirm(deps, token);
    const left = [
      (await deps.db.read.select().from(passwordResets)).map(({ email }) => email),
      (await deps.db.read.select().from(verificationCodes)).map(({ email }) => email),
      await deps.db.read.select().from(signInCodes),
      await deps.db.read.select().from(emailVerifications),
    ];
    expect(left).toEqual([["other@example.org"], ["other@example.org"], [], []]);
  });

  it("the owner of a survey is recognised by the new mailbox only", async () => {
    const { deps, actor, token } = await withLink();
    const { shareId } = await makeSharedSurvey(deps, actor);
    await confirm(deps, token);
    const selectedTraits = ["able", "bold", "calm", "kind", "warm"];
    const api = makeApi(deps);
    const setPageStatus = async (overrides: Partial<Actor>) => {
      const peer = await signIn(deps, await makeUser(deps, overrides));
      const path = `/api/shared/${shareId}/responses`;
      return (await api(path, { method: "POST", token: peer, json: { selectedTraits } })).status;
    };
    expect(await setPageStatus({ email: "ada.vale@example.net" })).toBe(403);
    expect(await setPageStatus({ email: present })).toBe(201);
    await expect(answer(deps, shareId)).resolves.toBeDefined();
  });
});
