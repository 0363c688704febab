import { strict as assert } from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "#db/migrate.ts";
import { trialSettings } from "#scripts/built-server.ts";
import { serverEntry } from "#scripts/build/builds.ts";
import { ensureLibsqlServer } from "#scripts/libsql-server.ts";
import { startDatabaseServer } from "#tests/setup/database/database-server.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { inMs, inSeconds, startLine, type Fault, type Scene } from "./scene.ts";
import {
  ask,
  makeSite,
  msUntil,
  requireClearOutage,
  requireRefusals,
  requireWell,
  requireWhole,
  startSenders,
  type Site,
} from "./site.ts";

const backWithinMs = 2_000;

/** Starts a libSQL server on the scene's folder, each time at the same port. */
function databaseServerIn({ folder, afterwards }: Scene) {
  const program = ensureLibsqlServer();
  if (program === null) throw new Error("There is no libSQL server for this platform; name one in SQLD.");
  process.env["SQLD"] = program;
  let port: number | undefined;
  return async () => {
    const server = await startDatabaseServer(join(folder, "database"), port);
    port = Number(new URL(server.url).port);
    afterwards(server.stop);
    return server;
  };
}

/** Checks that everything clearly reports the outage. @returns the slowest answer, in ms */
async function outlast(url: string, site: Site, forMs: number, withinMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let slowestMs = 0;
  while (performance.now() < until) {
    slowestMs = Math.max(slowestMs, await requireClearOutage(url, site));
    await sleep(1_000);
  }
  assert.ok(slowestMs < withinMs, `an answer took ${inMs(slowestMs)} while the database was away`);
  return slowestMs;
}

async function msUntilBack(url: string, site: Site): Promise<number> {
  const backMs = await msUntil(url, site.peerPage, site, 200);
  assert.ok(backMs < backWithinMs, `pages were back after ${inMs(backMs)}`);
  return backMs;
}

const kills = 10;
const awayMs = 30_000;

/** kill -9 of the database server while peers answer, several times; the last time for half a minute. */
export const databaseServerKilled: Fault = {
  name: "database-killed",
  run: async (scene) => {
    const startDatabase = databaseServerIn(scene);
    let database = await startDatabase();
    const site = await makeSite(database.url, 4);
    const { url } = await scene.start(database.url);
    await requireWell(url, site);
    const senders = startSenders(scene, site, () => url, 8);
    const backMs: number[] = [];
    for (let n = 0; n < kills; n += 1) {
      await sleep(randomInt(300, 1_000));
      await database.stop();
      await sleep(200);
      database = await startDatabase();
      backMs.push(await msUntilBack(url, site));
    }
    await database.stop();
    // Nobody waits for a server that refuses connections; busy machines are slow.
    const slowestMs = await outlast(url, site, awayMs, 2_000);
    // Its last probe is old by now.
    await msUntil(url, "/readyz", site, 503);
    database = await startDatabase();
    backMs.push(await msUntilBack(url, site));
    await msUntil(url, "/readyz", site, 200);
    await requireWell(url, site);
    const { said } = await senders.finish();
    return `${String(kills + 1)} kills, ${said}; away for ${inSeconds(awayMs)}: 503 within ${inMs(slowestMs)}; back ${inMs(Math.min(...backMs))} to ${inMs(Math.max(...backMs))} after the server`;
  },
};

/** The database server hangs, then its connection is cut, while peers answer. */
export const databaseServerHangs: Fault = {
  name: "database-hangs",
  run: async (scene) => {
    const database = await databaseServerIn(scene)();
    const line = await startLine(scene, Number(new URL(database.url).port));
    const site = await makeSite(database.url, 4);
    const { url } = await scene.start(`http://127.0.0.1:${String(line.port)}`);
    await requireWell(url, site);
    const senders = startSenders(scene, site, () => url, 8);
    async function outlive(begin: () => unknown, end: () => unknown): Promise<string> {
      await sleep(1_000);
      begin();
      const firstMs = await msUntil(url, site.peerPage, site, 503);
      // As long as one request may take, and a little.
      assert.ok(firstMs < 12_000, `the first to meet it waited ${inMs(firstMs)}`);
      // Some probe the server; all others fail at once.
      const slowestMs = await outlast(url, site, 5_000, 3_000);
      end();
      const backMs = await msUntilBack(url, site);
      return `503 after ${inSeconds(firstMs)}, then within ${inMs(slowestMs)}, back after ${inMs(backMs)}`;
    }
    const signal = (name: NodeJS.Signals) => () => process.kill(database.pid, name);
    const hung = await outlive(signal("SIGSTOP"), signal("SIGCONT"));
    const cut = await outlive(line.cut, line.mend);
    const { said } = await senders.finish();
    return `hanging: ${hung}; line cut: ${cut}; ${said}`;
  },
};

/** Runs a tool of the system. */
function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0)
    throw new Error(`Mounting a disk needs root. ${command} ${args.join(" ")} failed: ${stderr.trim()}`);
}

/** Mounts a disk in the scene's folder. @returns its path */
function mountIn({ folder, afterwards }: Scene, ...how: readonly string[]): string {
  const disk = mkdtempSync(join(folder, "disk-"));
  run("mount", ...how, disk);
  // Lazily: a killed server may still be closing its files.
  afterwards(() => run("umount", "--lazy", disk));
  return disk;
}

/** Fills the disk to the last byte. @returns a function that frees it */
function fill(disk: string): () => void {
  const path = join(disk, "filler");
  const file = openSync(path, "w");
  for (const size of [2 ** 16, 2 ** 12, 1]) {
    const zeros = Buffer.alloc(size);
    try {
      while (writeSync(file, zeros) === size);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
  closeSync(file);
  assert.equal(statfsSync(disk).bavail, 0, "the disk is not full");
  return () => rmSync(path);
}

/** A disk stops taking writes: pages stay, answers are refused with 503 and accepted again afterwards. */
async function loseWrites(
  scene: Scene,
  disk: string,
  readiness: string,
  times: number,
  stop: (file: string) => () => void,
) {
  const file = join(disk, "openpane.db");
  const site = await makeSite(`file:${file}`, 4);
  const server = await scene.start(site.databaseUrl);
  const { url } = server;
  await requireWell(url, site);
  const senders = startSenders(scene, site, () => url, 8);
  let backMs = 0;
  for (let n = 0; n < times; n += 1) {
    await sleep(500);
    const undo = stop(file);
    await msUntil(url, "/readyz", site, 503);
    assert.equal((await ask(url, "/readyz", site)).text, readiness);
    for (const path of [site.peerPage, "/dashboard/self", "/assessment/results"])
      assert.equal((await ask(url, path, site)).status, 200, `${path} only reads`);
    backMs = Math.max(backMs, await requireRefusals(senders, undo));
    await msUntil(url, "/readyz", site, 200);
  }
  const { said, outcomes } = await senders.finish();
  await requireWell(url, site);
  await server.stop();
  await requireWhole(site.databaseUrl);
  const others = [...outcomes.keys()].filter((outcome) => outcome !== "201" && outcome !== "503");
  assert.deepEqual(others, [], "answers are refused as 503, and not otherwise");
  return `${String(outcomes.get("503"))} answers refused with 503, pages still shown, ${said}; taken again after ${inMs(backMs)}`;
}

/** The disk of the database fills up while peers answer, and has room again later. */
export const diskFull: Fault = {
  name: "disk-full",
  run: async (scene) => {
    const disk = mountIn(scene, "-t", "tmpfs", "-o", "size=24m", "tmpfs");
    const full = "The disk of the database is full.";
    return `full 3 times: ${await loseWrites(scene, disk, full, 3, () => fill(disk))}`;
  },
};

/** A user without rights, unlike root. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Checks that the server refuses to start with one sentence that names what can't be written. */
async function requireRefusedStart(
  file: string,
  path: string,
  as: Partial<typeof nobody> = {},
): Promise<void> {
  const settings = trialSettings(`http://localhost:${String(await freePort())}`, `file:${file}`);
  const server = spawn(process.execPath, [serverEntry], {
    ...(process.getuid?.() === 0 ? as : {}),
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 20_000,
  });
  const exited = once(server, "exit");
  const said = (await text(server.stderr)).trim();
  await exited;
  assert.equal(server.exitCode, 1, "the server started, or did not end by itself");
  assert.ok(said.includes(`${path} can’t be written to`), `the start said: ${said}`);
  assert.equal(said.split("\n").length, 1, `the start said more than a sentence: ${said}`);
}

async function refuseToStart(scene: Scene): Promise<void> {
  const { folder } = scene;
  const disk = mountIn(scene, "-t", "tmpfs", "-o", "ro", "tmpfs");
  await requireRefusedStart(join(disk, "openpane.db"), disk);
  chmodSync(folder, 0o755);
  await requireRefusedStart(join(folder, "missing", "openpane.db"), folder, nobody);
  const foreign = join(folder, "foreign");
  mkdirSync(foreign);
  const file = join(foreign, "openpane.db");
  await migrate({ url: `file:${file}` });
  await requireRefusedStart(file, foreign, nobody);
  chmodSync(foreign, 0o777);
  chmodSync(file, 0o644);
  await requireRefusedStart(file, file, nobody);
  chmodSync(foreign, 0o755);
  if (process.getuid?.() === 0) chownSync(file, nobody.uid, nobody.gid);
  await requireRefusedStart(file, foreign, nobody);
}

/** The database can't be written: at the start, and while peers answer. */
export const readOnly: Fault = {
  name: "read-only",
  run: async (scene) => {
    await refuseToStart(scene);
    // On this kind of disk, files can be made immutable.
    const image = join(scene.folder, "image");
    writeFileSync(image, "");
    truncateSync(image, 64 * 2 ** 20);
    run("mkfs.ext4", "-q", image);
    const disk = mountIn(scene, "-o", "loop", image);
    const said = await loseWrites(scene, disk, "The database is out of reach.", 1, (file) => {
      run("chattr", "+i", file, `${file}-wal`);
      return () => run("chattr", "-i", file, `${file}-wal`);
    });
    return `5 starts refused with a sentence; ${said}`;
  },
};
