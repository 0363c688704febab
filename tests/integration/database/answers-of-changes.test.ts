import { days, minutes } from "#src/server/clock.ts";
import { actOnRound } from "#src/server/domain/admin/acts/act-on-round.ts";
import { getRound } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { getPost } from "#src/server/domain/blog/writing/get-post.ts";
import {
  deletePost,
  publishPost,
  undeletePost,
  unpublishPost,
} from "#src/server/domain/blog/writing/publish-post.ts";
import { restoreRevision } from "#src/server/domain/blog/writing/revisions.ts";
import { savePost } from "#src/server/domain/blog/writing/save-post.ts";
import { getSharing } from "#src/server/domain/client/get-sharing.ts";
import { leaveProgramme } from "#src/server/domain/client/leave-programme.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { endMeeting } from "#src/server/domain/meeting/end-meeting.ts";
import { getMeeting } from "#src/server/domain/meeting/get-meeting.ts";
import { getOwnMeeting } from "#src/server/domain/meeting/get-own-meeting.ts";
import { moveMeeting } from "#src/server/domain/meeting/move-meeting.ts";
import { replyToMeeting } from "#src/server/domain/meeting/reply-to-meeting.ts";
import { startMeeting } from "#src/server/domain/meeting/start-meeting.ts";
import { addClients } from "#src/server/domain/programme/asking/add-clients.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { closeProgramme } from "#src/server/domain/programme/ending/close-programme.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { getProgramme } from "#src/server/domain/programme/get-programme.ts";
import { updateProgramme } from "#src/server/domain/programme/update-programme.ts";
import { getSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { updateSurvey } from "#src/server/domain/survey/update-survey.ts";
import { changeTeamRound, closeTeamRound, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { addressOf, makeInvitedSurvey } from "#tests/factories/invited-survey.ts";
import {
  addMember,
  makeTeam,
  openOwn,
  playOut,
  startRound,
  surveyOf,
} from "#tests/factories/organisation/organisation.ts";
import { answerAbout, makeMember, makeOpened } from "#tests/factories/programme/client.ts";
import { makeDraft } from "#tests/factories/post.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/* A call that changes something answers from what it has read and written, and doesn't read again: that has to be what a reader gets next. */

it("of a team round are what its people read next", async () => {
  const deps = await makeDeps();
  const { owner, team } = await makeTeam(deps);
  const members = [owner];
  for (let n = 0; n < 5; n += 1) members.push(await addMember(deps, team));
  const started = await startTeamRound(deps, owner, {
    ...{ id: team.id, title: "How we come across", purpose: "Before the offsite." },
    closesAt: new Date(deps.clock.now().getTime() + days(7)),
    people: members.map(({ userId }) => userId),
  });
  const read = () => getTeamRound(deps, owner, started.id);
  expect(started).toEqual(await read());
  const closesAt = new Date(deps.clock.now().getTime() + days(9));
  expect(await changeTeamRound(deps, owner, started.id, { title: "Ours", closesAt })).toEqual(await read());
  expect(await closeTeamRound(deps, owner, started.id)).toEqual(await read());
});

it("of being counted are what that person reads next", async () => {
  const deps = await makeDeps();
  const started = await startRound(deps);
  await playOut(deps, started);
  const teamRoundId = started.round.id;
  for (const [place, person] of started.people.entries()) {
    if (place < 5) await openOwn(deps, person, await surveyOf(deps, started, place));
    for (const counted of [true, false, true])
      expect(await setCounted(deps, person, { teamRoundId, counted })).toEqual(
        await getTeamRound(deps, person, teamRoundId),
      );
  }
});

/** A client with answers whose window is opened together with their facilitator. */
async function makeWaiting() {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps);
  const programme = await makeProgramme(deps, facilitator, { opens: "together" });
  const member = await makeMember(deps, programme);
  await answerAbout(deps, member);
  return { deps, facilitator, ...member };
}

it("of sharing are what the client reads next", async () => {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps);
  const programme = await makeProgramme(deps, facilitator);
  const closed = await makeMember(deps, programme);
  const opened = await makeOpened(deps, programme);
  for (const { actor, surveyId } of [closed, opened]) {
    const changes = [{ result: true }, { plan: "Listen." }, { group: true }, { result: false }, { plan: "" }];
    for (const change of changes) {
      deps.clock.advance(minutes(1));
      expect(await setSharing(deps, actor, surveyId, change)).toEqual(
        await getSharing(deps, actor, surveyId),
      );
    }
    expect(await leaveProgramme(deps, actor, surveyId)).toEqual(await getSharing(deps, actor, surveyId));
  }
});

it("of sharing are that also while a facilitator waits for the client’s word on a session", async () => {
  const { deps, facilitator, actor, surveyId, clientId } = await makeWaiting();
  await startMeeting(deps, facilitator, clientId);
  for (const result of [true, false])
    expect(await setSharing(deps, actor, surveyId, { result })).toEqual(
      await getSharing(deps, actor, surveyId),
    );
});

it("of a session are what both sides read next", async () => {
  const { deps, facilitator, actor, surveyId, clientId } = await makeWaiting();
  const read = () => getMeeting(deps, facilitator, clientId);
  const readOwn = () => getOwnMeeting(deps, actor, surveyId);
  expect(await startMeeting(deps, facilitator, clientId)).toEqual(await read());
  expect(await replyToMeeting(deps, actor, surveyId, false)).toEqual(await readOwn());
  expect(await startMeeting(deps, facilitator, clientId)).toEqual(await read());
  expect(await replyToMeeting(deps, actor, surveyId, true)).toEqual(await readOwn());
  expect(await moveMeeting(deps, facilitator, clientId, "arena")).toEqual(await read());
  expect(await endMeeting(deps, facilitator, clientId)).toEqual(await read());
  expect(await readOwn()).toMatchObject({ state: "over", version: 6 });
});

it("of a programme are what its facilitator reads next", async () => {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps);
  const example = await startExample(deps, facilitator, "Example");
  expect(example).toEqual(await getProgramme(deps, facilitator, example.id));
  expect(await startExample(deps, facilitator, "Example")).toEqual(example);
  const people = ["Zoe", "Ada", "Bo"].map((name) => ({ name, email: `${name.toLowerCase()}@example.net` }));
  const asked = { title: "Spring", message: null, clients: people, idempotencyKey: "a".repeat(22) };
  const { invited, skipped, ...created } = await createProgramme(deps, facilitator, asked);
  expect(created).toEqual(await getProgramme(deps, facilitator, created.id));
  expect(await createProgramme(deps, facilitator, asked)).toMatchObject({ ...created, skipped });
  expect(invited.map(({ name }) => name).sort()).toEqual(["Ada", "Bo", "Zoe"]);
  await addClients(deps, facilitator, created.id, [{ name: "Cy", email: "cy@example.net" }]);
  expect(await closeProgramme(deps, facilitator, created.id)).toEqual(
    await getProgramme(deps, facilitator, created.id),
  );
});

it("of a programme's deadline are what its facilitator reads next, of rounds that go along and of others", async () => {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps);
  const inDays = (n: number) => new Date(deps.clock.now().getTime() + days(n));
  const programme = await makeProgramme(deps, facilitator, { closesAt: inDays(20) });
  await makeMember(deps, programme);
  const other = await makeMember(deps, programme);
  await updateSurvey(deps, other.actor, other.surveyId, { closesAt: inDays(15) });
  const read = () => getProgramme(deps, facilitator, programme.id);
  for (const closesAt of [inDays(30), null, inDays(25)]) {
    const changed = await updateProgramme(deps, facilitator, programme.id, { closesAt });
    expect(changed).toEqual(await read());
    expect(changed.clients.map((client) => client.closesAt).sort()).toEqual(
      [closesAt?.toISOString() ?? null, inDays(15).toISOString()].sort(),
    );
  }
});

it("of inviting say of another round in the way what the round's page does", async () => {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  await (await makeInvitedSurvey(deps, owner, "ABCDE")).open();
  const { id } = await makeInvitedSurvey(deps, owner, "");
  const invite = async (people: string) => {
    const emails = Array.from(people).map(addressOf);
    const { overlap } = await invitePeople(deps, owner, id, { emails, message: null });
    expect(overlap).toEqual((await getSurvey(deps, owner, id)).overlap);
    return overlap && { missing: overlap.peopleMissing, added: overlap.peopleAdded };
  };
  const revoke = async (person: string) => {
    const all = await listInvitations(deps, owner, id);
    const found = all.find(({ email }) => email === addressOf(person));
    await revokeInvitation(deps, owner, id, found?.id ?? "");
  };
  expect(await invite("A")).toBeNull();
  await revoke("A");
  expect(await invite("X")).toBeNull();
  expect(await invite("BC")).toEqual({ missing: 0, added: 1 });
  expect(await invite("A")).toEqual({ missing: 2, added: 1 });
  expect(await invite("DE")).toEqual({ missing: 0, added: 1 });
});

it("of a post are what its authors read next", async () => {
  const deps = await makeDeps();
  const author = await makeUser(deps, { isAdmin: true });
  const other = await makeUser(deps, { isAdmin: true, firstName: "Otto" });
  const draft = await makeDraft(deps, author);
  const read = () => getPost(deps, draft.id);
  expect(draft).toEqual(await read());
  deps.clock.advance(minutes(11));
  expect(await publishPost(deps, other, draft.id)).toEqual(await read());
  deps.clock.advance(minutes(11));
  const changes = { revision: 1, title: "Another title", slug: "another-address" };
  expect(await savePost(deps, other, draft.id, changes)).toEqual(await read());
  expect(await publishPost(deps, author, draft.id)).toEqual(await read());
  await deletePost(deps, author, draft.id);
  expect(await undeletePost(deps, author, draft.id)).toEqual(await read());
  expect(await restoreRevision(deps, author, draft.id, 1)).toEqual(await read());
  expect(await unpublishPost(deps, other, draft.id)).toEqual(await read());
  expect(await read()).toMatchObject({ revision: 3, slug: "another-address", state: "draft" });
});

it("of someone’s round are what administrators read next", async () => {
  const deps = await makeDeps();
  const actor = await makeUser(deps, { isAdmin: true });
  const caller = { actor, origin: { network: "192.0.2.7" }, sessionToken: null };
  const { survey } = await makeSharedSurvey(deps, await makeUser(deps));
  for (const act of ["turn-off-link", "close"] as const) {
    const { round } = await actOnRound(deps, caller, { surveyId: survey.id, act });
    expect(round).toEqual(await getRound(deps.db.read, deps, survey.id));
  }
});
