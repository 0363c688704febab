import type { Actor } from "#src/server/actor.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { getTile } from "#src/server/domain/analysis/list-tiles.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { getStats } from "#src/server/domain/dashboard/get-stats.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { headlineOf, tileOf } from "#src/shared/result/window-tile.ts";
import { sortOpenFirst, shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import { invite } from "#tests/factories/invitation.ts";
import { makeAnswers, makeSharedSurvey, answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { listResults } from "#src/server/domain/dashboard/list-results.ts";

const aDayMs = 24 * 60 * 60 * 1_000;

/** Rounds of each kind in turn: new, closed, asked, ready, revealed. A day apart, so that their order is known. */
async function makeSurveys(deps: TestDeps, owner: Actor, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    deps.clock.advance(aDayMs);
    if (n % 5 < 2) {
      const { id } = await createSurvey(deps, owner, { title: `Round ${String(n)}` });
      if (n % 5 === 1) await closeSurvey(deps, owner, id);
      continue;
    }
    const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: `Round ${String(n)}` });
    await makeAnswers(deps, shareId, n % 5 === 2 ? 1 : 3);
    if (n % 5 === 4) await revealSurvey(deps, owner, survey.id);
  }
}

/** The totals of the REST call. */
async function totals(deps: TestDeps, owner: Actor) {
  const { recentAssessments: _, ...stats } = await getStats(deps, owner);
  return stats;
}

const ids = (rounds: readonly { readonly id: string }[]) => rounds.map(({ id }) => id);

describe("the dashboard's overview", () => {
  it("is empty before the first round", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    expect(await getDashboardOverview(deps, owner)).toEqual({
      surveys: [],
      windows: {},
      counts: { rounds: 0, results: 0 },
      stats: await totals(deps, owner),
    });
  });

  it.each([false, true])("has all of few rounds, newest first; all asked for: %s", async (all) => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    await makeSurveys(deps, owner, 5);
    const overview = await getDashboardOverview(deps, owner, all);
    expect(overview.surveys.map(({ title }) => title)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `Round ${String(n)}`),
    );
    expect(overview.counts).toEqual({ rounds: 5, results: 1 });
    expect(overview.stats).toEqual({
      ...{ totalSelfAssessments: 3, totalPeerResponses: 7 },
      ...{ totalClientAssessments: 0, totalClientPeerResponses: 0 },
    });
  });

  it("says of each round what its list and its own page say", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    await makeSurveys(deps, owner, 10);
    deps.clock.advance(aDayMs);
    const title = `"Quotes", a \\ and an 'Æ' 👋`;
    const closesAt = new Date(deps.clock.now().getTime() + aDayMs);
    const { id } = await createSurvey(deps, owner, { title, closesAt });
    await invite(deps, owner, id, "ann@example.org");
    deps.clock.advance(aDayMs);
    const listed = await listSurveys(deps, owner);
    const { surveys, stats } = await getDashboardOverview(deps, owner, true);
    expect(surveys).toHaveLength(11);
    expect(surveys[0]).toMatchObject({ status: "completed", invitedCount: 1 });
    expect(listed).toEqual(listed.map((survey, n) => ({ ...survey, ...surveys[n] })));
    expect(stats).toEqual(await totals(deps, owner));
  });

  it("has of many the head of the list and what comes next, and counts all", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    await makeSurveys(deps, owner, 40);
    const listed = await listSurveys(deps, owner);
    const { surveys, counts, stats } = await getDashboardOverview(deps, owner);
    expect(surveys.length).toBeLessThan(20);
    expect(ids(sortOpenFirst(surveys)).slice(0, shownAtFirst)).toEqual(
      ids(sortOpenFirst(listed)).slice(0, shownAtFirst),
    );
    const results = ids(listed.filter(({ hasAnalysis }) => hasAnalysis));
    expect(results).toHaveLength(8);
    expect(counts).toEqual({ rounds: 40, results: 8 });
    expect(stats).toEqual(await totals(deps, owner));
    expect(ids((await getDashboardOverview(deps, owner, true)).surveys)).toEqual(ids(listed));
  });

  it("has the window of each round that is open, as its result shows it", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    await makeSurveys(deps, owner, 10);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
    await makeAnswers(deps, shareId, 4);
    await revealSurvey(deps, owner, survey.id);
    // What comes later is in no window.
    await makeAnswers(deps, shareId, 2);
    for (const all of [false, true]) {
      const { surveys, windows } = await getDashboardOverview(deps, owner, all);
      const opened = surveys.filter(({ hasAnalysis }) => hasAnalysis).map(({ id }) => id);
      expect(opened).toHaveLength(3);
      expect(Object.keys(windows).toSorted()).toEqual(opened.toSorted());
      for (const id of opened) expect(windows[id]).toEqual(tileOf(await getAnalysis(deps, owner, id)));
    }
    expect((await getTile(deps, owner, survey.id))?.headline).toBe(
      headlineOf(await getAnalysis(deps, owner, survey.id)),
    );
  });

  it("keeps rounds of one moment in the order of the list", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    for (let n = 0; n < 8; n += 1) await createSurvey(deps, owner, {});
    expect(ids((await getDashboardOverview(deps, owner)).surveys)).toEqual(
      ids(await listSurveys(deps, owner)),
    );
  });

  it("never has someone else's rounds", async () => {
    const deps = await makeDeps();
    const [owner, stranger] = [await makeFacilitator(deps), await makeUser(deps)];
    await makeSurveys(deps, owner, 5);
    await makeSurveys(deps, stranger, 3);
    const own = ids(await listSurveys(deps, stranger));
    for (const all of [false, true]) {
      const { surveys, counts, stats } = await getDashboardOverview(deps, stranger, all);
      expect(ids(surveys)).toEqual(own);
      expect(counts).toEqual({ rounds: 3, results: 0 });
      expect(stats.totalPeerResponses).toBe(1);
    }
  });
});

describe("over HTTP", () => {
  it("carries no texts, words or links of rounds", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner, { description: "For the team." });
    const answer = await makeApi(deps)("/api/trpc/dashboard.overview", { token: await signIn(deps, owner) });
    const body = await answer.text();
    expect(body).toContain(survey.id);
    for (const left of ["For the team.", shareId, ...survey.traits]) expect(body).not.toContain(`${left}"`);
  });
});

describe("the list of results", () => {
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
});
