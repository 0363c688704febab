import { adminLog, sessions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { getPlan } from "#src/server/domain/billing/plan.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import type { PersonAct } from "#src/shared/admin/admin-acts.ts";
import type { PersonActBody } from "#src/shared/admin/admin.input.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* Administrators' acts on people: their effect, the log, and the email to the person. */

const origin = { network: "203.0.113.9" };

/** A freshly signed-in administrator, and someone else. */
async function withTwo(overrides: Partial<Actor> = {}) {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps, { isAdmin: true, firstName: "Ada" });
  const person = await makeUser(deps, { firstName: "Berta", ...overrides });
  const sessionToken = await signIn(deps, actor);
  const act = (name: PersonAct, body: PersonActBody = {}, whom: Actor = person) =>
    actOnPerson(deps, { actor, origin, sessionToken }, { ...body, act: name, userId: whom.userId });
  return { deps, actor, person, sessionToken, act };
}

const logOf = async ({ db }: TestDeps) =>
  (await db.read.select().from(adminLog)).map(({ actorId, act, targetId }) => [actorId, act, targetId]);

const kindsTo = async (deps: TestDeps, { email }: Actor) =>
  (await mailsTo(deps, email)).map(({ kind }) => kind);

const ageSession = async ({ db, sessions: known }: TestDeps, token: string, minutes: number) => {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  await db.write((tx) =>
    tx
      .update(sessions)
      .set({ createdAt })
      .where(eq(sessions.id, known.idOf(token))),
  );
};

describe("an act on a person", () => {
  it.each([
    ["grant-admin", "grant admin", "admin granted", {}],
    ["grant-plan", "grant plan", "plan granted", {}],
    ["end-sessions", "end sessions", "signed out", {}],
    ["resend-verification", "resend verification", "verification link", { emailVerifiedAt: null }],
  ] as const)("%s is logged and emailed", async (name, logged, mail, overrides) => {
    const { deps, actor, person, act } = await withTwo(overrides);
    const { message, person: shown } = await act(name);
    expect(message).toContain(person.email);
    expect(shown).toMatchObject({ id: person.userId });
    expect(await logOf(deps)).toEqual([[actor.userId, logged, person.userId]]);
    expect(await kindsTo(deps, person)).toEqual([mail]);
  });

  it("grants the plan until the end of a day and revokes it", async () => {
    const { deps, person, act } = await withTwo();
    const hasPlan = async () => (await getPlan(deps, person)).features.facilitatorAccess;
    const { person: shown } = await act("grant-plan", { until: "2126-11-30" });
    expect(shown).toMatchObject({ plan: "given", given: { until: "2126-11-30" } });
    expect(await hasPlan()).toBe(true);
    expect((await act("revoke-plan")).person).toMatchObject({ plan: "free", given: null });
    expect(await hasPlan()).toBe(false);
    const [granted, revoked] = await mailsTo(deps, person.email);
    expect([granted?.kind, revoked?.kind]).toEqual(["plan granted", "plan revoked"]);
    expect(revoked?.text).toContain("You’re on the free plan now.");
    await expect(act("revoke-plan")).rejects.toMatchObject({ code: "admin.noGivenPlan" });
    await expect(act("grant-plan", { until: "2020-01-01" })).rejects.toMatchObject({
      issues: [{ path: "until" }],
    });
  });

  it("tells someone on a trial that they can still use the plan", async () => {
    const { deps, person, act } = await withTwo();
    await startTrial(deps, person);
    await act("grant-plan");
    await act("revoke-plan");
    expect((await mailsTo(deps, person.email)).at(-1)?.text).toContain("so nothing changes for you");
  });

  it("deletes an account after its address is typed, and keeps the address only for the last email", async () => {
    const { deps, person, act } = await withTwo();
    await expect(act("delete")).rejects.toMatchObject({ issues: [{ path: "email" }] });
    await expect(act("delete", { email: "x@example.org" })).rejects.toMatchObject({
      issues: [{ path: "email" }],
    });
    expect(await act("delete", { email: person.email.toUpperCase() })).toMatchObject({ person: null });
    const [mail] = await mailsTo(deps, person.email);
    expect(mail?.text).toContain("An administrator of Openpane has deleted your account.");
    expect(JSON.stringify(await deps.db.read.select().from(adminLog))).not.toContain(person.email);
    await expect(act("delete", { email: person.email })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("the last administrator", () => {
  it("can't lose the role", async () => {
    const { deps, act, actor, person } = await withTwo();
    await makeUser(deps, { role: "admin", emailVerifiedAt: null });
    await expect(act("revoke-admin", {}, actor)).rejects.toMatchObject({
      kind: "conflict",
      code: "account.lastAdministrator",
    });
    await act("grant-admin");
    expect((await act("revoke-admin", {}, actor)).person).toMatchObject({ isAdmin: false });
    await expect(act("end-sessions", {}, person)).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("is one of two who remove each other's role at the same time", async () => {
    const { deps, act, actor, person } = await withTwo({ isAdmin: true });
    const token = await signIn(deps, person);
    const other = actOnPerson(
      deps,
      { actor: person, origin, sessionToken: token },
      { act: "revoke-admin", userId: actor.userId },
    );
    const results = await Promise.allSettled([act("revoke-admin"), other]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("an older sign-in", () => {
  it.each(["grant-plan", "delete"] as const)("needs the password for %s", async (name) => {
    const { deps, person, sessionToken, act } = await withTwo();
    await ageSession(deps, sessionToken, 16);
    const email = person.email;
    for (const password of [undefined, "", "Guess-1234"])
      await expect(act(name, { email, password })).rejects.toMatchObject({
        kind: "bad_request",
        issues: [{ path: "password" }],
      });
    expect(await logOf(deps)).toEqual([]);
    await act(name, { email, password: knownPassword });
    expect(await logOf(deps)).toHaveLength(1);
  });

  it("lasts a quarter of an hour, and is enough for harmless acts", async () => {
    const { deps, sessionToken, act } = await withTwo();
    await ageSession(deps, sessionToken, 14);
    await act("grant-plan");
    await ageSession(deps, sessionToken, 60);
    await act("revoke-plan");
    await act("end-sessions");
  });

  it("counts wrong guesses", async () => {
    const { deps, sessionToken, act } = await withTwo();
    await ageSession(deps, sessionToken, 16);
    const guess = () => act("grant-plan", { password: "Guess-1234" });
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject({ kind: "bad_request" });
    await expect(guess()).rejects.toMatchObject({ kind: "too_many_requests" });
  });
});
