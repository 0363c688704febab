import { adminLog, billings, sessions } from "#db/schema/index.ts";
import { days, minutes } from "#src/server/clock.ts";
import { exportPeople, findPerson, listPeople } from "#src/server/domain/admin/people/people.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import type { PeopleInput } from "#src/shared/admin/admin.input.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";
import { signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

async function makeCaller(deps: TestDeps) {
  const actor = await makeUser(deps, { isAdmin: true });
  return { actor, origin: { network: "203.0.113.9" }, sessionToken: await signIn(deps, actor) };
}

async function withPeople(): Promise<TestDeps> {
  const deps = await makeDeps();
  await makeUser(deps, {
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Łukasiewicz",
    isAdmin: true,
  });
  await makeUser(deps, { email: "berta.berg@host.example", firstName: "Berta", lastName: "Müller" });
  await makeUser(deps, { email: "cy@example.org", firstName: "Cy", lastName: "O’Neil", username: "cyan_7" });
  await makeUser(deps, {
    email: "dora@example.org",
    emailVerifiedAt: null,
    firstName: "Dora",
    lastName: "Adamo",
  });
  await makeUser(deps, { email: deps.env.SUPPORT_EMAIL, firstName: "Eve", lastName: "Help" });
  return deps;
}

const namesOf = async (deps: TestDeps, query: PeopleInput) =>
  (await listPeople(deps, query)).items.map(({ name }) => name.split(" ")[0]);

describe("the list of people", () => {
  it.each([
    ["all, newest first", {}, ["Eve", "Dora", "Cy", "Berta", "Ada"]],
    ["oldest first", { sort: "oldest" }, ["Ada", "Berta", "Cy", "Dora", "Eve"]],
    ["unverified", { state: "unverified" }, ["Dora"]],
    ["administrators, and the support address", { state: "administrators" }, ["Eve", "Ada"]],
    ["the beginning of a name, ignoring accents", { q: "muller" }, ["Berta"]],
    ["beginnings of two words", { q: "mü ber" }, ["Berta"]],
    ["an address", { q: "berta.berg@host.example" }, ["Berta"]],
    ["the beginning of an address", { q: "ADA@EX" }, ["Ada"]],
    ["a username", { q: "cyan" }, ["Cy"]],
    ["a name with an accent", { q: "o’ne" }, ["Cy"]],
    ["people of a state", { q: "ada", state: "unverified" }, ["Dora"]],
    ["administrators by a word", { q: "ada", state: "administrators" }, ["Ada"]],
    ["the support address by a word", { q: "help", state: "administrators" }, ["Eve"]],
    [
      "the support address in the given order",
      { q: "example", state: "administrators", sort: "oldest" },
      ["Ada", "Eve"],
    ],
    ["search syntax only as words", { q: "administrator" }, []],
    ["people in the given order", { q: "example", sort: "oldest" }, ["Ada", "Berta", "Cy", "Dora", "Eve"]],
    ["nobody", { q: "zz" }, []],
  ] as const)("finds %s", async (_what, query, names) => {
    expect(await namesOf(await withPeople(), query)).toEqual(names);
  });

  it("treats a search as words, never as query syntax", async () => {
    const deps = await withPeople();
    for (const q of [
      '"',
      '" OR words:*',
      "ada NOT berta",
      "NEAR(ada berta)",
      "a* b*",
      "-ada",
      "^ada",
      "\0ab",
      "(",
      "ab)",
    ])
      await listPeople(deps, { q }).catch((error: unknown) => {
        expect(error).toMatchObject({ code: "admin.searchTooShort" });
      });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 20 }), async (q) => {
        await listPeople(deps, { q: `ab${q}` });
      }),
      { numRuns: 25 },
    );
  });

  it("shows a person's dates by day, plan and surveys", async () => {
    const deps = await makeDeps();
    const person = await makeUser(deps, { firstName: "Ada", lastName: "Berg", username: "ada" });
    const getPerson = (userId: string) => findPerson(deps.db.read, deps, userId);
    expect(await getPerson(person.userId)).toMatchObject({ lastSeen: null, plan: "free", rounds: 0 });
    await createSurvey(deps, person, {});
    await givePlan(deps, person, { status: "trialing" });
    await signIn(deps, person);
    expect(await getPerson(person.userId)).toEqual({
      ...{ id: person.userId, name: "Ada Berg", email: person.email, username: "ada" },
      ...{ verified: true, isAdmin: false, isSupport: false, given: null },
      since: deps.clock.now().toISOString().slice(0, 10),
      lastSeen: new Date().toISOString().slice(0, 10),
      ...{ plan: "trial", rounds: 1 },
      trialEnds: new Date(deps.clock.now().getTime() + days(14)).toISOString().slice(0, 10),
    });
    deps.clock.advance(days(20));
    expect(await getPerson(person.userId)).toMatchObject({ plan: "trialOver" });
    const granted = { grantedAt: deps.clock.now(), grantedUntil: new Date("2126-12-01T12:00:00Z") };
    await deps.db.write((tx) => tx.update(billings).set(granted));
    expect(await getPerson(person.userId)).toMatchObject({
      plan: "given",
      given: { until: "2126-12-01" },
    });
  });

  it("are exported shortly after a sign-in only, and the log names the administrator", async () => {
    const deps = await makeDeps();
    const caller = await makeCaller(deps);
    const logged = () => deps.db.read.select({ actorId: adminLog.actorId, act: adminLog.act }).from(adminLog);
    await deps.db.write((tx) => tx.update(sessions).set({ createdAt: new Date(Date.now() - minutes(16)) }));
    for (const late of [caller, { ...caller, sessionToken: null }])
      await expect(exportPeople(deps, late, {})).rejects.toMatchObject({ code: "admin.signInAgain" });
    expect(await logged()).toEqual([]);
    await exportPeople(deps, { ...caller, sessionToken: await signIn(deps, caller.actor) }, {});
    expect(await logged()).toEqual([{ actorId: caller.actor.userId, act: "export people" }]);
  });
});
