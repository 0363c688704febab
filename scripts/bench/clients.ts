import { migrate } from "#db/migrate.ts";
import { withDeps } from "#scripts/faults/site.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { getCircleComparison, getCircles } from "#src/server/domain/analysis/circles.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/overview.ts";
import { shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { makeAlikeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { readList } from "#src/server/domain/invitation/list/read-list.ts";
import { getClient } from "#src/server/domain/programme/client.ts";
import { listClients } from "#src/server/domain/programme/lists.ts";
import { makeOpened } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { median } from "./load.ts";

/** A facilitator with so many clients, of whom a tenth have a result. */
async function makeCoach(deps: Deps, clients: number) {
  const coach = await makeFacilitator(deps);
  const programme = await makeProgramme(deps, coach);
  for (let n = 0; n < clients / 10; n += 1) await makeOpened(deps, programme);
  const invitedAt = after(deps.clock.now(), -days(5));
  let last = "";
  for (let n = 0; n < (9 * clients) / 10; n += 1)
    last = (await makeClient(deps, programme, { invitedAt })).id;
  return { coach, last };
}

const rounds = 41;

/** The median times of two kinds of work, in turns, so that a slow machine slows both. */
async function inTurns(small: () => unknown, large: () => unknown): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n += 1)
    for (const [place, work] of [small, large].entries()) {
      const start = performance.now();
      await work();
      times[place]?.push(performance.now() - start);
    }
  return [median(times[0]), median(times[1])];
}

async function printGrowth(name: string, most: number, small: () => unknown, large: () => unknown) {
  const [fewMs, manyMs] = await inTurns(small, large);
  const ratio = manyMs / fewMs;
  if (ratio > most) process.exitCode = 1;
  const figures = `${fewMs.toFixed(2)} ms, ${manyMs.toFixed(2)} ms, x${ratio.toFixed(1)}`;
  console.log(`${name.padEnd(52)}${figures}  at most x${String(most)}${ratio > most ? "  TOO SLOW" : ""}`);
}

/** An owner of so many groups of opened circles. @returns them, and one of the newest circles */
async function makeCirclesOf(deps: Deps, groups: number, size: number) {
  const owner = await makeFacilitator(deps);
  let newest = "";
  for (let group = 0; group < groups; group += 1) {
    const first = await makeSharedSurvey(deps, owner);
    const opened = [first.survey.id];
    for (let n = 1; n < size; n += 1) {
      const name = `Circle ${String(n)}`;
      opened.push((await addCircle(deps, owner, { ofSurveyId: first.survey.id, name })).id);
    }
    for (const id of opened) {
      await makeAlikeAnswers(deps, (await shareSurvey(deps, owner, id)).shareId, 5);
      await revealSurvey(deps, owner, id);
      newest = id;
    }
  }
  return { owner, newest };
}

/** What the circles' page reads. */
const readCircles = (deps: Deps, owner: Actor, surveyId: string) =>
  Promise.all([
    listSurveys(deps, owner),
    getCircles(deps, owner, surveyId),
    getCircleComparison(deps, owner, surveyId),
  ]);

/** How an owner's pages grow from two rounds to forty. */
async function benchCircles(deps: Deps): Promise<void> {
  const [few, many] = [await makeCirclesOf(deps, 1, 2), await makeCirclesOf(deps, 8, 5)];
  const of = (work: (owner: Actor, surveyId: string) => unknown) =>
    [() => work(few.owner, few.newest), () => work(many.owner, many.newest)] as const;
  await printGrowth("circles, 2 to 40 rounds", 2, ...of((owner, id) => readCircles(deps, owner, id)));
  await printGrowth("dashboard, 2 to 40 rounds", 2, ...of((owner) => getDashboardOverview(deps, owner)));
}

const listOf = (rows: number): string =>
  [
    "Name,Note,Email",
    ...Array.from({ length: rows }, (_, n) => `Person ${String(n)},"a, b",p${String(n)}@example.org`),
  ].join("\n");

/** How a facilitator's pages grow from 12 clients to 200, and reading a list from 100 rows to 1,000. */
export async function benchClients(databaseUrl: string): Promise<void> {
  await migrate({ url: databaseUrl });
  await withDeps(databaseUrl, async (deps) => {
    const [few, many] = [await makeCoach(deps, 12), await makeCoach(deps, 200)];
    const of = (work: (actor: Actor, clientId: string) => unknown) =>
      [() => work(few.coach, few.last), () => work(many.coach, many.last)] as const;
    await printGrowth("list, 12 to 200 clients", 2, ...of((coach) => listClients(deps, coach, {})));
    await printGrowth("today, 12 to 200 clients", 2, ...of((coach) => getFacilitatorOverview(deps, coach)));
    await printGrowth(
      "a client’s page, 12 to 200 clients",
      2,
      ...of((coach, id) => getClient(deps, coach, id)),
    );
    await benchCircles(deps);
  });
  const [short, long] = [listOf(100), listOf(1_000)];
  await printGrowth(
    "a list of people, 100 to 1,000 rows",
    12,
    () => readList(short),
    () => readList(long),
  );
}
