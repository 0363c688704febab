import { openDatabase } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { makeCard } from "#src/server/domain/card/make-card.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { makeAlikeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, onTestFinished } from "vitest";

/*
 * How often pages ask the database, the look-up of the session included: as often for much as for little. Asked by the calls
 * that the pages and their islands make; the dashboard is in database/dashboard-statements.test.ts.
 */

/** The statements behind calls that are made in one request, and what they answered. */
async function ask(deps: TestDeps, actor: Actor, calls: readonly string[], input: object) {
  const token = await signIn(deps, actor);
  const statements: string[] = [];
  const db = await openDatabase({ url: deps.databaseUrl, onStatement: (sql) => statements.push(sql) });
  onTestFinished(() => db.close());
  const inputs = JSON.stringify(Object.fromEntries(calls.map((_, n) => [n, input])));
  const path = `/api/trpc/${calls.join(",")}?batch=1&input=${encodeURIComponent(inputs)}`;
  const answer = await makeApi({ ...deps, db })(path, { token });
  expect(answer.status).toBe(200);
  return { statements: statements.toSorted(), body: await answer.text() };
}

/** An owner of so many rounds that are open to be looked at, the last of them so many times. */
async function makeOwner(rounds: number, results: number) {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps);
  let shown = "";
  for (let n = 0; n < rounds; n += 1) {
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    const isLast = n === rounds - 1;
    for (let times = 0; times < (isLast ? results : 1); times += 1) {
      await makeAlikeAnswers(deps, shareId, 3);
      await revealSurvey(deps, owner, survey.id);
    }
    shown = survey.id;
  }
  return { deps, owner, shown };
}

describe("as many statements for much as for little", () => {
  it("takes the list of results", async () => {
    const statementsFor = async (rounds: number) => {
      const { deps, owner } = await makeOwner(rounds, 1);
      const first = await ask(deps, owner, ["survey.results"], {});
      expect(first.body).toContain(`"total":${String(rounds)}}`);
      expect(first.body.match(/"hasAnalysis":true/g)).toHaveLength(Math.min(rounds, 10));
      const all = await ask(deps, owner, ["survey.results"], { all: true });
      expect(all.body.match(/"hasAnalysis":true/g)).toHaveLength(rounds);
      expect(all.body.match(/called you|People don’t agree/g)).toHaveLength(rounds);
      return [...first.statements, ...all.statements];
    };
    const few = await statementsFor(2);
    expect(few.length).toBeGreaterThan(0);
    expect(await statementsFor(25)).toEqual(few);
  });

  it("takes a result, among many rounds and after many results", async () => {
    const statementsFor = async (rounds: number, results: number) => {
      const { deps, owner, shown } = await makeOwner(rounds, results);
      const calls = ["survey.get", "analysis.get", "analysis.snapshots"];
      const { statements, body } = await ask(deps, owner, calls, { surveyId: shown });
      expect(body).toContain(`"snapshot":${String(results)},"createdAt"`);
      return statements;
    };
    const few = await statementsFor(1, 2);
    expect(few.length).toBeGreaterThan(0);
    expect(await statementsFor(12, 8)).toEqual(few);
  });

  it("takes an invited person's list", async () => {
    const statementsFor = async (invitations: number) => {
      const deps = await makeDeps();
      const person = await makeUser(deps);
      const emails = [person.email];
      for (let n = 0; n < invitations; n += 1) {
        const owner = await makeFacilitator(deps);
        const { id } = await createSurvey(deps, owner, {});
        await invitePeople(deps, owner, id, { emails: [...emails], message: null });
      }
      const { statements, body } = await ask(deps, person, ["invitation.received"], {});
      expect(body.match(/"state":"open"/g)).toHaveLength(invitations);
      return statements;
    };
    const few = await statementsFor(2);
    expect(few.length).toBeGreaterThan(0);
    expect(await statementsFor(30)).toEqual(few);
  });

  it("takes the export of an account", async () => {
    const statementsFor = async (rounds: number) => {
      const { deps, owner, shown } = await makeOwner(rounds, 2);
      await invitePeople(deps, owner, shown, { emails: ["ann@example.org"], message: null });
      await closeSurvey(deps, owner, shown);
      await makeCard(deps, owner, shown, ["able"]);
      const { statements, body } = await ask(deps, owner, ["ownData.export"], {});
      expect(body.match(/snapshot\\":2/g)).toHaveLength(1);
      expect(body.match(/publicId/g)).toHaveLength(1);
      expect(body).toContain("ann@example.org");
      return statements;
    };
    const few = await statementsFor(1);
    expect(few.length).toBeGreaterThan(0);
    expect(await statementsFor(12)).toEqual(few);
  });
});
