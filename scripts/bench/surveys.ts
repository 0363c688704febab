import { openDatabase } from "#db/client.ts";
import { answers, snapshots, surveys } from "#db/schema/index.ts";
import { depsOver } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { inArray } from "drizzle-orm";
import { ask, benchPages, type Visitor } from "./in-turns.ts";
import { median } from "./load.ts";
import type { Product } from "./servers.ts";

/*
 * Whether pages stay quick when there is much behind them: a reveal of a round with very many answers, and what an owner of
 * 500 rounds waits for, beside an owner of 5, in turns.
 */

const manyAnswers = 2_000;
const mostRevealMs = 1_000;
const few = 5;
const many = 500;
const mostRatio = 3;

/** A round of someone's with so many answers, stored in one write. */
async function makeSurvey(deps: Deps, owner: Awaited<ReturnType<typeof makeFacilitator>>, count: number) {
  const { survey } = await makeSharedSurvey(deps, owner);
  await deps.db.write(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const { answerId } = answerKeys(deps.ids.token(256));
      await tx.insert(answers).values({ id: answerId, surveyId: survey.id, traitIds: wordsFrom(n * 7) });
    }
  });
  return survey.id;
}

/** Five rounds, one of them revealed, and so many copies of them: made one by one, hundreds would take a minute. */
async function makeOwner(deps: Deps, copies: number): Promise<Visitor> {
  const owner = await makeFacilitator(deps);
  const ids: string[] = [];
  for (let n = 0; n < few; n += 1) ids.push(await makeSurvey(deps, owner, 3));
  const [shown = ""] = ids;
  await revealSurvey(deps, owner, shown);
  const { read } = deps.db;
  const rounds = await read.select().from(surveys).where(inArray(surveys.id, ids));
  const picks = await read.select().from(answers).where(inArray(answers.surveyId, ids));
  const results = await read.select().from(snapshots).where(inArray(snapshots.surveyId, ids));
  await deps.db.write(async (tx) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const nameOf = (id: string) => `${id}-${String(copy)}`;
      const move = <Row extends { readonly id: string; readonly surveyId: string }>(row: Row) => ({
        ...row,
        id: nameOf(row.id),
        surveyId: nameOf(row.surveyId),
      });
      const copied = rounds.map((round) => ({
        ...round,
        id: nameOf(round.id),
        shareId: null,
        shareCode: null,
      }));
      await tx.insert(surveys).values(copied);
      await tx.insert(answers).values(picks.map(move));
      await tx.insert(snapshots).values(results.map(move));
    }
  });
  return {
    token: await deps.sessions.start(owner.userId),
    paths: [
      { name: "dashboard", path: paths.dashboardSelf(), mostRatio },
      {
        name: "dashboard’s data, asked for again",
        path: "/api/trpc/survey.overview?batch=1&input={}",
        mostRatio,
      },
      { name: "list of results", path: paths.results(), mostRatio },
      { name: "a result", path: paths.assessmentResults(shown), mostRatio },
    ],
  };
}

async function benchReveal(product: Product, deps: Deps): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const owner = await makeFacilitator(deps);
    const id = await makeSurvey(deps, owner, manyAnswers);
    const token = await deps.sessions.start(owner.userId);
    times.push(await ask(product, `/api/surveys/${id}/generate-analysis`, token, "{}"));
  }
  const ms = median(times);
  const verdict = `${ms < mostRevealMs ? "ok" : "ABOVE"} (< ${String(mostRevealMs)} ms)`;
  console.log(`${`reveal of ${String(manyAnswers)} answers`.padEnd(46)} ${ms.toFixed(0)} ms   ${verdict}`);
}

export async function benchSurveys(product: Product): Promise<void> {
  const db = await openDatabase({ url: product.databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  await benchReveal(product, deps);
  const small = await makeOwner(deps, 0);
  const large = await makeOwner(deps, many / few - 1);
  await benchPages(product, {
    few: { name: `${String(few)} rounds`, ...small },
    many: { name: `${String(many)} rounds`, ...large },
  });
  await db.close();
}
