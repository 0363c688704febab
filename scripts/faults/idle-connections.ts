import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { startBuiltServer } from "#scripts/built-server.ts";
import { requireWell } from "./asking.ts";
import type { Fault } from "./fault.ts";
import { inMs, inSeconds } from "./figures.ts";
import { makeSite } from "./site.ts";

const connections = 10_000;
const openedWithinMs = 60_000;
const droppedWithinMs = 60_000;
/** For each connection, at most. */
const mostKb = 20;

/** Of a process, in MB. */
function memoryOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1];
  return Number(kb) / 1_024;
}

const count = z.object({ open: z.int() });

/** What opens the connections, in a process of its own: one process may not have twice as many. */
function startIdler(url: string) {
  const { port } = new URL(url);
  const child = spawn(process.execPath, ["scripts/faults/idler.ts", port, String(connections)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let open = 0;
  child.on("message", (message) => {
    open = count.parse(message).open;
  });
  const until = async (wanted: number, withinMs: number): Promise<void> => {
    const signal = AbortSignal.timeout(withinMs);
    while (open !== wanted) {
      await once(child, "message", { signal }).catch(() => {
        throw new Error(`${String(open)} connections are open, where ${String(wanted)} should be`);
      });
    }
  };
  return { until, stop: () => child.kill() };
}

/** Ten thousand connections on which nothing happens. */
export const idleConnections: Fault = {
  name: "idle-connections",
  run: async (scene) => {
    const databaseUrl = `file:${join(scene.folder, "openpane.db")}`;
    const site = await makeSite(databaseUrl, 1);
    const server = await startBuiltServer(databaseUrl);
    scene.afterwards(server.kill);
    const slowestOfFive = async () => {
      const all: number[] = [];
      for (let n = 0; n < 5; n += 1) all.push(await requireWell(server.url, site));
      return Math.max(...all);
    };
    await slowestOfFive();
    const aloneMs = await slowestOfFive();
    const before = memoryOf(server.pid);
    const idler = startIdler(server.url);
    scene.afterwards(idler.stop);
    await idler.until(connections, openedWithinMs);
    const startedAt = performance.now();
    const besideMs = await slowestOfFive();
    const grown = memoryOf(server.pid) - before;
    await idler.until(0, droppedWithinMs);
    const droppedMs = performance.now() - startedAt;
    await requireWell(server.url, site);
    await server.stop();
    // The idle connections are held by a process on the same two cores. We look for requests that wait until a connection ends.
    assert.ok(
      besideMs < 3 * aloneMs + 1_000,
      `an answer took ${inMs(besideMs)}, and ${inMs(aloneMs)} before`,
    );
    assert.ok((grown * 1_024) / connections < mostKb, `the server grew by ${grown.toFixed(0)} MB`);
    return `${connections.toLocaleString("en")} connections: everyone else answered within ${inMs(besideMs)} (${inMs(aloneMs)} without them), all dropped after ${inSeconds(droppedMs)}, ${grown.toFixed(0)} MB more memory`;
  },
};
