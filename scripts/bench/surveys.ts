import { openDatabase } from "#db/client.ts";
import { answers, snapshots, surveys } from "#db/schema/index.ts";
import { depsOver } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { insertAnswer } from "#src/server/domain/response/queries.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { inArray } from "drizzle-orm";
import { request } from "node:http";
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
const samples = 15;

interface Owner {
  readonly token: string;
  readonly paths: readonly { readonly name: string; readonly path: string }[];
}

/** A round of someone's with so many answers, stored in one write. */
async function makeSurvey(deps: Deps, owner: Awaited<ReturnType<typeof makeUser>>, answers: number) {
  const { survey } = await makeSharedSurvey(deps, owner);
  await deps.db.write(async (tx) => {
    for (let n = 0; n < answers; n += 1) {
      const keys = answerKeys(deps.ids.token(256));
      const traitIds = wordsFrom(n * 7);
      await insertAnswer(tx, { ...keys, surveyId: survey.id, traitIds, peerName: null });
    }
  });
  return survey.id;
}

/** Five rounds, one of them revealed, and so many copies of them: made one by one, hundreds would take a minute. */
async function makeOwner(deps: Deps, copies: number): Promise<Owner> {
  const owner = await makeUser(deps);
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
      { name: "dashboard", path: paths.dashboardSelf() },
      { name: "dashboard's data, asked for again", path: "/api/trpc/survey.overview?batch=1&input={}" },
      { name: "list of results", path: paths.results() },
      { name: "a result", path: paths.assessmentResults(shown) },
    ],
  };
}

/** A connection for each: between two of them this process is busy for longer than the server keeps one. */
function ask({ url }: Product, path: string, token: string, body?: string): Promise<number> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, cookie: `${sessionTokenName}=${token}` },
    ...{ "accept-encoding": "gzip", "content-type": "application/json" },
  };
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(`${url}${path}`, { method, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${String(answer.statusCode)}`));
      answer.resume().on("end", () => {
        resolve(performance.now() - start);
      });
    })
      .on("error", reject)
      .end(body);
  });
}

async function benchReveal(product: Product, deps: Deps): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const owner = await makeUser(deps);
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
  for (const [n, { name, path }] of large.paths.entries()) {
    const sides = [
      { path: small.paths[n]?.path ?? "", token: small.token, times: new Array<number>() },
      { path, token: large.token, times: new Array<number>() },
    ] as const;
    for (let sample = -3; sample < samples; sample += 1)
      for (const side of sides) {
        const ms = await ask(product, side.path, side.token);
        // Code that has just started is slow.
        if (sample >= 0) side.times.push(ms);
      }
    const [ofFew, ofMany] = sides.map(({ times }) => median(times));
    printRatio(name, ofFew ?? Number.NaN, ofMany ?? Number.NaN);
  }
  await db.close();
}

function printRatio(name: string, ofFew: number, ofMany: number): void {
  const ratio = ofMany / ofFew;
  const cells = [
    name.padEnd(46),
    `${String(few)} rounds ${ofFew.toFixed(1)} ms`.padStart(18),
    `${String(many)} rounds ${ofMany.toFixed(1)} ms`.padStart(22),
    `ratio ${ratio.toFixed(2)}`.padStart(12),
    `  ${ratio <= mostRatio ? "ok" : "ABOVE"} (<= ${String(mostRatio)})`,
  ];
  console.log(cells.join(" "));
}
