import { strict as assert } from "node:assert";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";
import { paths } from "#src/shared/site/paths.ts";
import { startBalancer, type Balancer } from "#tests/setup/process/balancer.ts";
import { ask, msUntil } from "./asking.ts";
import type { Fault, Scene } from "./fault.ts";
import { inMs } from "./figures.ts";
import { startSenders } from "./senders.ts";
import { makeSite, type Site } from "./site.ts";

/** People who look at pages, one after the other. */
function startVisiting(scene: Scene, url: string, site: Site) {
  const outcomes = new Map<string, number>();
  let longestMs = 0;
  let isOver = false;
  scene.afterwards(() => {
    isOver = true;
  });
  const lane = async (): Promise<void> => {
    while (!isOver) {
      for (const path of [paths.shared(site.shareIds[0] ?? ""), "/dashboard/self", "/about"]) {
        const { status, tookMs } = await ask(url, path, site).catch(() => ({ status: "cut", tookMs: 0 }));
        outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1);
        longestMs = Math.max(longestMs, tookMs);
      }
    }
  };
  const running = Promise.all([lane(), lane()]);
  return {
    stop: async () => {
      isOver = true;
      await running;
      return { outcomes, longestMs };
    },
  };
}

/** Restarts a server as docs/operations.md says, behind a balancer that asks whether it's ready. */
async function restart(
  balancer: Balancer,
  site: Site,
  [server, rest]: readonly [BuiltServer, BuiltServer],
  start: () => Promise<BuiltServer>,
): Promise<BuiltServer> {
  const stopped = server.stop();
  await msUntil(server.url, "/readyz", site, 503);
  balancer.lead([rest.url]);
  await stopped;
  const again = await start();
  balancer.lead([again.url, rest.url]);
  await sleep(1_000);
  return again;
}

/** Two processes serve one site, and are restarted one after the other. */
export const rollingRestart: Fault = {
  name: "rolling-restart",
  run: async (scene) => {
    const databaseUrl = `file:${join(scene.folder, "openpane.db")}`;
    const site = await makeSite(databaseUrl, 4);
    const balancer = await startBalancer();
    scene.afterwards(() => balancer.stop());
    const settings = { SITE_URL: balancer.url, TRUST_PROXY: "1", DRAIN_SECONDS: "2" };
    const start = async () => {
      const started = await startBuiltServer(databaseUrl, settings);
      scene.afterwards(started.kill);
      return started;
    };
    const [one, other] = [await start(), await start()];
    balancer.lead([one.url, other.url]);
    const visitors = startVisiting(scene, balancer.url, site);
    const senders = startSenders({ scene, urlOf: () => balancer.url, shareIds: site.shareIds, lanes: 2 });
    await sleep(1_000);
    const oneAgain = await restart(balancer, site, [one, other], start);
    const otherAgain = await restart(balancer, site, [other, oneAgain], start);
    const seen = await visitors.stop();
    const sent = await senders.stop();
    assert.deepEqual([...seen.outcomes.keys()], ["200"], "pages failed");
    assert.deepEqual([...sent.outcomes.keys()], ["201"], "answers had to be sent again");
    for (const { url } of [oneAgain, otherAgain])
      assert.ok((balancer.answered.get(url) ?? 0) > 20, "a restarted process got nothing to do");
    const longest = Math.max(seen.longestMs, sent.longestMs);
    return `${String(seen.outcomes.get("200") ?? 0)} pages and ${String(sent.acknowledged.length)} answers while both were restarted, none failed, the slowest took ${inMs(longest)}`;
  },
};
