import { adminLog, surveys, users } from "#db/schema/index.ts";
import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { exportAccount } from "#src/server/domain/own-data/export-account.ts";
import { exportLog, listLog } from "#src/server/domain/admin/log/log.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { LogInput } from "#src/shared/admin/admin.input.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeRefusedMail } from "#tests/factories/refused-mail.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { actOnPerson } from "#src/server/domain/admin/acts/act-on-person.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { minutes } from "#src/server/clock.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { signIn } from "#tests/setup/api.ts";

const write = (deps: TestDeps, actorId: string | null, act: AdminAct, targetId: string) =>
  deps.db.write((tx) => writeActIn(tx, deps, { actorId, act, targetId }));

const numbersIn = (deps: TestDeps) => async (query: LogInput) =>
  (await listLog(deps, query)).items.map(({ number }) => number);

describe("the log", () => {
  it("names people while they exist, and filters by act and person", async () => {
    const deps = await makeDeps();
    const [ada, berta] = [await makeUser(deps, { firstName: "Ada", lastName: "" }), await makeUser(deps)];
    await write(deps, ada.userId, "grant plan", berta.userId);
    await write(deps, ada.userId, "end sessions", ada.userId);
    await write(deps, null, "end sessions", "someone-gone");
    const numbers = numbersIn(deps);
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ sort: "oldest" })).toEqual([1, 2, 3]);
    expect(await numbers({ sort: "oldest", cursor: "1" })).toEqual([2, 3]);
    expect(await numbers({ act: "end sessions" })).toEqual([3, 2]);
    expect(await numbers({ person: ada.userId })).toEqual([2, 1]);
    expect(await numbers({ person: berta.userId })).toEqual([1]);
    expect(await numbers({ person: ada.userId, act: "grant plan" })).toEqual([1]);
    expect(await numbers({ cursor: "2" })).toEqual([1]);
    const { items } = await listLog(deps, {});
    expect(items.map(({ actor, target }) => [actor?.name, target.name])).toEqual([
      [undefined, null],
      ["Ada", "Ada"],
      ["Ada", `${berta.firstName} ${berta.lastName}`],
    ]);
  });

  it("shows as much of surveys and emails as their lists do", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps, { firstName: "Berta", lastName: "Quist" });
    const { survey } = await makeSharedSurvey(deps, owner, { title: "Secret title" });
    const [waits, settled] = [
      await makeRefusedMail(deps, "ada@example.org"),
      await makeRefusedMail(deps, "eve@example.org", { lastRefusal: null }),
    ];
    await write(deps, null, "close round", survey.id);
    await write(deps, null, "close round", "gone");
    await write(deps, null, "retry email", waits);
    await write(deps, null, "drop email", settled);
    await write(deps, null, "drop email", "gone");
    const { items } = await listLog(deps, { sort: "oldest" });
    const none = { name: null, round: null, email: null };
    const started = deps.clock.now().toISOString().slice(0, 10);
    const round = { owner: { id: owner.userId, name: "Berta Quist" }, started };
    expect(items.map(({ target }) => target)).toEqual([
      { ...none, kind: "round", id: survey.id, round },
      { ...none, kind: "round", id: "gone" },
      {
        ...none,
        kind: "email",
        id: waits,
        email: { kind: "password changed", recipient: "ada@example.org" },
      },
      { ...none, kind: "email", id: settled, email: { kind: "password changed", recipient: null } },
      { ...none, kind: "email", id: "gone" },
    ]);
    const { body } = await exportLog(deps, { sort: "oldest" });
    expect(body).toContain(`"round of Berta Quist, started ${started}"`);
    expect(body).toContain("email “password changed” to ada@example.org");
    expect(JSON.stringify([items, body])).not.toMatch(/Secret|eve@|Hello/);
  });

  it("can't be changed or deleted", async () => {
    const deps = await makeDeps();
    const entry = { actorId: null, act: "end sessions", targetId: "everyone" } as const;
    await deps.db.write((tx) => writeActIn(tx, deps, entry));
    await expect(deps.db.write((tx) => tx.update(adminLog).set({ targetId: "nobody" }))).rejects.toThrow();
    await expect(deps.db.write((tx) => tx.delete(adminLog))).rejects.toThrow();
    for (const verb of ["INSERT OR REPLACE", "REPLACE"])
      await expect(
        deps.db.write((tx) =>
          tx.run(
            sql.raw(
              `${verb} INTO admin_log (number, at, act, target_id) VALUES (1, 0, 'end sessions', 'nobody')`,
            ),
          ),
        ),
      ).rejects.toThrow();
    expect((await listLog(deps, {})).items).toMatchObject([{ target: { id: "everyone" } }]);
  });
});

describe("a search of the log", () => {
  it("finds entries by recipient, owner and actor, combined with other filters", async () => {
    const deps = await makeDeps();
    const zora = await makeUser(deps, { firstName: "Zora", lastName: "Admin" });
    const ada = await makeUser(deps, { firstName: "Ada", lastName: "Quist", email: "ada@example.net" });
    const { survey } = await makeSharedSurvey(deps, ada);
    await write(deps, zora.userId, "grant plan", ada.userId);
    await write(deps, zora.userId, "close round", survey.id);
    await write(deps, null, "grant plan", ada.userId);
    await write(deps, zora.userId, "publish post", "post");
    await write(deps, ada.userId, "end sessions", zora.userId);
    const numbers = numbersIn(deps);
    for (const q of ["ada", "QUI", "ada@example.net", "quist ad"])
      expect(await numbers({ q }), q).toEqual([5, 3, 2, 1]);
    expect(await numbers({ q: "zor" })).toEqual([5, 4, 2, 1]);
    expect(await numbers({ q: "zora", sort: "oldest", cursor: "1" })).toEqual([2, 4, 5]);
    expect(await numbers({ q: "ada", act: "grant plan" })).toEqual([3, 1]);
    expect(await numbers({ q: "ada", person: zora.userId })).toEqual([5, 2, 1]);
    expect(await numbers({ q: "nobody" })).toEqual([]);
    expect((await exportLog(deps, { q: "ada", act: "close round" })).body.trim().split("\n")).toHaveLength(2);
    await expect(numbers({ q: "a" })).rejects.toMatchObject({ issues: [{ path: "q" }] });
    for (const q of [
      'ada" OR marks : grantplan',
      "grantplan",
      "acted",
      Buffer.from(ada.userId).toString("hex"),
    ])
      expect(await numbers({ q }), q).toEqual([]);
  });

  it("finds people by their current names, and deleted people not at all", async () => {
    const deps = await makeDeps();
    const ada = await makeUserWithPassword(deps, { firstName: "Ada" });
    const { survey } = await makeSharedSurvey(deps, ada);
    await write(deps, ada.userId, "end sessions", ada.userId);
    await write(deps, null, "close round", survey.id);
    const numbers = numbersIn(deps);
    const isThem = eq(users.id, ada.userId);
    await deps.db.write((tx) => tx.update(users).set({ firstName: "Augusta" }).where(isThem));
    expect([await numbers({ q: "ada" }), await numbers({ q: "augusta" })]).toEqual([[], [2, 1]]);
    await deps.db.write((tx) => tx.delete(surveys).where(eq(surveys.id, survey.id)));
    expect(await numbers({ q: "augusta" })).toEqual([1]);
    await makeSharedSurvey(deps, ada);
    await deleteAccount(deps, ada, { network: "203.0.113.9" }, knownPassword);
    expect(await numbers({ q: "augusta" })).toEqual([]);
    expect(await numbers({ person: ada.userId })).toEqual([1]);
  });
});

it("the data export shows what administrators did, but not who", async () => {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps, { isAdmin: true, firstName: "Zerlina", lastName: "Quux" });
  const [person, other] = [await makeUser(deps), await makeUser(deps)];
  const caller = { actor, origin: { network: "203.0.113.9" }, sessionToken: await signIn(deps, actor) };
  const { survey } = await makeSharedSurvey(deps, person);
  const first = deps.clock.now().toISOString();
  await actOnPerson(deps, caller, { userId: person.userId, act: "grant-plan", until: "2199-01-31" });
  await actOnPerson(deps, caller, { userId: other.userId, act: "end-sessions" });
  deps.clock.advance(minutes(1));
  await actOnRound(deps, caller, { surveyId: survey.id, act: "turn-off-link" });
  const byShell = { actorId: null, act: "end sessions", targetId: person.userId } as const;
  await deps.db.write((tx) => writeActIn(tx, deps, byShell));

  const { body } = await exportAccount(deps, person);
  const later = deps.clock.now().toISOString();
  const none = { round: null, until: null };
  expect(accountExportOutput.parse(JSON.parse(body)).doneByAdministrators).toEqual([
    {
      ...{ at: first, what: "Gave Facilitator Pro", by: "an administrator" },
      ...{ round: null, until: "2199-01-31T23:59:59.999Z" },
    },
    { at: later, what: "Turned off a round’s link", by: "an administrator", round: survey.id, until: null },
    { at: later, what: "Signed out everywhere", by: "someone who runs the server", ...none },
  ]);
  for (const secret of [actor.userId, actor.email, "Zerlina", "Quux", other.userId])
    expect(body).not.toContain(secret);
});
