import { strict as assert } from "node:assert";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "#db/migrate.ts";
import { startBuiltServer } from "#scripts/built-server.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ask, msUntil, requireWell } from "./asking.ts";
import { ext4DiskIn, readOnlyDiskIn, run } from "./disk.ts";
import type { Fault, Scene } from "./fault.ts";
import { inMs } from "./figures.ts";
import { refusedStart } from "./refused-start.ts";
import { startSenders } from "./senders.ts";
import { makeSite, requireWhole } from "./site.ts";
import { requireStoredOnce } from "./stored-answers.ts";

const lanes = 4;
const backWithinMs = 2_000;

/** Holds that a start is refused with one sentence that names what can't be written to. */
async function requireRefusal(databaseUrl: string, path: string, as?: "nobody"): Promise<void> {
  const said = await refusedStart(databaseUrl, as);
  assert.ok(said.includes(`${path} can’t be written to`), `the start said: ${said}`);
  assert.equal(said.split("\n").length, 1, `the start said more than a sentence: ${said}`);
}

async function refuseToStart(scene: Scene): Promise<void> {
  const { folder } = scene;
  const disk = readOnlyDiskIn(scene);
  await requireRefusal(`file:${join(disk, "openpane.db")}`, disk);
  chmodSync(folder, 0o755);
  const missing = join(folder, "missing");
  await requireRefusal(`file:${join(missing, "openpane.db")}`, folder, "nobody");
  const foreign = join(folder, "foreign");
  mkdirSync(foreign);
  const file = join(foreign, "openpane.db");
  await migrate({ url: `file:${file}` });
  await requireRefusal(`file:${file}`, foreign, "nobody");
  chmodSync(foreign, 0o777);
  chmodSync(file, 0o644);
  await requireRefusal(`file:${file}`, file, "nobody");
  chmodSync(foreign, 0o755);
  if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534);
  await requireRefusal(`file:${file}`, foreign, "nobody");
}

/** The database can't be written to: at the start, and while peers answer. */
export const readOnly: Fault = {
  name: "read-only",
  run: async (scene) => {
    await refuseToStart(scene);
    const disk = ext4DiskIn(scene);
    const file = join(disk, "openpane.db");
    const databaseUrl = `file:${file}`;
    const site = await makeSite(databaseUrl, 4);
    const server = await startBuiltServer(databaseUrl, { TRUST_PROXY: "1" });
    scene.afterwards(server.kill);
    await requireWell(server.url, site);
    const senders = startSenders({ scene, urlOf: () => server.url, shareIds: site.shareIds, lanes });

    async function requireRefusals(): Promise<number> {
      await msUntil(server.url, "/readyz", site, 503);
      const readiness = await ask(server.url, "/readyz", site);
      assert.equal(readiness.text, "The database is out of reach.");
      for (const path of [paths.shared(site.shareIds[0] ?? ""), "/dashboard/self"])
        assert.equal((await ask(server.url, path, site)).status, 200, `${path} only reads`);
      const stored = senders.sent.acknowledged.length;
      await sleep(1_000);
      assert.equal(senders.sent.acknowledged.length, stored, "an answer was stored in a file that can’t be");
      return stored;
    }

    await sleep(500);
    run("chattr", "+i", file, `${file}-wal`);
    const stored = await requireRefusals();
    run("chattr", "-i", file, `${file}-wal`);
    const startedAt = performance.now();
    while (senders.sent.acknowledged.length === stored) {
      assert.ok(
        performance.now() - startedAt < 30_000,
        "answers are not taken though the file can be written",
      );
      await sleep(10);
    }
    const backMs = performance.now() - startedAt;
    await msUntil(server.url, "/readyz", site, 200);
    const { acknowledged, outcomes } = await senders.stop();
    await requireWhole(databaseUrl);
    await requireStoredOnce(databaseUrl, acknowledged);

    await server.stop();
    assert.ok(backMs < backWithinMs, `answers were taken ${inMs(backMs)} later`);
    assert.deepEqual(
      [...outcomes.keys()].filter((outcome) => outcome !== "201" && outcome !== "503"),
      [],
    );
    return `5 starts refused with a sentence; ${String(outcomes.get("503"))} answers refused with 503, pages still shown, ${String(acknowledged.length)} acknowledged, none lost; taken again after ${inMs(backMs)}`;
  },
};
