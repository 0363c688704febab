import { strict as assert } from "node:assert";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startBuiltServer, type BuiltServer } from "#scripts/built-server.ts";
import { days, hours } from "#src/server/clock.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { shareSurvey } from "#src/server/domain/survey/share-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { FakeSmtpServer } from "#tests/fakes/smtp-server.ts";
import { msUntil, requireWell } from "./asking.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./figures.ts";
import { makeSite } from "./site.ts";

const mailWithinMs = 10_000;
/** Deadlines are looked at every minute. */
const closedWithinMs = 70_000;

/** A server whose clock can be put wrong. */
async function startWithClock(
  databaseUrl: string,
  mailUrl: string,
  clock: { readonly shift?: number; readonly step?: number },
): Promise<BuiltServer & { readonly stepClock: () => void }> {
  const preload = pathToFileURL(resolve("scripts/faults/wrong-clock.mjs")).href;
  const server = await startBuiltServer(databaseUrl, {
    MAIL_URL: mailUrl,
    NODE_OPTIONS: `--import ${preload}`,
    CLOCK_SHIFT_MS: String(clock.shift ?? 0),
    CLOCK_STEP_MS: String(clock.step ?? 0),
  });
  return { ...server, stepClock: () => process.kill(server.pid, "SIGUSR2") };
}

/** The clock is a day behind at a start; then a day ahead while the server runs, and put right. */
export const wrongClock: Fault = {
  name: "wrong-clock",
  run: async (scene) => {
    const mailServer = new FakeSmtpServer();
    const mailUrl = await mailServer.start();
    scene.afterwards(() => mailServer.stop());
    const databaseUrl = `file:${join(scene.folder, "openpane.db")}`;
    let endingShareId = "";
    const site = await makeSite(databaseUrl, 1, async (deps, owner) => {
      const closesAt = new Date(Date.now() + hours(3));
      const { id } = await createSurvey(deps, owner, { title: "Ends soon", closesAt });
      endingShareId = (await shareSurvey(deps, owner, id)).shareId;
    });
    const ending = `/api/shared/${endingShareId}`;

    let people = 0;
    const mailsMs: number[] = [];
    /** Asks for a code, which has to come, and once. */
    async function requireMail(url: string): Promise<void> {
      const email = `person-${String((people += 1))}@example.org`;
      const startedAt = performance.now();
      const sent = await fetch(`${url}/api/send-verification-code`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      assert.equal(sent.status, 200);
      const cameTo = () => mailServer.received.filter(({ to }) => to.includes(email)).length;
      while (cameTo() === 0) {
        assert.ok(performance.now() - startedAt < mailWithinMs, `no email came to ${email}`);
        await sleep(20);
      }
      mailsMs.push(performance.now() - startedAt);
    }
    async function answer(url: string, path: string): Promise<number> {
      const body = JSON.stringify({ selectedTraits: wordsFrom(3) });
      const headers = { "content-type": "application/json" };
      return (await fetch(`${url}${path}/responses`, { method: "POST", headers, body })).status;
    }
    async function isOpen(url: string): Promise<boolean> {
      return (await (await fetch(url + ending)).text()).includes('"open":true');
    }

    const behind = await startWithClock(databaseUrl, mailUrl, { shift: -days(1) });
    scene.afterwards(behind.kill);
    await requireWell(behind.url, site);
    await requireMail(behind.url);
    assert.equal(await answer(behind.url, ending), 201, "a round that is open takes no answer");
    await behind.stop();

    const server = await startWithClock(databaseUrl, mailUrl, { step: days(1) });
    scene.afterwards(server.kill);
    await requireWell(server.url, site);
    assert.ok(await isOpen(server.url), "a round ended before its time");
    server.stepClock();
    await requireWell(server.url, site);
    await requireMail(server.url);
    assert.equal(await answer(server.url, ending), 409, "a round whose deadline is over takes an answer");
    const isOver = () => mailServer.received.filter(({ raw }) => raw.includes("Your round is over")).length;
    const steppedAt = performance.now();
    while (isOver() === 0) {
      assert.ok(
        performance.now() - steppedAt < closedWithinMs,
        "the owner is not told that the round is over",
      );
      await sleep(100);
    }
    const overMs = performance.now() - steppedAt;
    server.stepClock();
    await requireWell(server.url, site);
    await requireMail(server.url);
    assert.equal(
      await answer(server.url, `/api/shared/${site.shareIds[0] ?? ""}`),
      201,
      "no answer is taken",
    );
    await msUntil(server.url, "/readyz", site, 200);
    await sleep(8_000);
    assert.equal(isOver(), 1, "the owner is told twice");
    assert.equal(mailServer.received.length, people + 1, "emails came that nobody had reason for");
    await server.stop();
    return `a day behind, a day ahead and put right: the owner stays signed in, codes come within ${inSeconds(Math.max(...mailsMs))}, a deadline holds at once and is told once, after ${inSeconds(overMs)}`;
  },
};
