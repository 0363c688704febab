import { strict as assert } from "node:assert";
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltServer } from "#scripts/built-server.ts";
import { startBalancer } from "#tests/setup/process/balancer.ts";
import { inMs, inSeconds, until, type Fault, type Scene } from "./scene.ts";
import { ask, makeSite, msUntil, startSenders, type Site } from "./site.ts";

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

/** People who open pages, one after the other. */
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

/** Two processes serve one site and are restarted in turn, like docs/operations.md says. */
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
