import type { Actor } from "#src/server/actor.ts";
import { compareResults, compareSurveys } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { comparedResult } from "#tests/factories/compared-result.ts";
import { answer, makeSharedSurvey, withdraw, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/* A comparison changes only with a result of one of the surveys (rules A2, A3 and A5). */

async function opened(deps: TestDeps, owner: Actor, title: string, starts: readonly number[]) {
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title });
  const keys: string[] = [];
  for (const start of starts) keys.push((await answer(deps, shareId, wordsFrom(start))).withdrawKey);
  await revealSurvey(deps, owner, survey.id);
  return { id: survey.id, shareId, keys };
}

async function makeTwo(peers: readonly number[] = Array.from({ length: 7 }, () => 0)) {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const family = await opened(deps, owner, "Family", peers);
  const work = await opened(
    deps,
    owner,
    "Work",
    Array.from({ length: 7 }, () => 20),
  );
  const look = () => compareSurveys(deps, owner, { first: family.id, second: work.id });
  return { deps, owner, family, work, look };
}

describe("the comparison of two surveys", () => {
  it("depends only on the two results as their owner sees them", async () => {
    const { deps, owner, family, work, look } = await makeTwo();
    const sideOf = async (surveyId: string, title: string) => {
      const analysis = await getAnalysis(deps, owner, surveyId);
      const { snapshot, createdAt } = analysis;
      return comparedResult(analysis, { surveyId, title, snapshot, createdAt });
    };
    const both = [await sideOf(family.id, "Family"), await sideOf(work.id, "Work")] as const;
    expect(await look()).toEqual(compareResults(...both));
    expect((await look()).words.filter(({ beyondChance }) => beyondChance).length).toBeGreaterThan(0);
  });

  it("changes only with a new result of either survey", async () => {
    const { deps, owner, family, work, look } = await makeTwo();
    const rounds = [family, work] as const;
    const step = fc.record({
      which: fc.nat(1),
      act: fc.constantFrom("answer", "answer", "withdraw", "reveal"),
      start: fc.nat(55),
    });
    let moved = 0;
    const seen = async () => JSON.stringify(await look());
    const numberOf = async (which: number) =>
      (await getAnalysis(deps, owner, rounds[which === 0 ? 0 : 1].id)).snapshot;
    const play = async ({ which, act, start }: { which: number; act: string; start: number }) => {
      const round = rounds[which === 0 ? 0 : 1];
      if (act === "answer")
        round.keys.push((await answer(deps, round.shareId, wordsFrom(start))).withdrawKey);
      else if (act === "withdraw") await withdraw(deps, round.keys.pop() ?? "");
      else await revealSurvey(deps, owner, round.id);
    };
    await fc.assert(
      fc.asyncProperty(step, async (one) => {
        const [before, number] = [await seen(), await numberOf(one.which)];
        await play(one);
        const isNew = (await numberOf(one.which)) > number;
        if (isNew) moved += 1;
        expect((await seen()) !== before).toBe(isNew);
      }),
      { numRuns: 150, seed: 20261125, endOnFailure: true },
    );
    expect(moved).toBeGreaterThan(5);
  }, 60_000);

  it("shows no counts if either has four answers", async () => {
    const { look } = await makeTwo([0, 0, 0, 1]);
    const compared = await look();
    expect(compared.tested).toBe(0);
    expect(JSON.stringify(compared)).not.toMatch(/"count":\d|"beyondChance":true/);
  });
});
