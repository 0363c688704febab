import { organisationMembers, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days } from "#src/server/clock.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { closeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { reportOf } from "#src/server/domain/analysis/report/report-content.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import { finishAll, makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import {
  addMember,
  first,
  passDeadline,
  startRound,
  surveyOf,
  wordsA,
  type StartedRound,
} from "#tests/factories/organisation/organisation.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/** Starts another round of the team, and has all but some describe everyone. */
async function again(
  deps: TestDeps,
  { owner, team }: Pick<StartedRound, "owner" | "team">,
  people: readonly Actor[],
  silent = 0,
) {
  const round = await startTeamRound(deps, owner, {
    id: team.id,
    title: "Once more",
    closesAt: new Date(deps.clock.now().getTime() + days(2)),
    people: people.map(({ userId }) => userId),
  });
  await finishAll(deps, { round, people: people.slice(0, people.length - silent) });
  await passDeadline(deps, round);
  const ada = first(people);
  const { own } = await getTeamRound(deps, ada, round.id);
  return { round, window: await getAnalysis(deps, ada, own?.surveyId ?? "") };
}

/** A personal round of someone, answered by those they invite. */
async function askPersonally(deps: TestDeps, owner: Actor, others: readonly Actor[]): Promise<string> {
  const { id } = await createSurvey(deps, owner, {});
  await saveSelf(deps, owner, id, wordsA);
  const emails = others.map(({ email }) => email);
  await invitePeople(deps, owner, id, { emails, message: null });
  for (const email of emails) {
    const token = (await invitationTokens(deps, email)).at(-1) ?? "";
    await answerInvited(deps, token, { traitIds: wordsA });
  }
  return id;
}

const twelveWeeks = (deps: TestDeps) => deps.clock.advance(days(85));

describe("two people of a round", () => {
  it("don't meet in another of their team for twelve weeks", async () => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 5);
    const { owner, team, people, round } = started;
    const others: Actor[] = [];
    for (let n = 0; n < 5; n += 1) others.push(await addMember(deps, team));
    const start = (some: readonly Actor[]) =>
      startTeamRound(deps, owner, {
        id: team.id,
        title: "Next",
        closesAt: new Date(deps.clock.now().getTime() + days(2)),
        people: some.map(({ userId }) => userId),
      });
    await expect(start([...people.slice(0, 2), ...others])).rejects.toMatchObject({ code: "team.tooSoon" });
    // Deleting what one has doesn't change that.
    for (const place of [0, 1])
      await deleteSurvey(deps, first(people.slice(place)), await surveyOf(deps, started, place));
    await expect(start([...people.slice(0, 2), ...others])).rejects.toMatchObject({ code: "team.tooSoon" });
    const { meetAgainAt } = await getTeamRound(deps, owner, round.id);
    deps.clock.advance(new Date(meetAgainAt ?? 0).getTime() - deps.clock.now().getTime() - 1);
    await expect(start(people)).rejects.toMatchObject({ code: "team.tooSoon" });
    deps.clock.advance(1);
    expect((await getTeamRound(deps, owner, round.id)).meetAgainAt).toBeNull();
    expect(await start(people)).toMatchObject({ state: "running" });
  });

  it("can't be in two rounds at once, and one person can", async () => {
    const deps = await makeDeps();
    const { owner, team, people, round } = await startRound(deps, 5);
    const others: Actor[] = [];
    for (let n = 0; n < 4; n += 1) others.push(await addMember(deps, team));
    const input = {
      id: team.id,
      title: "Beside it",
      closesAt: new Date(deps.clock.now().getTime() + days(2)),
    };
    const idsOf = (some: readonly Actor[]) => some.map(({ userId }) => userId);
    const until = new Date(new Date(round.closesAt).getTime() + days(85)).toISOString().slice(0, 10);
    expect((await getTeamRound(deps, owner, round.id)).meetAgainAt).toContain(until);
    await expect(
      startTeamRound(deps, owner, { ...input, people: idsOf([...people.slice(3), ...others]) }),
    ).rejects.toMatchObject({ code: "team.tooSoon" });
    expect(
      await startTeamRound(deps, owner, { ...input, people: idsOf([first(people), ...others]) }),
    ).toMatchObject({ state: "running" });
  });

  it("meet at once after a round in which no window opened", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 5);
    await passDeadline(deps, started.round);
    const { window } = await again(deps, started, started.people);
    expect(window).toMatchObject({ responseCount: 4 });
  });
});

describe("a later window", () => {
  const teams = [
    { name: "the same describers", left: 0, joined: 0, silent: 0, isBanded: false },
    { name: "one who joined", left: 0, joined: 1, silent: 0, isBanded: true },
    { name: "one who left", left: 1, joined: 0, silent: 0, isBanded: true },
    { name: "one who is silent this time", left: 0, joined: 0, silent: 1, isBanded: true },
    { name: "two who left and two who joined", left: 2, joined: 2, silent: 0, isBanded: true },
    { name: "two who left and three who joined", left: 2, joined: 3, silent: 0, isBanded: false },
    { name: "five who joined", left: 0, joined: 5, silent: 0, isBanded: false },
  ];
  it.each(teams)("of $name has bands: $isBanded", async ({ left, joined, silent, isBanded }) => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 7);
    twelveWeeks(deps);
    const people = started.people.slice(0, 7 - left);
    for (let n = 0; n < joined; n += 1) people.push(await addMember(deps, started.team));
    const { window } = await again(deps, started, people, silent);
    expect(window.isBanded).toBe(isBanded);
    expect(window.words.every(({ count }) => (count === null) === isBanded)).toBe(true);
  });

  it("has bands although two of its describers have new addresses", async () => {
    const deps = await makeDeps();
    const { people, ...started } = await makeFinishedRound(deps, 7);
    twelveWeeks(deps);
    for (const { userId } of people.slice(1, 3)) {
      const email = `${deps.ids.id().toLowerCase()}@example.org`;
      await deps.db.write((tx) =>
        tx.update(users).set({ email, mailbox: email }).where(eq(users.id, userId)),
      );
    }
    expect((await again(deps, started, people, 1)).window.isBanded).toBe(true);
  });

  it("that is banded neither shows nor implies a number, and says why", async () => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 7);
    twelveWeeks(deps);
    const people = [...started.people, await addMember(deps, started.team)];
    const { window } = await again(deps, started, people);
    expect(window).toMatchObject({ isBanded: true, responseCount: 7, confidence: "firstGlimpse" });
    expect(window.words.find(({ traitId }) => traitId === "calm")).toMatchObject({
      ...{ band: "most", evidence: "said", count: null },
    });
    const report = reportOf(window, { title: "Once more", ownerName: "P00", minResponses: 5 });
    expect(report.olderScale).toMatch(/shows no numbers, because the people who describe you are nearly/);
    const text = JSON.stringify(report.portrait) + headlineOf(window);
    expect(text).not.toMatch(/\b(all|two|three|four|five|six) (of|people)|\d of \d|so far|yet/i);
  });

  it("isn't banded because of a round whose window never opened, and keeps the twelve weeks per team", async () => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 7);
    // At once, but in another organisation: nobody learns of it, and it's banded.
    const elsewhere = await makeOrganisation(deps, started.owner, { name: "Pier" });
    const people: Actor[] = started.people.slice(0, 6);
    const joinedAt = deps.clock.now();
    await deps.db.write((tx) =>
      tx.insert(organisationMembers).values(
        people.map(({ userId }) => ({
          ...{ organisationId: elsewhere.id, userId, joinedAt },
          ...{ role: "member" as const, leadsSince: null },
        })),
      ),
    );
    const { window } = await again(deps, { owner: started.owner, team: elsewhere }, people);
    expect(window.isBanded).toBe(true);
  });
});

describe("a team's window and a personal round of the same people", () => {
  it("that came before gives bands, by who was asked and not by who answered", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 7);
    const [ada, ...others] = started.people;
    if (ada === undefined) throw new Error("There is nobody.");
    const personal = await askPersonally(deps, ada, others.slice(0, 5));
    await revealSurvey(deps, ada, personal);
    await finishAll(deps, started);
    await closeTeamRound(deps, started.owner, started.round.id);
    const { isBanded } = await getAnalysis(deps, ada, await surveyOf(deps, started, 0));
    expect(isBanded).toBe(true);
  });

  it("that comes after has to wait, as beside any other round", async () => {
    const deps = await makeDeps();
    const started = await makeFinishedRound(deps, 7);
    const [ada, ...others] = started.people;
    if (ada === undefined) throw new Error("There is nobody.");
    const personal = await askPersonally(deps, ada, others.slice(0, 5));
    expect((await getSurvey(deps, ada, personal)).overlap).toMatchObject({ peopleMissing: 1 });
    await expect(revealSurvey(deps, ada, personal)).rejects.toMatchObject({ code: "overlap.tooClose" });
    // The team's own round says nothing of it.
    expect((await getSurvey(deps, ada, await surveyOf(deps, started, 0))).overlap).toBeNull();
  });
});
