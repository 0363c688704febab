import { minutes } from "#src/server/clock.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { findReadySurvey, ensureFirstSurvey } from "#src/server/domain/survey/timed/ensure-first-survey.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function makeNewcomer() {
  const deps = await makeDeps();
  const actor = await makeFacilitator(deps, { onboardingStatus: "not_started" });
  const titles = async () => (await listSurveys(deps, actor)).map(({ title }) => title);
  return { deps, actor, titles };
}

describe("the first round", () => {
  it("is one, however often and however fast it is asked for", async () => {
    const { deps, actor, titles } = await makeNewcomer();
    expect(await findReadySurvey(deps, actor)).toBeNull();
    const rounds = await Promise.all(
      Array.from({ length: 20 }, () => ensureFirstSurvey(deps, actor, { title: "How the choir sees me" })),
    );
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1);
    expect(await titles()).toEqual(["How the choir sees me"]);
    expect(await findReadySurvey(deps, actor)).toEqual(rounds[0]);
  });

  it("takes another title while nothing has happened in it", async () => {
    const { deps, actor, titles } = await makeNewcomer();
    const { id } = await ensureFirstSurvey(deps, actor, {});
    expect(await titles()).toEqual(["How others see me"]);
    const renamed = await ensureFirstSurvey(deps, actor, { title: "At work" });
    expect(renamed).toMatchObject({ id, title: "At work" });
    expect(await ensureFirstSurvey(deps, actor, {})).toMatchObject({ id, title: "At work" });
    expect(await titles()).toEqual(["At work"]);
    expect(await findReadySurvey(deps, actor)).toEqual(renamed);
  });

  it("stays as it is once own words are picked, or someone may have the link", async () => {
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

  it("is the newest of several that run", async () => {
    const { deps, actor } = await makeNewcomer();
    await createSurvey(deps, actor, { title: "Older" });
    deps.clock.advance(minutes(1));
    const { id } = await createSurvey(deps, actor, { title: "Newer" });
    deps.clock.advance(minutes(1));
    await closeSurvey(deps, actor, (await createSurvey(deps, actor, { title: "Newest, and over" })).id);
    expect(await findReadySurvey(deps, actor)).toMatchObject({ id, title: "Newer" });
    expect(await ensureFirstSurvey(deps, actor, {})).toMatchObject({ id });
  });

  it("is a new one where the others are over, or not one's own", async () => {
    const { deps, actor, titles } = await makeNewcomer();
    const { id } = await createSurvey(deps, actor, { title: "Over" });
    await closeSurvey(deps, actor, id);
    await createSurvey(deps, actor, { title: "Of clients", audience: "organisation" });
    await createSurvey(deps, await makeUser(deps), { title: "Of somebody else" });
    await ensureFirstSurvey(deps, actor, { title: "Mine" });
    expect((await titles()).sort()).toEqual(["Mine", "Of clients", "Over"]);
  });
});
