import { createSurvey, ensureFirstSurvey, findReadySurvey } from "#src/server/domain/survey/create-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function makeNewcomer() {
  const deps = await makeDeps();
  const actor = await makeFacilitator(deps, { onboardingStatus: "not_started" });
  const titles = async () => (await listSurveys(deps, actor)).map(({ title }) => title);
  return { deps, actor, titles };
}

describe("the first survey", () => {
  it("is created once, however often it is requested", async () => {
    const { deps, actor, titles } = await makeNewcomer();
    expect(await findReadySurvey(deps, actor)).toBeNull();
    const rounds = await Promise.all(
      Array.from({ length: 20 }, () => ensureFirstSurvey(deps, actor, { title: "How the choir sees me" })),
    );
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1);
    expect(await titles()).toEqual(["How the choir sees me"]);
    expect(await findReadySurvey(deps, actor)).toEqual(rounds[0]);
  });

  it("stays unchanged once own words are picked or its link may be known", async () => {
    const { deps, actor, titles } = await makeNewcomer();
    const { id } = await createSurvey(deps, actor, { title: "Begun" });
    await saveSelf(deps, actor, id, wordsFrom(0));
    expect(await ensureFirstSurvey(deps, actor, { title: "Other" })).toMatchObject({ id, title: "Begun" });
    const shared = await makeNewcomer();
    const { survey } = await makeSharedSurvey(shared.deps, shared.actor, { title: "Shared" });
    const kept = await ensureFirstSurvey(shared.deps, shared.actor, { title: "Other" });
    expect(kept).toMatchObject({ id: survey.id, title: "Shared" });
    expect(await titles()).toEqual(["Begun"]);
  });
});
