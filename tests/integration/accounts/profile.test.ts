import { users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { changePassword } from "#src/server/domain/account/password.ts";
import { updateProfile } from "#src/server/domain/account/update-profile.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo, codeFor } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { verifyCodeAndRegister } from "#src/server/domain/account/registration.ts";
import { sendVerificationCode } from "#src/server/domain/account/verification/send-verification-code.ts";
import { anyOrigin, newcomer, registerNewcomer } from "#tests/factories/registration.ts";

const origin = { network: "198.51.100.7" };

describe("a profile", () => {
  it("changes in what is said, and in nothing else", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps, { firstName: "Ada", returnTo: "/assessment/1" });
    const user = await updateProfile(deps, actor, { username: "ada", onboardingStatus: "completed" });
    expect(user).toMatchObject({ firstName: "Ada", lastName: actor.lastName, username: "ada" });
    expect(user.onboardingState.return_to).toBe("/assessment/1");
    const cleared = await updateProfile(deps, actor, { onboardingState: { return_to: null } });
    expect(cleared).toEqual({ ...user, onboardingState: { ...user.onboardingState, return_to: null } });
  });

  it("cannot take someone else's username, in whatever case", async () => {
    const deps = await makeDeps();
    await makeUser(deps, { username: "ada" });
    const actor = await makeUser(deps);
    await expect(updateProfile(deps, actor, { username: "ada" })).rejects.toMatchObject({
      kind: "conflict",
      message: accountTexts.usernameTaken,
    });
    const api = makeApi(deps);
    const token = await signIn(deps, actor);
    const taken = await api("/api/me", { method: "PATCH", token, json: { username: " ADA " } });
    expect(taken.status).toBe(409);
  });
});

describe("changing a password", () => {
  async function withPassword() {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const passwordHash = await hashPassword("Old-tulip-1");
    await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, actor.userId)));
    return { deps, actor, email: actor.email };
  }
  const change = { currentPassword: "Old-tulip-1", password: "New-tulip-2" };

  it("asks for the present one, ends every session, gives a new one, and tells by email", async () => {
    const { deps, actor, email } = await withPassword();
    const old = await deps.sessions.start(actor.userId);
    const { token } = await changePassword(deps, actor, origin, change);
    expect(await deps.sessions.findActor(old)).toBeNull();
    expect(await deps.sessions.findActor(token)).toEqual(actor);
    expect((await mailsTo(deps, email)).map(({ subject }) => subject)).toEqual([
      "Your Openpane password was changed",
    ]);
    const signedIn = await logIn(deps, origin, { email, password: change.password });
    expect(signedIn.user.email).toBe(email);
  });
});

describe("the answers of changes", () => {
  /* A call that changes something answers from what it has read and written, and doesn't read again: that has to be what a reader gets next. */

  it.each([
    ["someone new", false],
    ["someone whose account waited for its address to be confirmed", true],
  ])("of registering %s are what that person reads next", async (_, isWaiting) => {
    const deps = await makeDeps();
    if (isWaiting) await registerNewcomer(deps, { name: "Somebody Else" });
    const { email } = newcomer;
    await sendVerificationCode(deps, anyOrigin(), { email });
    const registration = {
      ...{ email, firstName: "Ada", lastName: "Lovelace", password: "Granite-tulip-4" },
      ...{ code: await codeFor(deps, email), intendedAccountType: "facilitator" as const },
    };
    const { user, token } = await verifyCodeAndRegister(deps, anyOrigin(), registration);
    const actor = await deps.sessions.findActor(token);
    expect(actor && presentUser(deps, actor)).toEqual(user);
    expect(user).toMatchObject({
      name: "Ada Lovelace",
      onboardingState: { intendedAccountType: "facilitator" },
    });
  });

  it("of what someone says of themselves are what they read next", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const token = await deps.sessions.start(actor.userId);
    const changes = [
      { firstName: "Ada", username: "ada-l" },
      { onboardingStatus: "completed" as const, onboardingState: { return_to: "/teams" } },
      { username: null, onboardingState: { return_to: null, intendedAccountType: "facilitator" as const } },
      {},
    ];
    for (const change of changes) {
      const user = await updateProfile(deps, actor, change);
      const next = await deps.sessions.findActor(token);
      expect(next && presentUser(deps, next)).toEqual(user);
    }
  });
});
