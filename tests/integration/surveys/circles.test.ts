import { getCircles, getCircleComparison } from "#src/server/domain/analysis/circles.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import { closeSurvey, shareSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { makeCircles } from "#tests/factories/circles.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { minutes } from "#src/server/clock.ts";
import { describe, expect, it } from "vitest";

const namesOf = async (...of: Parameters<typeof getCircles>) =>
  (await getCircles(...of)).map(({ name, title }) => [name, title]);

describe("another circle", () => {
  it("is a round of its own with the same own words, and makes the first one a circle", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Me", minResponses: 4 });
    await answer(deps, shareId);
    deps.clock.advance(minutes(1));
    const friends = await addCircle(deps, owner, { ofSurveyId: survey.id, name: "Friends" });
    expect(friends).toMatchObject({
      ...{ title: "Friends", circleName: "Friends", traits: survey.traits, minResponses: 4 },
      ...{ peerAssessmentCount: 0, shareId: null, status: "in_progress", ownerMayShowWords: true },
    });
    deps.clock.advance(minutes(1));
    await addCircle(deps, owner, { ofSurveyId: friends.id, name: "Work", ownName: "ignored" });
    expect(await namesOf(deps, owner, survey.id)).toEqual([
      ["Everyone", "Me"],
      ["Friends", "Friends"],
      ["Work", "Work"],
    ]);
  });

  it("shares own words until one of them is opened", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    const { id } = await addCircle(deps, owner, { ofSurveyId: survey.id, name: "Friends" });
    await saveSelf(deps, owner, id, wordsFrom(10));
    expect((await getSurvey(deps, owner, survey.id)).traits).toEqual(wordsFrom(10));
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
    await expect(saveSelf(deps, owner, id, wordsFrom(20))).rejects.toMatchObject({ kind: "conflict" });
    expect((await getSurvey(deps, owner, id)).traits).toEqual(wordsFrom(10));
  });

  it("counts with its siblings as one open round, up to five", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey } = await makeSharedSurvey(deps, owner);
    for (const name of ["Friends", "Family", "Work", "Choir"])
      await addCircle(deps, owner, { ofSurveyId: survey.id, name });
    await expect(addCircle(deps, owner, { ofSurveyId: survey.id, name: "Club" })).rejects.toThrow(/up to 5/);
    await createSurvey(deps, owner, {});
    await createSurvey(deps, owner, {});
    await expect(createSurvey(deps, owner, {})).rejects.toMatchObject({ kind: "plan_needed" });
  });

  it("needs a place of the plan where all others are closed", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey } = await makeSharedSurvey(deps, owner);
    await closeSurvey(deps, owner, survey.id);
    for (let n = 0; n < 3; n += 1) await createSurvey(deps, owner, {});
    const more = { ofSurveyId: survey.id, name: "Friends" };
    await expect(addCircle(deps, owner, more)).rejects.toMatchObject({ kind: "plan_needed" });
    expect((await getSurvey(deps, owner, survey.id)).circleName).toBeNull();
  });

  it("may be an older round, if its own words are the same and it's nobody else's", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey } = await makeSharedSurvey(deps, owner, { title: "Now" });
    deps.clock.advance(minutes(1));
    const { survey: older } = await makeSharedSurvey(deps, owner, { title: "Last year" });
    const { survey: foreign } = await makeSharedSurvey(deps, await makeUser(deps));
    const take = (surveyId: string, name = "Family") =>
      addCircle(deps, owner, { ofSurveyId: survey.id, name, ownName: "Work", surveyId });
    await expect(take(foreign.id)).rejects.toMatchObject({ kind: "not_found" });
    await expect(take(survey.id)).rejects.toThrow(/already belongs/);
    const different = await createSurvey(deps, owner, {});
    await saveSelf(deps, owner, different.id, wordsFrom(30));
    await expect(take(different.id)).rejects.toThrow(/other words/);
    expect(await take(older.id)).toMatchObject({ id: older.id, title: "Last year", circleName: "Family" });
    await expect(take(older.id, "Friends")).rejects.toThrow(/already belongs/);
    expect(await namesOf(deps, owner, older.id)).toEqual([
      ["Work", "Now"],
      ["Family", "Last year"],
    ]);
  });

  it("is renamed without its title, and not like another", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey } = await makeSharedSurvey(deps, owner, { title: "Me" });
    const { id } = await addCircle(deps, owner, { ofSurveyId: survey.id, name: "Friends" });
    expect(await updateSurvey(deps, owner, id, { circleName: "Choir" })).toMatchObject({ title: "Friends" });
    await updateSurvey(deps, owner, survey.id, { circleName: "Cafés" });
    for (const circleName of ["CAFÉS", "Cafe\u0301s", "Caf\u200bés"])
      await expect(updateSurvey(deps, owner, id, { circleName })).rejects.toThrow(/already have/);
  });

  it("keeps own words that a deleted circle has shown", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    const { id } = await addCircle(deps, owner, { ofSurveyId: survey.id, name: "Friends" });
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
    await deleteSurvey(deps, owner, survey.id);
    await expect(saveSelf(deps, owner, id, wordsFrom(20))).rejects.toMatchObject({ kind: "conflict" });
    expect(await getSurvey(deps, owner, id)).toMatchObject({ ownWordsSettled: true, traits: wordsFrom(0) });
  });

  it("is a round like any other once it's the only one left", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    const { id } = await addCircle(deps, owner, { ofSurveyId: survey.id, name: "Friends" });
    await deleteSurvey(deps, owner, id);
    expect(await getSurvey(deps, owner, survey.id)).toMatchObject({ circleGroup: null, circleName: null });
    expect(await getSharedSurvey(deps, shareId)).toMatchObject({ isCircle: false });
  });

  it("goes alone when it's deleted", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const [friends = "", work = ""] = await makeCircles(deps, owner, [
      ["Friends", 6, 0],
      ["Work", 6, 20],
    ]);
    await deleteSurvey(deps, owner, friends);
    expect(await namesOf(deps, owner, work)).toEqual([["Work", "Work"]]);
    expect(await getCircleComparison(deps, owner, work)).toBeNull();
  });
});

describe("what circles show of each other", () => {
  it("is what each opened window shows, and nothing of a closed one", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const [friends = ""] = await makeCircles(deps, owner, [
      ["Friends", 6, 0],
      ["Work", 5, 20],
    ]);
    deps.clock.advance(minutes(1));
    const family = await addCircle(deps, owner, { ofSurveyId: friends, name: "Family" });
    const { shareId } = await shareSurvey(deps, owner, family.id);
    const before = await getCircleComparison(deps, owner, friends);
    for (let peer = 0; peer < 2; peer += 1) await answer(deps, shareId, wordsFrom(40));
    expect(await getCircleComparison(deps, owner, family.id)).toEqual(before);
    const [, , closed] = await getCircles(deps, owner, friends);
    expect(closed).toMatchObject({ name: "Family", peerAssessmentCount: 2, words: [] });
    expect(before?.circles.map(({ name, alone }) => [name, alone])).toEqual([
      ["Friends", wordsFrom(0)],
      ["Work", wordsFrom(20)],
    ]);
  });
});
