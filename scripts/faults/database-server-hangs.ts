import { strict as assert } from "node:assert";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer } from "#scripts/built-server.ts";
import { paths } from "#src/shared/site/paths.ts";
import { msUntil, requireClearOutage, requireWell } from "./asking.ts";
import { databaseServerIn } from "./database-server.ts";
import type { Fault } from "./fault.ts";
import { inMs, inSeconds } from "./figures.ts";
import { startLine } from "./line.ts";
import { startSenders } from "./senders.ts";
import { makeSite } from "./site.ts";
import { requireStoredOnce } from "./stored-answers.ts";

const lanes = 8;
/** As long as one request may take, and a little. */
const firstWithinMs = 12_000;
/** For those who find out whether it answers again; all others hear it at once. */
const answersWithinMs = 3_000;
const backWithinMs = 2_000;

/** The database server hangs, then the line to it is cut, while peers answer. */
export const databaseServerHangs: Fault = {
  name: "database-hangs",
  run: async (scene) => {
    const database = await databaseServerIn(scene)();
    const line = await startLine(Number(new URL(database.url).port));
    scene.afterwards(line.stop);
    const site = await makeSite(database.url, 4);
    const server = await startBuiltServer(`http://127.0.0.1:${String(line.port)}`, { TRUST_PROXY: "1" });
    scene.afterwards(server.kill);
    await requireWell(server.url, site);
    const senders = startSenders({ scene, urlOf: () => server.url, shareIds: site.shareIds, lanes });
    const page = paths.shared(site.shareIds[0] ?? "");

    async function outlive(begin: () => void, end: () => void): Promise<string> {
      await sleep(1_000);
      begin();
      const firstMs = await msUntil(server.url, page, site, 503);
      assert.ok(firstMs < firstWithinMs, `the first to meet it waited ${inMs(firstMs)}`);
      const longestMs: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        longestMs.push(await requireClearOutage(server.url, site));
        await sleep(1_000);
      }
      const slowestMs = Math.max(...longestMs);
      assert.ok(slowestMs < answersWithinMs, `an answer took ${inMs(slowestMs)}`);
      end();
      const backMs = await msUntil(server.url, page, site, 200);
      assert.ok(backMs < backWithinMs, `pages were back after ${inMs(backMs)}`);
      return `503 after ${inSeconds(firstMs)}, then within ${inMs(slowestMs)}, back after ${inMs(backMs)}`;
    }

    const hung = await outlive(
      () => process.kill(database.pid, "SIGSTOP"),
      () => process.kill(database.pid, "SIGCONT"),
    );
    const cut = await outlive(line.cut, line.mend);
    const { acknowledged } = await senders.stop();
    await requireStoredOnce(database.url, acknowledged);
    await server.stop();
    const answers = acknowledged.length.toLocaleString("en");
    return `hanging: ${hung}; line cut: ${cut}; ${answers} answers acknowledged, none lost, none twice`;
  },
};
