import { users } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { adminCommand } from "#scripts/admin-command.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** `npm run admin -- …` on the database of a test. */
const admin = ({ databaseUrl }: TestDeps, ...args: readonly string[]) =>
  adminCommand(args, () => parseEnv({ DATABASE_URL: databaseUrl }));

describe("npm run admin", () => {
  it("grants and revokes the role of an administrator", async () => {
    const deps = await makeDeps();
    const { userId, email } = await makeUser(deps);
    const isAdmin = async () =>
      (await deps.db.read.select().from(users).where(eq(users.id, userId)).get())?.isAdmin;
    expect(await admin(deps, "grant", ` ${email.toUpperCase()} `)).toMatchObject({ status: 0 });
    expect(await isAdmin()).toBe(true);
    expect(await admin(deps, "revoke", email)).toMatchObject({ status: 0 });
    expect(await isAdmin()).toBe(false);
  });

  it("ends the sessions of one person or of everyone", async () => {
    const deps = await makeDeps();
    const [alma, berta] = [await makeUser(deps), await makeUser(deps)];
    const [ofAlma, ofBerta] = [await signIn(deps, alma), await signIn(deps, berta)];
    expect(await admin(deps, "end-sessions", alma.email)).toMatchObject({ status: 0 });
    expect(await deps.sessions.findActor(ofAlma)).toBeNull();
    expect(await deps.sessions.findActor(ofBerta)).not.toBeNull();
    expect(await admin(deps, "end-sessions", "--all")).toEqual({
      status: 0,
      said: "Everybody is signed out.",
    });
    expect(await deps.sessions.findActor(ofBerta)).toBeNull();
  });

  it("grants the plan until a day and revokes it", async () => {
    const deps = await makeDeps();
    const user = await makeUser(deps);
    const isFacilitator = async () => (await getPlan(deps, user)).features.facilitatorAccess;
    expect(await admin(deps, "plan", user.email, "facilitator_pro", "--until", "2126-11-30")).toEqual({
      status: 0,
      said: `${user.email} has Facilitator Pro until 30 November 2126.`,
    });
    expect(await isFacilitator()).toBe(true);
    deps.clock.advance(days(36_600));
    expect(await isFacilitator()).toBe(false);
    expect(await admin(deps, "plan", user.email, "facilitator_pro")).toMatchObject({ status: 0 });
    expect(await isFacilitator()).toBe(true);
    expect(await admin(deps, "plan", user.email, "free")).toMatchObject({ status: 0 });
    expect(await isFacilitator()).toBe(false);
    expect(await admin(deps, "plan", user.email, "free")).toMatchObject({ status: 1 });
    for (const wrong of [
      ["gold"],
      ["facilitator_pro", "--until", "soon"],
      ["facilitator_pro", "--until", "2020-01-01"],
    ])
      expect(await admin(deps, "plan", user.email, ...wrong)).toMatchObject({ status: 1 });
  });

  it("runs as a command of its own", async () => {
    const deps = await makeDeps();
    const { email } = await makeUser(deps);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/admin.ts", "grant", email], {
      env: { ...process.env, DATABASE_URL: deps.databaseUrl },
      encoding: "utf8",
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: `${email} is an administrator now.\n`,
      stderr: "",
    });
  });
});
