import type { Actor } from "#src/server/actor.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { InsightWriter, ModelReply } from "#src/server/domain/insight/write-insights.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it, vi } from "vitest";

/** A result once nobody writes about it any more. */
const settled = (deps: Deps, owner: Actor, surveyId: string) =>
  vi.waitFor(async () => {
    const analysis = await getAnalysis(deps, owner, surveyId);
    expect(analysis.status).toBe("completed");
    return analysis;
  });

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
    await revealSurvey(deps, owner, survey.id);
    return settled(deps, owner, survey.id);
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

/** A result that a model is writing about; `answer` lets it finish. */
async function whileWriting() {
  const { promise, resolve: answer } = Promise.withResolvers<ModelReply>();
  const deps = await makeDeps({ insightModel: { name: "model", write: () => promise } });
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, shareId, 5);
  const first = await revealSurvey(deps, owner, survey.id);
  const closing = [
    { text: "What do you want to be asked?", words: [] },
    { text: "Ask a friend the same this week.", words: [] },
  ];
  return {
    deps,
    first,
    answer: () => {
      answer({ content: JSON.stringify({ closing }) });
    },
    now: () => getAnalysis(deps, owner, survey.id),
    settled: () => settled(deps, owner, survey.id),
    again: () => revealSurvey(deps, owner, survey.id),
  };
}

it("shows the built-in portrait at once, and then the model's, for good", async () => {
  const { first, answer, now, settled: whenSettled, again } = await whileWriting();
  expect(first).toMatchObject({ status: "in_progress", insightSource: "template", completedAt: null });
  expect(new Set(first.insightParts)).toEqual(new Set(["template"]));
  expect(await now()).toEqual(first);
  answer();
  const written = await whenSettled();
  expect(written.portrait).toMatchObject({
    paragraphs: first.portrait.paragraphs,
    question: { text: "What do you want to be asked?" },
    step: { text: "Ask a friend the same this week." },
  });
  expect(written.insightSource).toBe("model");
  expect(written.insightParts).toEqual([...first.portrait.paragraphs.map(() => "template"), "model"]);
  expect(await again()).toEqual(written);
});

it("leaves the built-in portrait if the model is too late", async () => {
  const { deps, first, answer, now } = await whileWriting();
  deps.clock.advance(minutes(1));
  const final = await now();
  expect(final).toMatchObject({ status: "completed", portrait: first.portrait });
  answer();
  await vi.waitFor(() => {
    expect(deps.logged.join("")).toMatch(/insights not all written by the model/);
  });
  expect(await now()).toEqual(final);
});
