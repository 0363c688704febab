import { strict as assert } from "node:assert";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer } from "#scripts/built-server.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ask, msUntil, requireWell } from "./asking.ts";
import type { Fault } from "./fault.ts";
import { inMs } from "./figures.ts";
import { startSenders } from "./senders.ts";
import { smallDiskIn } from "./disk.ts";
import { makeSite, requireWhole } from "./site.ts";
import { requireStoredOnce } from "./stored-answers.ts";

const diskMegabytes = 24;
const lanes = 8;
const times = 3;
const backWithinMs = 2_000;

/** Takes all the room that is left, down to the last byte. @returns what gives it back. */
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

/** The disk of the database fills up while peers answer, and has room again later. */
export const diskFull: Fault = {
  name: "disk-full",
  run: async (scene) => {
    const disk = smallDiskIn(scene, diskMegabytes);
    const databaseUrl = `file:${join(disk, "openpane.db")}`;
    const site = await makeSite(databaseUrl, 4);
    const server = await startBuiltServer(databaseUrl, { TRUST_PROXY: "1" });
    scene.afterwards(server.kill);
    await requireWell(server.url, site);
    const senders = startSenders({ scene, urlOf: () => server.url, shareIds: site.shareIds, lanes });
    const backMs: number[] = [];
    for (let n = 0; n < times; n += 1) {
      await sleep(500);
      const giveBack = fill(disk);
      await msUntil(server.url, "/readyz", site, 503);
      const readiness = await ask(server.url, "/readyz", site);
      assert.equal(readiness.text, "The disk of the database is full.");
      const stored = senders.sent.acknowledged.length;
      const pages = [paths.shared(site.shareIds[0] ?? ""), "/dashboard/self", "/assessment/results"];
      for (const path of pages) {
        const page = await ask(server.url, path, site);
        assert.equal(page.status, 200, `${path}, which only reads, answered ${String(page.status)}`);
      }
      await sleep(1_000);
      assert.equal(senders.sent.acknowledged.length, stored, "an answer was stored on a full disk");
      giveBack();
      const startedAt = performance.now();
      while (senders.sent.acknowledged.length === stored) {
        assert.ok(performance.now() - startedAt < 30_000, "answers are not taken though there is room");
        await sleep(10);
      }
      backMs.push(performance.now() - startedAt);
      await msUntil(server.url, "/readyz", site, 200);
    }
    const { acknowledged, outcomes } = await senders.stop();
    await requireWell(server.url, site);
    await server.stop();
    await requireWhole(databaseUrl);
    await requireStoredOnce(databaseUrl, acknowledged);
    const others = [...outcomes.keys()].filter((outcome) => outcome !== "201" && outcome !== "503");
    assert.deepEqual(others, [], "answers are refused as 503, and not otherwise");
    const slowestMs = Math.max(...backMs);
    assert.ok(slowestMs < backWithinMs, `answers were taken ${inMs(slowestMs)} after there was room`);
    return `full ${String(times)} times: ${String(outcomes.get("503"))} answers refused with 503, pages still shown, ${String(acknowledged.length)} acknowledged, none lost; taken again ${inMs(slowestMs)} after there was room`;
  },
};
