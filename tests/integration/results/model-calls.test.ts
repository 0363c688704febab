import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { InsightWriter } from "#src/server/domain/insight/write-insights.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/** A server with a model that counts its calls and writes nothing usable. */
async function withModel(dailyCalls: number) {
  let calls = 0;
  const insightModel: InsightWriter = {
    name: "model",
    write: () => {
      calls += 1;
      return Promise.resolve({ failure: "refused" });
    },
  };
  const env = parseEnv({ SITE_URL: "http://localhost:4321", OPENAI_DAILY_CALLS: String(dailyCalls) });
  const deps = await makeDeps({ insightModel, env });
  const reveal = async (owner: Actor) => {
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 5);
    return revealSurvey(deps, owner, survey.id);
  };
  return { deps, reveal, calls: () => calls };
}

it("allows a person ten model calls a day, then uses the built-in writer", async () => {
  const { deps, reveal, calls } = await withModel(100);
  const owner = await makeFacilitator(deps);
  for (let i = 0; i < 10; i += 1) await reveal(owner);
  expect(calls()).toBe(10);
  const { insightSource, status } = await reveal(owner);
  expect({ calls: calls(), insightSource, status }).toEqual({
    calls: 10,
    insightSource: "template",
    status: "completed",
  });
  await reveal(await makeUser(deps));
  expect(calls()).toBe(11);
  deps.clock.advance(days(1));
  await reveal(owner);
  expect(calls()).toBe(12);
});

it("stops at the site's daily limit, which refused calls don't count against", async () => {
  const { deps, reveal, calls } = await withModel(12);
  const owner = await makeFacilitator(deps);
  for (let i = 0; i < 15; i += 1) await reveal(owner);
  for (let i = 0; i < 4; i += 1) await reveal(await makeUser(deps));
  expect(calls()).toBe(12);
});

it("makes no call if none is allowed", async () => {
  const { deps, reveal, calls } = await withModel(0);
  expect((await reveal(await makeUser(deps))).insightSource).toBe("template");
  expect(calls()).toBe(0);
});
