import { users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { changePassword } from "#src/server/domain/account/password.ts";
import { updateProfile } from "#src/server/domain/account/profile.ts";
import { listPeople } from "#src/server/domain/admin/people/people.ts";
import { getSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const origin = { network: "198.51.100.7" };

describe("a profile", () => {
  it("changes only the fields that are sent", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps, { firstName: "Ada", returnTo: "/assessment/1" });
    const user = await updateProfile(deps, actor, { username: "ada", onboardingStatus: "completed" });
    expect(user).toMatchObject({ firstName: "Ada", lastName: actor.lastName, username: "ada" });
    expect(user.onboardingState.return_to).toBe("/assessment/1");
    const cleared = await updateProfile(deps, actor, { onboardingState: { return_to: null } });
    expect(cleared).toEqual({ ...user, onboardingState: { ...user.onboardingState, return_to: null } });
  });

  it("shows the whole name as its owner writes it, and is found by it", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps, { firstName: "小龙", lastName: "李" });
    const { shareId } = await makeSharedSurvey(deps, actor);
    const read = async () => {
      const { ownerName, ownerFirstName } = await getSharedSurvey(deps, shareId);
      const { items } = await listPeople(deps, { q: "李小龙" });
      return [ownerName, ownerFirstName, ...items.map(({ name }) => name)];
    };
    expect(await read()).toEqual(["小龙 李", "小龙"]);
    expect(await updateProfile(deps, actor, { displayName: "李小龙" })).toMatchObject({ name: "李小龙" });
    expect(await read()).toEqual(["李小龙", "小龙", "李小龙"]);
    expect(await updateProfile(deps, actor, { displayName: null })).toMatchObject({ name: "小龙 李" });
    expect(await read()).toEqual(["小龙 李", "小龙"]);
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

  it("needs the current one, ends every session, returns a new one and notifies by email", async () => {
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
