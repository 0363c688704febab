import { openDatabase } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { operations } from "#src/server/http/rest/operations.ts";
import { rows } from "#tests/api/contract/rows.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { depsOn } from "#tests/setup/deps-on.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { successOf } from "./growth/call-cases.ts";
import { makeFreshPeople, type FreshPeople } from "./growth/fresh-people.ts";
import { pages } from "./growth/page-cases.ts";
import { median } from "./load.ts";

/*
 * What one kind of request does to everyone else: each GET is called many times at once, and /healthz, which needs nothing but the
 * event loop, is asked meanwhile. A call whose limit is below that has the rest refused, as it would be.
 */

const atOnce = 60;
const lone = 20;
/** So often /healthz is asked, in milliseconds. */
const everyMs = 5;
/** Nobody notices a wait that is shorter. */
const noticedMs = 200;

interface Target {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files, and what is drawn and written for everybody. */
const publicPaths = [
  "/",
  "/about",
  "/api/docs",
  "/api/openapi.json",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/og/home.png",
];

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** How long an answer takes until it's whole, in milliseconds. */
function ask(url: string, { path, headers }: Pick<Target, "path" | "headers">): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    request(`${url}${path}`, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(performance.now() - start));
    })
      .on("error", reject)
      .end();
  });
}

const health = { path: "/healthz", headers: {} };

/** A request as someone sends it who has something to see there. Each has people of its own, and nothing counted against them. */
type Prepare = (people: FreshPeople) => Promise<Target>;

const publicTargets: readonly Prepare[] = publicPaths.map((path) => () => {
  return Promise.resolve({ name: path, path, headers: { "accept-encoding": "br" } });
});

const calls = operations.filter(({ method }) => method === "get").map(successOf);
/** What is drawn takes longest. */
const drawings = rows.filter(([call, , , status]) => status === 200 && call.endsWith("?format=pdf"));

const callTargets: readonly Prepare[] = [...calls, ...drawings].map(
  ([name, whom, , , , more = {}]) =>
    async (people) => {
      const token = await people.tokenOf(whom);
      const headers = { ...more, ...(token !== null && { authorization: `Bearer ${token}` }) };
      return { name, path: `/api${await people.fill(name.replace(/^GET /, ""))}`, headers };
    },
);

const pageTargets: readonly Prepare[] = [...pages, ["{cardPath}.png", "nobody"] as const].map(
  ([name, whom]) =>
    async (people) => {
      const token = await people.tokenOf(whom);
      const cookie = token === null ? {} : { cookie: `${sessionTokenName}=${token}` };
      return { name, path: await people.fill(name), headers: { "accept-encoding": "br", ...cookie } };
    },
);

async function measure(
  url: string,
  target: Target,
): Promise<{ alone: number; slowest: number; health: number }> {
  const alone = await ask(url, target);
  const asked: Promise<number>[] = [];
  const timer = setInterval(() => asked.push(ask(url, health)), everyMs);
  const times = await Promise.all(Array.from({ length: atOnce }, () => ask(url, target)));
  clearInterval(timer);
  asked.push(ask(url, health));
  return { alone, slowest: Math.max(...times), health: Math.max(...(await Promise.all(asked))) };
}

/** Prints what each GET does to /healthz, the worst first. */
export async function benchBesideHealth(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-bench-"));
  const file = join(folder, "bench.db");
  const server = await startBuiltServer(`file:${file}`);
  const db = await openDatabase({ url: `file:${file}` });
  try {
    const clock = new TestClock(new Date().toISOString());
    const world = { deps: depsOn({ db, url: `file:${file}`, file }, { voice: scriptedBrain() }, clock) };
    for (let i = 0; i < lone; i += 1) await ask(server.url, health);
    const loneTimes: number[] = [];
    for (let i = 0; i < lone; i += 1) loneTimes.push(await ask(server.url, health));
    const loneMs = median(loneTimes);
    const measured = [];
    for (const prepare of [...publicTargets, ...callTargets, ...pageTargets]) {
      await db.write((tx) => tx.delete(rateLimits));
      const target = await prepare(await makeFreshPeople(world));
      await db.write((tx) => tx.delete(rateLimits));
      measured.push({ ...target, ...(await measure(server.url, target)) });
    }
    console.log(`A lone GET /healthz takes ${loneMs.toFixed(2)} ms.`);
    for (const { name, alone, slowest, health: beside } of measured.sort((a, b) => b.health - a.health)) {
      const cells = [
        name.padEnd(62),
        `alone ${alone.toFixed(1)} ms`.padStart(16),
        `slowest of ${String(atOnce)} ${slowest.toFixed(0)} ms`.padStart(24),
        `/healthz ${beside.toFixed(1)} ms`.padStart(20),
        `${(beside / loneMs).toFixed(0)} times`.padStart(12),
        `  ${beside < noticedMs ? "ok" : "ABOVE"} (< ${String(noticedMs)} ms)`,
      ];
      console.log(cells.join(" "));
    }
  } finally {
    agent.destroy();
    await db.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
