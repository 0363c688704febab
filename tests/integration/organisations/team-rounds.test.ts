import { answers, mails, participants, teamPeople } from "#db/schema/index.ts";
import { runDueJobs } from "#src/server/domain/job/run-job.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { jobHandlers } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { removeMember } from "#src/server/domain/organisation/members.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { closeSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { changeTeamRound, closeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { checkTeamRounds } from "#src/server/domain/team/timed/check-team-rounds.ts";
import {
  addMember,
  describeAll,
  first,
  playOut,
  surveyOf,
  openOwn,
  passDeadline,
  somewhere,
  startRound,
  wordsA,
  type StartedRound,
} from "#tests/factories/organisation/organisation.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

describe("a team round", () => {
  it("stores one description of each colleague like any answer, without a name", async () => {
    const deps = await makeDeps();
    const { round, people } = await startRound(deps);
    const [ada] = people;
    if (ada === undefined) throw new Error("There is nobody.");
    const { colleagues } = await getTeamForm(deps, ada, round.id);
    const { personId } = first(colleagues);
    const sender = { actor: ada, origin: somewhere };
    const submissionKey = deps.ids.token(256);
    const description = { teamRoundId: round.id, personId, traitIds: wordsA, submissionKey };
    const receipt = await describeColleague(deps, sender, description);
    // A double click is one description.
    expect(await describeColleague(deps, sender, description)).toEqual(receipt);
    await expect(
      describeColleague(deps, sender, { ...description, submissionKey: undefined }),
    ).rejects.toMatchObject({ code: "team.described" });
    expect(await deps.db.read.select().from(answers)).toHaveLength(1);
    expect(await deps.db.read.select().from(participants)).toEqual([]);
    const form = await getTeamForm(deps, ada, round.id);
    expect(form.colleagues.filter(({ isDescribed }) => isDescribed).map((one) => one.personId)).toEqual([
      personId,
    ]);
    expect((await getTeamRound(deps, ada, round.id)).own).toMatchObject({ described: 1, toDescribe: 5 });
  });

  it("doesn't show how far others are before the end", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { round, people } = started;
    const ada = first(people);
    const surveyId = await surveyOf(deps, started, 0);
    const before = [await getSurvey(deps, ada, surveyId), await getTeamRound(deps, ada, round.id)];
    for (const person of people.slice(1)) await describeAll(deps, person, round.id);
    expect([await getSurvey(deps, ada, surveyId), await getTeamRound(deps, ada, round.id)]).toEqual(before);
    await expect(revealSurvey(deps, ada, surveyId)).rejects.toMatchObject({ code: "survey.teamRoundRuns" });
    await passDeadline(deps, round);
    expect(await getSurvey(deps, ada, surveyId)).toMatchObject({
      peerAssessmentCount: 5,
      status: "completed",
    });
    expect(await openOwn(deps, ada, surveyId)).toMatchObject({ responseCount: 5 });
  });

  it("shows everyone's progress in quarters once a day, and reminds people who aren't done", async () => {
    const deps = await makeDeps();
    const { round, people } = await startRound(deps);
    for (const person of people.slice(0, 5)) await describeAll(deps, person, round.id);
    await checkTeamRounds(deps);
    const ada = first(people);
    expect(await getTeamRound(deps, ada, round.id)).toMatchObject({ quarters: 0 });
    deps.clock.advance(days(1));
    await checkTeamRounds(deps);
    expect(await getTeamRound(deps, ada, round.id)).toMatchObject({ quarters: 3 });
    await deps.db.write((tx) => tx.delete(mails));
    deps.clock.advance(days(3) + hours(1));
    await checkTeamRounds(deps);
    await checkTeamRounds(deps);
    const reminded = await deps.db.read.select({ to: mails.recipient, kind: mails.kind }).from(mails);
    // Nobody has own words yet, so everyone has something left.
    expect(reminded.map(({ kind }) => kind)).toEqual(people.map(() => "team round reminder"));
    expect(new Set(reminded.map(({ to }) => to)).size).toBe(6);
  });

  const endings = [
    {
      name: "at its deadline",
      end: (deps: TestDeps, { round }: StartedRound) => passDeadline(deps, round),
    },
    {
      name: "early",
      end: async (deps: TestDeps, { round, owner }: StartedRound) => {
        await closeTeamRound(deps, owner, round.id);
        await runDueJobs(deps, jobHandlers);
        await closeDueSurveys(deps);
      },
    },
  ];
  it.each(endings)("that ends $name notifies everyone once of the outcome", async ({ end }) => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { round, people } = started;
    for (const person of people) await describeAll(deps, person, round.id);
    await end(deps, started);
    for (const person of people) {
      const over = (await mailsTo(deps, person.email)).filter(({ kind }) => kind === "round over");
      expect(over.map(({ text }) => text)).toEqual([
        expect.stringContaining("5 people have answered. That’s enough."),
      ]);
    }
  });

  it("ends for everyone at once, even when closed early", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { round, people, owner } = started;
    const ada = first(people);
    await expect(closeTeamRound(deps, ada, round.id)).rejects.toMatchObject({ kind: "forbidden" });
    const later = new Date(new Date(round.closesAt).getTime() + days(3));
    expect(await changeTeamRound(deps, owner, round.id, { closesAt: later })).toMatchObject({
      closesAt: later.toISOString(),
    });
    expect((await getSurvey(deps, ada, await surveyOf(deps, started, 0))).closesAt).toBe(later.toISOString());
    await changeTeamRound(deps, owner, round.id, { title: "Spring" });
    expect(await getSurvey(deps, ada, await surveyOf(deps, started, 0))).toMatchObject({
      title: "Spring",
      description: round.purpose,
      teamRoundId: round.id,
    });
    await describeAll(deps, ada, round.id, { most: 1 });
    expect(await closeTeamRound(deps, owner, round.id)).toMatchObject({ state: "over" });
    await expect(describeAll(deps, ada, round.id)).rejects.toMatchObject({ code: "response.surveyClosed" });
    await expect(changeTeamRound(deps, owner, round.id, { closesAt: later })).rejects.toMatchObject({
      code: "team.over",
    });
  });

  it("lets a member delete their part but not change it", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { people, round } = started;
    const ada = first(people);
    const id = await surveyOf(deps, started, 0);
    const isPart = { code: "survey.partOfTeamRound" };
    await expect(closeSurvey(deps, ada, id)).rejects.toMatchObject(isPart);
    await expect(updateSurvey(deps, ada, id, { minResponses: 9 })).rejects.toMatchObject(isPart);
    await expect(updateSurvey(deps, ada, id, { closesAt: null })).rejects.toMatchObject(isPart);
    await expect(
      invitePeople(deps, ada, id, { emails: ["x@example.org"], message: null }),
    ).rejects.toMatchObject(isPart);
    await deleteSurvey(deps, ada, id);
    expect((await getTeamRound(deps, ada, round.id)).own).toMatchObject({ surveyId: null, toDescribe: 5 });
    const bob = people[1];
    if (bob === undefined) throw new Error("There is nobody.");
    expect((await getTeamForm(deps, bob, round.id)).colleagues).toHaveLength(4);
  });

  it("continues without people who step out, are removed or delete their account", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 9);
    const { round, people, owner, team } = started;
    const [ada, bob] = people;
    if (ada === undefined || bob === undefined) throw new Error("There is nobody.");
    for (const person of people) await describeAll(deps, person, round.id, { most: 4 });
    const before = await deps.db.read.$count(answers);
    const adas = await surveyOf(deps, started, 0);
    const bobs = await surveyOf(deps, started, 1);
    const ofAda = await deps.db.read.$count(answers, eq(answers.surveyId, adas));
    await stepOut(deps, ada, round.id);
    // Picks for her are deleted, and her picks for others stay.
    expect(await deps.db.read.$count(answers)).toBe(before - ofAda);
    await expect(getTeamRound(deps, ada, round.id)).rejects.toMatchObject({ kind: "not_found" });
    await removeMember(deps, owner, { id: team.id, userId: bob.userId });
    expect(await getSurvey(deps, bob, bobs)).toMatchObject({
      ...{ status: "completed", teamRoundId: null, peerAssessmentCount: 0 },
    });
    expect(await deps.db.read.$count(teamPeople)).toBe(7);
    const others = people.slice(2);
    for (const person of others) {
      expect((await getTeamForm(deps, person, round.id)).colleagues).toHaveLength(6);
      await describeAll(deps, person, round.id);
    }
    await passDeadline(deps, round);
    expect(
      (await openOwn(deps, first(others), await surveyOf(deps, started, 2))).responseCount,
    ).toBeGreaterThanOrEqual(6);
  });

  it("can be repeated with the same people but not with one more (rule A12)", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps, 7);
    await playOut(deps, started);
    const { owner, team, people } = started;
    const again = (ids: readonly string[]) =>
      startTeamRound(deps, owner, {
        id: team.id,
        title: "Once more",
        closesAt: new Date(deps.clock.now().getTime() + days(2)),
        people: [...ids],
      });
    const ids = people.map(({ userId }) => userId);
    const newcomer = await addMember(deps, team);
    await expect(again([...ids, newcomer.userId])).rejects.toMatchObject({ code: "team.tooAlike" });
    await expect(again(ids.slice(1))).rejects.toMatchObject({ code: "team.tooAlike" });
    expect(await again(ids)).toMatchObject({ state: "running" });
  });
});
