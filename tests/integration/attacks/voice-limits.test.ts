import { voiceTickets } from "#db/schema/index.ts";
import { seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Actor } from "#src/server/actor.ts";
import { createOpenTalks } from "#src/server/domain/voice/open-talks.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const demo = { purpose: "demo" } as const;
const path = "/api/voice/get-signed-url";
const tickets = async ({ db }: Deps) => (await db.read.select().from(voiceTickets)).length;

describe("a page of another site", () => {
  it.each([
    ["a picture", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }],
    ["a page beside ours", { "sec-fetch-site": "same-site" }],
    ["an old browser", { origin: "https://evil.example" }],
    ["a frame without an origin", { origin: "null" }],
  ])("can't use up its readers' talks: %s", async (_, headers) => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const api = makeApi(deps);
    for (const method of ["GET", "HEAD"]) expect((await api(path, { method, headers })).status).toBe(403);
    expect(await tickets(deps)).toBe(0);
  });

  it.each([
    ["our own page", { "sec-fetch-site": "same-origin" }],
    ["a typed address", { "sec-fetch-site": "none" }],
    ["our own page in an old browser", { origin: "http://localhost:4321" }],
    ["a program", {}],
  ])("is distinguished from %s", async (_, headers) => {
    const api = makeApi(await makeDeps({ voice: scriptedBrain() }));
    expect((await api(path, { headers })).status).toBe(200);
  });
});

/** The demos of a network that asks as often as possible within a quarter of an hour. */
async function askOften(
  deps: Awaited<ReturnType<typeof makeDeps>>,
  networks: readonly string[],
): Promise<number> {
  let got = 0;
  for (let n = 0; n < 15; n += 1) {
    for (const network of networks)
      for (let tries = 0; tries < 6; tries += 1)
        got += await getSignedUrl(deps, null, { network }, demo).then(
          () => 1,
          () => 0,
        );
    deps.clock.advance(seconds(61));
  }
  return got;
}

describe("one stranger", () => {
  it("can't continue three demos into dozens", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    expect(await askOften(deps, ["203.0.113.1"])).toBe(12);
  });

  it("gains little from all networks of one connection", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const networks = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${(n * 256).toString(16)}::/64`);
    expect(await askOften(deps, networks)).toBeLessThanOrEqual(48);
  });
});

describe("many strangers", () => {
  it("leave talks for signed-in people", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const site = { ...deps, env: { ...deps.env, VOICE_DAILY_TALKS: 10 } };
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
    const network = (n: number) => `198.51.${String(n)}.1`;
    for (let n = 0; n < 5; n += 1) await getSignedUrl(site, null, { network: network(n) }, demo);
    const oneMore = getSignedUrl(site, null, { network: network(5) }, demo);
    await expect(oneMore).rejects.toMatchObject({ code: "voice.busy" });
    await getSignedUrl(site, owner, { network: network(6) }, { purpose: "coach", surveyId: survey.id });
  });

  it("leave half of the connections for signed-in people", async () => {
    const deps = await makeDeps({ voice: scriptedBrain(), openTalks: createOpenTalks(4) });
    const hold = (n: number, userId: string | null = null) =>
      deps.openTalks.add({ userId, network: `198.51.${String(n)}.1`, end: () => undefined });
    expect([0, 1, 2].map((n) => hold(n) !== null)).toEqual([true, true, false]);
    const demoOf = (actor: Actor | null) => getSignedUrl(deps, actor, { network: "203.0.113.1" }, demo);
    await expect(demoOf(null)).rejects.toMatchObject({ code: "voice.busy" });
    await demoOf(await makeUser(deps));
    expect([3, 4, 5].map((n) => hold(n, `person-${String(n)}`) !== null)).toEqual([true, true, false]);
  });
});
