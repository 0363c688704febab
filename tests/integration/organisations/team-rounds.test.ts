import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { answers, mails, participants, teamPeople } from "#db/schema/index.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { removeMember } from "#src/server/domain/organisation/members.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { closeSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { changeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague, getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { checkTeamRounds } from "#src/server/domain/team/ending/freeze-team-round.ts";
import {
  describeAll,
  first,
  passDeadline,
  pickOwn,
  somewhere,
  startRound,
  surveyOf,
  wordsA,
} from "#tests/factories/organisation/organisation.ts";
import { finishAll } from "#tests/factories/organisation/finished-round.ts";
import { makeDeps } from "#tests/setup/deps.ts";
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

  it("doesn't show a member's own answers before the end, and shows how many have finished", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { round, people, owner } = started;
    const ada = first(people);
    const surveyId = await surveyOf(deps, started, 0);
    await pickOwn(deps, ada, surveyId);
    const before = [await getSurvey(deps, ada, surveyId), await getTeamRound(deps, ada, round.id)];
    for (const person of people.slice(1)) await describeAll(deps, person, round.id);
    // Nobody of them has picked own words: they haven't finished.
    expect([await getSurvey(deps, ada, surveyId), await getTeamRound(deps, ada, round.id)]).toEqual(before);
    for (const place of [1, 2, 3, 4, 5])
      await pickOwn(deps, people[place] ?? ada, await surveyOf(deps, started, place));
    expect(await getTeamRound(deps, ada, round.id)).toMatchObject({ finished: 5, wouldOpen: null });
    // Each of the five is described by four who have finished, which is the minimum of six.
    expect(await getTeamRound(deps, owner, round.id)).toMatchObject({ finished: 5, wouldOpen: 5 });
    await expect(revealSurvey(deps, ada, surveyId)).rejects.toMatchObject({ code: "survey.teamRoundRuns" });
  });

  it("reminds people who haven't finished, on a schedule", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { people } = started;
    await finishAll(deps, { ...started, people: people.slice(0, 2) });
    await deps.db.write((tx) => tx.delete(mails));
    deps.clock.advance(days(4) + hours(1));
    await checkTeamRounds(deps);
    await checkTeamRounds(deps);
    const reminded = await deps.db.read.select({ to: mails.recipient, kind: mails.kind }).from(mails);
    expect(reminded.map(({ kind }) => kind)).toEqual(Array(4).fill("team round reminder"));
    expect(reminded.map(({ to }) => to).toSorted()).toEqual(people.slice(2).map(({ email }) => email));
  });

  it("moves for everyone, and to an earlier day only with a day's notice, of which everyone is told", async () => {
    const deps = await makeDeps();
    const started = await startRound(deps);
    const { round, people, owner } = started;
    const ada = first(people);
    const later = new Date(new Date(round.closesAt).getTime() + days(3));
    expect(await changeTeamRound(deps, owner, round.id, { closesAt: later })).toMatchObject({
      closesAt: later.toISOString(),
    });
    const surveyId = await surveyOf(deps, started, 0);
    expect((await getSurvey(deps, ada, surveyId)).closesAt).toBe(later.toISOString());
    const soon = new Date(deps.clock.now().getTime() + hours(5));
    await expect(changeTeamRound(deps, owner, round.id, { closesAt: soon })).rejects.toMatchObject({
      code: "team.notice",
    });
    const told = async () =>
      (await mailsTo(deps, ada.email)).filter(({ kind }) => kind === "team round ends");
    expect(await told()).toEqual([]);
    await changeTeamRound(deps, owner, round.id, { closesAt: new Date(round.closesAt) });
    expect(await told()).toHaveLength(1);
    await changeTeamRound(deps, owner, round.id, { closesAt: later });
    await changeTeamRound(deps, owner, round.id, { title: "Spring" });
    expect(await told()).toHaveLength(1);
    expect(await getSurvey(deps, ada, surveyId)).toMatchObject({
      title: "Spring",
      description: round.purpose,
      teamRoundId: round.id,
    });
    await passDeadline(deps, { closesAt: later.toISOString() });
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
    await pickOwn(deps, first(others), await surveyOf(deps, started, 2));
    await passDeadline(deps, round);
    const window = await getAnalysis(deps, first(others), await surveyOf(deps, started, 2));
    expect(window.responseCount).toBeGreaterThanOrEqual(6);
  });
});
