import { openDatabase } from "#db/client.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it, onTestFinished } from "vitest";

/** What the dashboard of someone with so many rounds asks the database for, the session's own look-up included. */
async function statementsFor(rounds: number, input: string): Promise<readonly string[]> {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps);
  for (let n = 0; n < rounds; n += 1) {
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    if (n % 5 !== 0) continue;
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
  }
  const token = await signIn(deps, owner);
  const statements: string[] = [];
  const db = await openDatabase({ url: deps.databaseUrl, onStatement: (sql) => statements.push(sql) });
  onTestFinished(() => db.close());
  const get = makeApi({ ...deps, db });
  const answer = await get(`/api/trpc/survey.overview?input=${encodeURIComponent(input)}`, { token });
  const data = { counts: { rounds }, stats: { totalSelfAssessments: rounds } };
  expect(await answer.json()).toMatchObject({ result: { data } });
  return statements;
}

it.each(["{}", '{"all":true}'])(
  "costs as many statements with 50 rounds as with 5, asked %s",
  async (input) => {
    const few = await statementsFor(5, input);
    expect(few.length).toBeGreaterThan(0);
    expect(await statementsFor(50, input)).toEqual(few);
  },
);
