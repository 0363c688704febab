import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { startBalancer, type Balancer } from "#tests/setup/process/balancer.ts";
import { startServerProcess, type ServerProcess } from "#tests/setup/process/server-process.ts";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";

const settings = { DRAIN_SECONDS: "1" };

/** People who read and answer all the time, in four lanes. */
function startVisiting(url: string, shareId: string) {
  const statuses = new Map<string, number>();
  let isOver = false;
  const note = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const ask = async (path: string, init: RequestInit): Promise<void> => {
    try {
      const answer = await fetch(url + path, init);
      await answer.text();
      note(`${init.method ?? "GET"} ${String(answer.status)}`);
    } catch {
      note(`${init.method ?? "GET"} cut`);
    }
  };
  const lane = async (number: number): Promise<void> => {
    for (let i = 0; !isOver; i += 1) {
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": `10.${String(number)}.${String(i >> 8)}.${String(i & 255)}`,
      };
      await ask(`/api/shared/${shareId}`, { headers });
      const body = JSON.stringify({ selectedTraits: wordsFrom(i) });
      await ask(`/api/shared/${shareId}/responses`, { method: "POST", headers, body });
      await setTimeout(10);
    }
  };
  const lanes = [1, 2, 3, 4].map(lane);
  return {
    statuses,
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
    },
  };
}

/** As a load balancer that asks now and then: a server that says no gets nothing new. */
async function takeOut(balancer: Balancer, server: ServerProcess, rest: ServerProcess): Promise<void> {
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  balancer.lead([rest.url]);
}

it("two processes are restarted one after the other, and nobody notices", async () => {
  const deps = await makeDeps();
  const { shareId } = await makeSharedSurvey(deps, await makeUser(deps));
  const start = () => startServerProcess(deps.databaseUrl, settings);
  const [one, other] = [await start(), await start()];
  const balancer = await startBalancer();
  onTestFinished(() => balancer.stop());
  balancer.lead([one.url, other.url]);
  const visitors = startVisiting(balancer.url, shareId);
  await expect.poll(() => visitors.statuses.get("POST 201") ?? 0).toBeGreaterThan(20);

  const restart = async (server: ServerProcess, rest: ServerProcess): Promise<ServerProcess> => {
    server.terminate();
    await takeOut(balancer, server, rest);
    expect(await server.exited).toBe(0);
    const again = await start();
    balancer.lead([again.url, rest.url]);
    return again;
  };
  const oneAgain = await restart(one, other);
  const otherAgain = await restart(other, oneAgain);
  await expect.poll(() => balancer.answered.get(otherAgain.url) ?? 0).toBeGreaterThan(20);

  await visitors.stop();
  expect([...visitors.statuses.keys()].sort()).toEqual(["GET 200", "POST 201"]);
});
