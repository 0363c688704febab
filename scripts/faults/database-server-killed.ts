import { strict as assert } from "node:assert";
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer } from "#scripts/built-server.ts";
import { paths } from "#src/shared/site/paths.ts";
import { msUntil, requireClearOutage, requireWell } from "./asking.ts";
import { databaseServerIn } from "./database-server.ts";
import type { Fault } from "./fault.ts";
import { inMs, inSeconds, range } from "./figures.ts";
import { startSenders } from "./senders.ts";
import { makeSite } from "./site.ts";
import { requireStoredOnce } from "./stored-answers.ts";

const kills = 10;
const lanes = 8;
const awayMs = 30_000;
const backWithinMs = 2_000;
/** Nobody waits for a server that refuses connections; busy machines are slow. */
const answersWithinMs = 2_000;

/** kill -9 of the database server while peers answer, several times; the last time it stays away for half a minute. */
export const databaseServerKilled: Fault = {
  name: "database-killed",
  run: async (scene) => {
    const startDatabase = databaseServerIn(scene);
    let database = await startDatabase();
    const site = await makeSite(database.url, 4);
    const server = await startBuiltServer(database.url, { TRUST_PROXY: "1" });
    scene.afterwards(server.kill);
    await requireWell(server.url, site);
    const senders = startSenders({ scene, urlOf: () => server.url, shareIds: site.shareIds, lanes });
    const page = paths.shared(site.shareIds[0] ?? "");
    const backMs: number[] = [];
    const comeBack = async () => {
      database = await startDatabase();
      backMs.push(await msUntil(server.url, page, site, 200));
    };
    for (let n = 0; n < kills; n += 1) {
      await sleep(randomInt(300, 1_000));
      await database.stop();
      await sleep(200);
      await comeBack();
    }

    await database.stop();
    const until = performance.now() + awayMs;
    const longestMs: number[] = [];
    while (performance.now() < until) {
      longestMs.push(await requireClearOutage(server.url, site));
      await sleep(1_000);
    }
    // By now its last look is old.
    await msUntil(server.url, "/readyz", site, 503);
    await comeBack();
    await msUntil(server.url, "/readyz", site, 200);
    await requireWell(server.url, site);
    const { acknowledged } = await senders.stop();
    await requireStoredOnce(database.url, acknowledged);
    await server.stop();

    const slowestMs = Math.max(...longestMs);
    assert.ok(slowestMs < answersWithinMs, `an answer took ${inMs(slowestMs)} while the server was away`);
    for (const ms of backMs) assert.ok(ms < backWithinMs, `pages were back after ${inMs(ms)}`);
    const answers = acknowledged.length.toLocaleString("en");
    return `${String(kills + 1)} kills, ${answers} answers acknowledged, none lost, none twice; away for ${inSeconds(awayMs)}: 503 within ${inMs(slowestMs)}; back ${range(backMs, inMs)} after the server`;
  },
};
