import { strict as assert } from "node:assert";
import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFileSync, cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { BuiltServer } from "#scripts/built-server.ts";
import { listSources } from "#scripts/build/build-if-changed.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { startBalancer } from "#tests/setup/process/balancer.ts";
import { inMs, inSeconds, until, type Fault, type Scene } from "./scene.ts";
import { ask, makeSite, msUntil, requireWell, startSenders, type Site } from "./site.ts";

const kills = 20;

/** kill -9 of the server while peers answer. */
export const appKilled: Fault = {
  name: "app-killed",
  run: async (scene) => {
    const site = await makeSite(scene.databaseUrl, 4);
    let server = await scene.start(site.databaseUrl);
    const senders = startSenders(scene, site, () => server.url, 16);
    const startsMs: number[] = [];
    for (let n = 0; n < kills; n += 1) {
      await sleep(randomInt(200, 800));
      await server.kill();
      const killedAt = performance.now();
      server = await scene.start(site.databaseUrl);
      startsMs.push(performance.now() - killedAt);
    }
    const { said } = await senders.finish();
    const back = `${inSeconds(Math.min(...startsMs))} to ${inSeconds(Math.max(...startsMs))}`;
    return `${String(kills)} kills, ${said}; back after ${back}`;
  },
};

const build = (folder: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: folder });

/** Copies what the build reads, so that sources can change: `more` than that in the second build. */
function copyProject(folder: string): void {
  for (const file of listSources()) cpSync(file, join(folder, file));
  cpSync("scripts/build.ts", join(folder, "scripts/build.ts"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

/** The versioned files of the newest build, by their addresses. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = join(folder, "dist/current/client/_astro");
  const names = readdirSync(files).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(names.map((name) => [`/_astro/${name}`, readFileSync(join(files, name), "utf8")]));
}

async function missingAt(url: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [path, text] of files) if ((await (await fetch(url + path)).text()) !== text) missing.push(path);
  return missing;
}

/** A newer build comes beside a running server, which is started again after a while; people have pages of the older one open. */
export const buildSwapped: Fault = {
  name: "build-swapped",
  run: async ({ folder, databaseUrl, start }) => {
    copyProject(folder);
    await build(folder);
    const site = await makeSite(databaseUrl, 1);
    const old = await start(databaseUrl, {}, folder);
    const files = filesOf(folder);
    const form = (await ask(old.url, site.peerPage, { token: "" })).text;
    const key = /name="submissionKey" value="([\w-]+)"/.exec(form)?.[1] ?? "";

    // Most islands share this file. With other content, it has another name, and so has each that names it.
    const shared = join(folder, "src/islands/kit/session/session.ts");
    appendFileSync(shared, '\nObject.assign(globalThis, { build: "new" });\n');
    await build(folder);
    await requireWell(old.url, site);
    assert.deepEqual(await missingAt(old.url, files), [], "the running server lost files of its own");

    const fresh = await start(databaseUrl, {}, folder);
    const newFiles = filesOf(folder);
    const changed = [...files.keys()].filter((path) => !newFiles.has(path));
    assert.ok(changed.length > 10, `the new build has ${String(changed.length)} files of other names only`);
    assert.deepEqual(await missingAt(fresh.url, files), [], "open pages miss files after the restart");
    // Where several processes serve, one of them is still the old one.
    const isWhole = async () => (await missingAt(old.url, newFiles)).length === 0;
    await until(isWhole, "the old process doesn't have all files of new pages", 20_000);
    await old.stop();

    const words = wordsFrom(3).map((word) => ["selectedTraits", word]);
    const body = new URLSearchParams([...words, ["submissionKey", key]]);
    const answer = await fetch(fresh.url + site.peerPage, { method: "POST", redirect: "manual", body });
    assert.equal(answer.status, 303, "a form that was open before can't be sent");
    await requireWell(fresh.url, site);
    return `${String(files.size)} files for open pages, ${String(changed.length)} of them not in the new build: all still served after the restart, and the new ones by the old process; a form that was open is taken`;
  },
};

/** People who look at pages, one after the other. */
function startVisiting(scene: Scene, url: string, site: Site) {
  const outcomes = new Set<string>();
  let visits = 0;
  let longestMs = 0;
  let isOver = false;
  scene.afterwards(() => {
    isOver = true;
  });
  const lane = async (): Promise<void> => {
    while (!isOver)
      for (const path of [site.peerPage, "/dashboard/self", "/about"]) {
        const { status, tookMs } = await ask(url, path, site).catch(() => ({ status: "cut", tookMs: 0 }));
        outcomes.add(String(status));
        visits += 1;
        longestMs = Math.max(longestMs, tookMs);
      }
  };
  const running = Promise.all([lane(), lane()]);
  return async () => {
    isOver = true;
    await running;
    return { outcomes: [...outcomes], visits, longestMs };
  };
}

/** Two processes serve one site, and are restarted one after the other as docs/operations.md says. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  run: async (scene) => {
    const site = await makeSite(scene.databaseUrl, 4);
    const balancer = await startBalancer();
    scene.afterwards(() => balancer.stop());
    const start = () => scene.start(site.databaseUrl, { SITE_URL: balancer.url, DRAIN_SECONDS: "2" });
    const restart = async (server: BuiltServer, rest: BuiltServer): Promise<BuiltServer> => {
      const stopped = server.stop();
      await msUntil(server.url, "/readyz", site, 503);
      balancer.lead([rest.url]);
      await stopped;
      const again = await start();
      balancer.lead([again.url, rest.url]);
      const hasWork = () => (balancer.answered.get(again.url) ?? 0) > 20;
      await until(hasWork, "a restarted process got nothing to do");
      return again;
    };
    const [one, other] = [await start(), await start()];
    balancer.lead([one.url, other.url]);
    const stopVisiting = startVisiting(scene, balancer.url, site);
    const senders = startSenders(scene, site, () => balancer.url, 2);
    await sleep(1_000);
    const oneAgain = await restart(one, other);
    await restart(other, oneAgain);
    const seen = await stopVisiting();
    const sent = await senders.finish();
    assert.deepEqual(seen.outcomes, ["200"], "pages failed");
    assert.deepEqual([...sent.outcomes.keys()], ["201"], "answers had to be sent again");
    const slowestMs = Math.max(seen.longestMs, sent.longestMs);
    return `${String(seen.visits)} pages while both were restarted, none failed; ${sent.said}; the slowest took ${inMs(slowestMs)}`;
  },
};

const connections = 10_000;
/** Fewer than may wait to be accepted. */
const atOnce = 200;
/** Of memory for each connection, at most. */
const mostKb = 20;

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1]) / 1_024;

/** Ten thousand connections: nothing is said on half of them, and nothing more after one request on the others. */
export const idleConnections: Fault = {
  name: "idle-connections",
  run: async (scene) => {
    const site = await makeSite(scene.databaseUrl, 1);
    const { url, pid } = await scene.start(site.databaseUrl);
    const slowestOfFive = async () => {
      const all: number[] = [];
      for (let n = 0; n < 5; n += 1) all.push(await requireWell(url, site));
      return Math.max(...all);
    };
    await slowestOfFive();
    const aloneMs = await slowestOfFive();
    const before = memoryMb(pid);
    let open = 0;
    const openOne = (_: unknown, n: number) =>
      new Promise<void>((done, reject) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
          open += 1;
          if (n % 2 === 0) socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
          done();
        });
        scene.afterwards(() => socket.destroy());
        socket.on("error", reject).on("close", () => (open -= 1));
        socket.resume();
      });
    for (let n = 0; n < connections; n += atOnce) await Promise.all(Array.from({ length: atOnce }, openOne));
    // On a busy machine the first are dropped before the last is open.
    assert.ok(open > connections / 2, `${String(open)} connections are open`);
    const startedAt = performance.now();
    const besideMs = await slowestOfFive();
    const grownMb = memoryMb(pid) - before;
    await until(() => open === 0, "connections were not dropped");
    const droppedMs = performance.now() - startedAt;
    await requireWell(url, site);
    // This process holds the connections, on the same two cores. We look for requests that wait until a connection ends.
    assert.ok(
      besideMs < 3 * aloneMs + 1_000,
      `an answer took ${inMs(besideMs)}, and ${inMs(aloneMs)} before`,
    );
    assert.ok((grownMb * 1_024) / connections < mostKb, `the server grew by ${grownMb.toFixed(0)} MB`);
    return `${connections.toLocaleString("en")} connections: everyone else answered within ${inMs(besideMs)} (${inMs(aloneMs)} without them), all dropped after ${inSeconds(droppedMs)}, ${grownMb.toFixed(0)} MB more memory`;
  },
};
