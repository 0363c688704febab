import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { listSnapshots } from "#src/server/domain/analysis/list-snapshots.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function threeAnswers(deps: Awaited<ReturnType<typeof makeDeps>>, shareId: string): Promise<void> {
  for (let peer = 0; peer < 3; peer += 1) await answer(deps, shareId);
}

describe("the results of a round", () => {
  it("come first to newest, each as it was when it was new", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    expect(await listSnapshots(deps, owner, survey.id)).toEqual([]);
    await threeAnswers(deps, shareId);
    const first = await revealSurvey(deps, owner, survey.id);
    await threeAnswers(deps, shareId);
    await revealSurvey(deps, owner, survey.id);
    const second = await getAnalysis(deps, owner, survey.id);
    const summary = ({ snapshot, createdAt, responseCount, confidence, agreement }: typeof first) => ({
      snapshot,
      createdAt,
      responseCount,
      confidence,
      agreement,
    });
    expect(await listSnapshots(deps, owner, survey.id)).toEqual([summary(first), summary(second)]);
    expect([first.responseCount, second.responseCount]).toEqual([3, 6]);
  });

  it("do not grow by answers that no result shows yet", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await threeAnswers(deps, shareId);
    await revealSurvey(deps, owner, survey.id);
    const before = await listSnapshots(deps, owner, survey.id);
    await answer(deps, shareId);
    expect(await listSnapshots(deps, owner, survey.id)).toEqual(before);
  });
});
