import type { Actor } from "#src/server/actor.ts";
import { getAnalysis, getTile } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getDashboardOverview, getStats, listResults } from "#src/server/domain/dashboard/overview.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { headlineOf, tileOf } from "#src/shared/result/window-tile.ts";
import { getFacilitatorOverview } from "#src/server/domain/facilitator/get-overview.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { addMember, makeTeam } from "#tests/factories/organisation/organisation.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { invite } from "#tests/factories/invitation.ts";
import { makeAnswers, makeSharedSurvey, answer, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const aDayMs = 24 * 60 * 60 * 1_000;

/** Surveys of each kind in turn, a day apart: new, closed, asked, ready, revealed. */
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

describe("the dashboard's overview", () => {
  it("says about each survey what its list and page say", async () => {
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

  it("counts a part of a team round as one's own, and as no client's", async () => {
    const deps = await makeDeps();
    const { people } = await makeFinishedRound(deps, 6);
    const [person] = people;
    if (person === undefined) throw new Error("A round has people.");
    expect(await totals(deps, person)).toEqual({
      ...{ totalSelfAssessments: 1, totalPeerResponses: 5 },
      ...{ totalClientAssessments: 0, totalClientPeerResponses: 0 },
    });
  });

  it("lists a leader's own part of a team round among no clients' rounds", async () => {
    const deps = await makeDeps();
    const { owner, team } = await makeTeam(deps, "Harbour");
    const people = [owner.userId];
    for (const name of ["Ada", "Ben", "Cem", "Dana"])
      people.push((await addMember(deps, team, { firstName: name, email: `${name}@example.org` })).userId);
    const closesAt = new Date(deps.clock.now().getTime() + aDayMs);
    await startTeamRound(deps, owner, { id: team.id, title: "Us", purpose: "Why not?", closesAt, people });
    expect(await listSurveys(deps, owner)).toHaveLength(1);
    const { clientAssessments, totalClientAssessments } = await getFacilitatorOverview(deps, owner);
    expect([clientAssessments, totalClientAssessments]).toEqual([[], 0]);
  });

  it("has the window of each open survey, as its result shows it", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    await makeSurveys(deps, owner, 10);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
    await makeAnswers(deps, shareId, 4);
    await revealSurvey(deps, owner, survey.id);
    // Later answers are in no window.
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
});

describe("over HTTP", () => {
  it("carries no texts, words or links of surveys", async () => {
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
  it("says about each survey what its newest result says, and skips those without", async () => {
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
});
