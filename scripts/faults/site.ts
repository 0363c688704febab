import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { answers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { createDeps } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { parseEnv } from "#src/server/env.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { strict as assert } from "node:assert";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { until, type Scene } from "./scene.ts";

/** A database with content for a fault. */
export interface Site {
  readonly databaseUrl: string;
  /** Of the owner's session. */
  readonly token: string;
  /** Open links of one owner's surveys. */
  readonly shareIds: readonly string[];
  /** The page of the first. */
  readonly peerPage: string;
}

/** Runs use cases on a database beside the server. */
export async function withDeps<T>(databaseUrl: string, work: (deps: Deps) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: databaseUrl });
  try {
    return await work(createDeps(parseEnv({ LOG_LEVEL: "silent" }), db));
  } finally {
    await db.close();
  }
}

/** Migrates a database and creates an owner with open surveys, and more. */
export async function makeSite(
  databaseUrl: string,
  rounds: number,
  more: (deps: Deps, owner: Actor) => Promise<unknown> = () => Promise.resolve(),
): Promise<Site> {
  await migrate({ url: databaseUrl });
  return withDeps(databaseUrl, async (deps) => {
    const owner = await makeFacilitator(deps);
    const shareIds: string[] = [];
    for (let n = 0; n < rounds; n += 1) shareIds.push((await makeSharedSurvey(deps, owner)).shareId);
    await more(deps, owner);
    const token = await deps.sessions.start(owner.userId);
    return { databaseUrl, token, shareIds, peerPage: paths.shared(shareIds[0] ?? "") };
  });
}

/** Sends a request with the owner's cookie and token. */
export async function ask(url: string, path: string, { token }: Pick<Site, "token">, json?: object) {
  const startedAt = performance.now();
  const answer = await fetch(url + path, {
    headers: {
      cookie: `${sessionTokenName}=${token}`,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    ...(json !== undefined && { method: "POST", body: JSON.stringify(json) }),
    redirect: "manual",
  });
  const { status, headers } = answer;
  const [type, retryAfter] = [headers.get("content-type") ?? "", headers.get("retry-after")];
  const text = await answer.text();
  return { path, status, type, retryAfter, text, tookMs: performance.now() - startedAt };
}
const askAll = (url: string, site: Site, all: readonly string[]) =>
  Promise.all(all.map((path) => ask(url, path, site)));

/** Static files, which need no database. */
const publicPages = [paths.home(), paths.about(), paths.faq(), paths.privacy()];
/** Pages made from the database. */
const livePages = ({ peerPage }: Site) => [
  ...[peerPage, paths.blog(), paths.dashboardSelf(), paths.results(), paths.account()],
];
const calls = ({ shareIds }: Site) => [`/api/shared/${shareIds[0] ?? ""}`, "/api/surveys", "/api/me"];

const longest = (answered: readonly { readonly tookMs: number }[]): number =>
  Math.max(...answered.map(({ tookMs }) => tookMs));

/** Checks that everything is answered as usual. @returns the slowest answer, in milliseconds */
export async function requireWell(url: string, site: Site): Promise<number> {
  const all = [...publicPages, ...livePages(site), ...calls(site), "/readyz", "/healthz"];
  const answered = await askAll(url, site, all);
  // Signed-in people are redirected from the landing page to the dashboard.
  for (const { path, status } of answered)
    assert.equal(status, path === paths.home() ? 302 : 200, `${path} answered ${String(status)}`);
  return longest(answered);
}

/**
 * Checks that public pages work without a database, and all others say so and when to retry, as page or JSON.
 * @returns the slowest answer, in milliseconds
 */
export async function requireClearOutage(url: string, site: Site): Promise<number> {
  const fine = await askAll(url, site, [...publicPages, "/healthz"]);
  for (const { path, status } of fine) assert.equal(status, 200, `${path} answered ${String(status)}`);
  const broken = await askAll(url, site, [...livePages(site), ...calls(site)]);
  for (const { path, status, retryAfter, type, text } of broken) {
    assert.equal(status, 503, `${path} answered ${String(status)}`);
    assert.ok(Number(retryAfter) > 0, `${path} does not say when to come back`);
    const wanted = path.startsWith("/api/") ? "application/json" : "text/html";
    assert.ok(type.startsWith(wanted) && text.includes("Try again"), `${path} doesn't help`);
  }
  return longest([...fine, ...broken]);
}

/** How long it takes until a path answers with this status, in milliseconds. */
export const msUntil = (url: string, path: string, site: Site, status: number): Promise<number> =>
  until(
    async () => (await ask(url, path, site)).status === status,
    `${path} did not answer ${String(status)}`,
  );

/** Checks that a database file has no broken page and no dangling reference. */
export async function requireWhole(databaseUrl: string): Promise<void> {
  const client = await connect({ url: databaseUrl });
  const { rows } = await client.execute("PRAGMA integrity_check");
  const { rows: orphans } = await client.execute("PRAGMA foreign_key_check");
  client.close();
  assert.deepEqual([rows.map((row) => row[0]), orphans.length], [["ok"], 0], "the database is damaged");
}

/** Checks that every acknowledged answer is stored once, and no others. */
async function requireStoredOnce(databaseUrl: string, acknowledged: readonly string[]): Promise<void> {
  const stored = await withDeps(databaseUrl, ({ db }) => db.read.select({ id: answers.id }).from(answers));
  const ids = new Set(stored.map(({ id }) => id));
  const lost = acknowledged.filter((key) => !ids.has(answerKeys(key).answerId));
  assert.equal(lost.length, 0, `${String(lost.length)} acknowledged answers are lost`);
  assert.equal(stored.length, new Set(acknowledged).size, "answers are there that nobody sent, or twice");
}

const pauseMs = 50;
/** Longer than any fault lasts. */
const patienceMs = 120_000;
/** Each answer has its own address: one address may send 120 answers a minute. */
let sent = 0;

/** Peers who answer in parallel and retry each answer under its submission key until it is acknowledged. */
export function startSenders(scene: Scene, site: Site, urlOf: () => string, lanes: number) {
  const { shareIds, databaseUrl } = site;
  const acknowledged: string[] = [];
  const outcomes = new Map<string, number>();
  let longestMs = 0;
  let state: "sending" | "finishing" | "over" = "sending";
  scene.afterwards(() => {
    state = "over";
  });
  const isOver = () => state === "over";

  async function isStored(body: string, n: number): Promise<boolean> {
    const address = `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
    const startedAt = performance.now();
    const path = `/api/shared/${shareIds[n % shareIds.length] ?? ""}/responses`;
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    const signal = AbortSignal.timeout(patienceMs);
    const outcome = await fetch(urlOf() + path, { method: "POST", headers, body, signal }).then(
      (answer) => answer.text().then(() => String(answer.status)),
      () => "no answer",
    );
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome === "201";
  }

  async function lane(): Promise<void> {
    while (state === "sending") {
      const n = (sent += 1);
      const submissionKey = randomBytes(32).toString("base64url");
      const body = JSON.stringify({ selectedTraits: wordsFrom(n), submissionKey });
      const end = performance.now() + patienceMs;
      while (!(await isStored(body, n))) {
        if (isOver()) return;
        if (performance.now() > end)
          throw new Error("An answer could not be sent, however often it was tried.");
        await sleep(pauseMs);
      }
      acknowledged.push(submissionKey);
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));
  // `finish` reports a failure. Until then it must not end the process.
  running.catch(() => undefined);
  return {
    /** How many answers the server has acknowledged. */
    count: () => acknowledged.length,
    /** Waits for answers in progress, then checks that all are stored once. */
    finish: async () => {
      state = "finishing";
      await running;
      await requireStoredOnce(databaseUrl, acknowledged);
      const count = acknowledged.length.toLocaleString("en");
      return { said: `${count} answers acknowledged, none lost, none twice`, outcomes, longestMs };
    },
  };
}
export type Senders = ReturnType<typeof startSenders>;

/** Checks that nothing is stored until the undo, and answers afterwards. @returns after how many ms */
export async function requireRefusals(senders: Senders, undo: () => unknown): Promise<number> {
  const stored = senders.count();
  await sleep(1_000);
  assert.equal(senders.count(), stored, "an answer was stored where none can be");
  undo();
  const backMs = await until(() => senders.count() > stored, "no answer was taken");
  assert.ok(backMs < 2_000, `answers were taken again after ${String(backMs)} ms`);
  return backMs;
}
