import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { listResults } from "#src/server/domain/dashboard/list-results.ts";
import { headlineOf } from "#src/shared/result/headline.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

it("says of each round what its newest result says, whatever has come since, and nothing of one without", async () => {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps);
  const open = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, open.shareId, 3);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  for (let peer = 0; peer < 3; peer += 1) await answer(deps, shareId, wordsFrom(20));
  await revealSurvey(deps, owner, survey.id);

  const headline = headlineOf(await getAnalysis(deps, owner, survey.id));
  const listed = { headlines: { [survey.id]: headline }, total: 1 };
  expect(await listResults(deps, owner)).toMatchObject(listed);
  await makeAnswers(deps, shareId, 2);
  expect((await listResults(deps, owner, true)).headlines).toEqual(listed.headlines);
});

it("is anybody's own", async () => {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, owner, survey.id);
  const nothing = { surveys: [], headlines: {}, total: 0 };
  expect(await listResults(deps, await makeFacilitator(deps))).toEqual(nothing);
});
