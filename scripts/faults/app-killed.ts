import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer } from "#scripts/built-server.ts";
import type { Fault } from "./fault.ts";
import { startSenders } from "./senders.ts";
import { makeSite } from "./site.ts";
import { requireStoredOnce } from "./stored-answers.ts";
import { inSeconds, range } from "./figures.ts";

const kills = 20;
const lanes = 16;

/** kill -9 of the server while peers answer: what it acknowledged is there, once. */
export const appKilled: Fault = {
  name: "app-killed",
  run: async (scene) => {
    const databaseUrl = `file:${join(scene.folder, "openpane.db")}`;
    const { shareIds } = await makeSite(databaseUrl, 4);
    const start = async () => {
      const started = await startBuiltServer(databaseUrl, { TRUST_PROXY: "1" });
      scene.afterwards(started.kill);
      return started;
    };
    let server = await start();
    const senders = startSenders({ scene, urlOf: () => server.url, shareIds, lanes });
    const startsMs: number[] = [];
    for (let n = 0; n < kills; n += 1) {
      await sleep(randomInt(200, 800));
      await server.kill();
      const killedAt = performance.now();
      server = await start();
      startsMs.push(performance.now() - killedAt);
    }
    const { acknowledged } = await senders.stop();
    await server.stop();
    await requireStoredOnce(databaseUrl, acknowledged);
    const answers = acknowledged.length.toLocaleString("en");
    return `${String(kills)} kills, ${answers} answers acknowledged, none lost, none twice; back after ${range(startsMs, inSeconds)}`;
  },
};
