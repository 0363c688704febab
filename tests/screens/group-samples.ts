import { after, days, hours } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharing } from "#src/server/domain/client/sharing.ts";
import { makePicture } from "#src/server/domain/group/pictures.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { moveMeeting, startMeeting } from "#src/server/domain/meeting/lead-meeting.ts";
import { saveNotes } from "#src/server/domain/programme/notes.ts";
import { changeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-people.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { describeAll, somewhere, startRound } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  pickingRoom,
  pictureRoom,
  type Room,
} from "#tests/factories/organisation/workshop.ts";
import { windowsIn } from "#tests/factories/group/group-worlds.ts";
import { answerAbout, askClient, makeMember, type Member } from "#tests/factories/programme/client.ts";
import { makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";

/** The viewer: an account of the sample data. */
export type Viewer = Pick<Actor, "userId">;

/** A page's address and viewer; null without a session. */
export interface Sample {
  readonly path: string;
  readonly viewer: Viewer | null;
}

const clientNames = ["Anna Berg", "Ben Okafor", "Chloé Martin", "Dana Cole", "Emil Novak", "Farah Aziz"];

/** A cohort in its third week: someone at each stage, five counted, one result shared. */
async function makeCohort(deps: Deps, mira: Actor) {
  const now = deps.clock.now();
  const programme = await makeProgramme(deps, mira, {
    title: "Leading at Northwind, spring",
    createdAt: after(now, -days(18)),
    closesAt: after(now, days(2) - hours(1)),
  });
  const someone = (name: string) => ({ name, email: `${deps.ids.id().toLowerCase()}@example.org` });
  const readers = [];
  for (const name of clientNames) {
    const member = await makeMember(deps, programme, someone(name));
    const start = name.length % 4;
    await answerAbout(deps, member, examplePicks.slice(start, start + 8), exampleOwnWords);
    await revealSurvey(deps, member.actor, member.surveyId);
    readers.push(member);
  }
  const [first, ...others] = readers;
  if (first === undefined) throw new Error("Nobody takes part.");
  for (const { actor, surveyId } of others) await setSharing(deps, actor, surveyId, { group: true });
  const plan = "In our Monday meeting I’ll say what I noticed before I say what I’d do.";
  await setSharing(deps, first.actor, first.surveyId, { result: true, plan });
  await saveNotes(
    deps,
    mira,
    first.clientId,
    "Ask about the move to Lisbon. She lit up when she spoke of it.",
  );
  await makePicture(deps, mira, programme.id);
  const early = await makeMember(deps, programme, someone("Hugo Reyes"));
  await answerAbout(deps, early, examplePicks.slice(0, 2), exampleOwnWords);
  const { token } = await askClient(deps, programme, { name: "Ines Roth", invitedAt: after(now, -days(5)) });
  await makeClient(deps, programme, { name: "Jo Kim", state: "declined" });
  return { programme, first, token };
}

/** Pictures of few people without common words, of a usual group, and of many who are called the same. */
const groups = {
  empty: { world: "own", people: 5, seed: 1 },
  usual: { world: "common", people: 9, seed: 2 },
  dense: { world: "alike", people: 20, seed: 2 },
} as const;

async function makePictures(deps: Deps): Promise<readonly (readonly [string, Sample])[]> {
  const samples: (readonly [string, Sample])[] = [];
  for (const [name, { world, people, seed }] of Object.entries(groups)) {
    const viewer = await makeFacilitator(deps, { firstName: "Ida", lastName: "Lund" });
    const programme = await makeProgramme(deps, viewer, { title: "Leading at Northwind, spring" });
    const describers = Math.min(people - 1, 8);
    for (const content of windowsIn({ world, people, describers }, seededRandom(seed)))
      await makeClientWithResult(deps, programme, content, { isCounted: true });
    await makePicture(deps, viewer, programme.id);
    samples.push(
      [`picture-${name}`, { path: paths.facilitatorInsights(programme.id), viewer }],
      [`slides-${name}`, { path: paths.groupPresentation(programme.id), viewer }],
    );
  }
  return samples;
}

/** Held, as a feed that nobody holds is closed. */
const feeds: Response[] = [];

/** A client with the page of their session open. */
async function listenAsClient(deps: Deps, { actor, surveyId }: Pick<Member, "actor" | "surveyId">) {
  const url = new URL(paths.meetingEventsOfSurvey(surveyId), process.env.E2E_URL);
  const token = await deps.sessions.start(actor.userId);
  return fetch(url, { headers: { authorization: `Bearer ${token}` } });
}

/** A facilitator's pages with no, little and much content, and their clients' side. */
export async function makeProgrammes(deps: Deps): Promise<Map<string, Sample>> {
  const [fresh, newcomer, mira, busy] = [
    await makeFacilitator(deps, { firstName: "Ole", lastName: "Falk" }),
    await makeFacilitator(deps, { firstName: "Nora", lastName: "Quist" }),
    await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" }),
    await makeFacilitator(deps, { firstName: "Bo", lastName: "Sand" }),
  ];
  const { programme, first, token } = await makeCohort(deps, mira);
  const asked = await makeClient(deps, programme, {
    ...{ name: "Nils Brandt", invitedAt: after(deps.clock.now(), -days(4)) },
  });
  for (let n = 0; n < 8; n += 1) {
    const cohort = await makeProgramme(deps, busy, { title: `Cohort ${String(n + 1)}` });
    for (let m = 0; m < 60; m += 1)
      await makeClient(deps, cohort, { invitedAt: after(deps.clock.now(), -days(m % 6)) });
  }
  await startMeeting(deps, mira, first.clientId);
  await moveMeeting(deps, mira, first.clientId, "blindSpot");
  feeds.push(await listenAsClient(deps, first));
  const example = await startExample(deps, newcomer, "My coaching clients");
  return new Map<string, Sample>([
    ["today-empty", { path: paths.dashboardFacilitator(), viewer: fresh }],
    ["today", { path: paths.dashboardFacilitator(), viewer: mira }],
    ["today-500", { path: paths.dashboardFacilitator(), viewer: busy }],
    ["new", { path: paths.newFacilitator(), viewer: mira }],
    ["overview", { path: paths.facilitatorOverview(programme.id), viewer: mira }],
    ["group", { path: paths.facilitatorInsights(programme.id), viewer: mira }],
    ["preparation", { path: paths.facilitatorInsights(programme.id, first.clientId), viewer: mira }],
    ["client", { path: paths.facilitatorInsights(programme.id, asked.id), viewer: mira }],
    ["session-notes", { path: paths.facilitatorMeetingNotes(programme.id, first.clientId), viewer: mira }],
    ["session", { path: paths.facilitatorMeeting(programme.id, first.clientId), viewer: mira }],
    ["example", { path: paths.facilitatorOverview(example.id), viewer: newcomer }],
    ["client-result", { path: paths.assessmentResults(first.surveyId), viewer: first.actor }],
    ["client-session", { path: paths.meeting(first.surveyId), viewer: first.actor }],
    ["client-round", { path: paths.assessment(first.surveyId), viewer: first.actor }],
    ["invitee", { path: paths.clientInvitation(token), viewer: null }],
    ...(await makePictures(deps)),
  ]);
}

/** A running and a finished team round, as a member and the owner see them. */
export async function makeTeams(deps: Deps): Promise<Map<string, Sample>> {
  const { round, team, people, owner } = await startRound(deps, 8);
  const { round: over, people: readers } = await makeFinishedRound(deps, 9);
  const [[ada], [reader]] = [people, readers];
  if (ada === undefined || reader === undefined) throw new Error("There is nobody.");
  const purpose = "Before the offsite in spring, we’d like to know what we see in each other.";
  await changeTeamRound(deps, owner, round.id, { purpose, closesAt: after(deps.clock.now(), days(9)) });
  await describeAll(deps, ada, round.id, { most: 2 });
  const { own } = await getTeamRound(deps, ada, round.id);
  return new Map<string, Sample>([
    ["form", { path: teamPaths.teamForm(round.id), viewer: ada }],
    ["form-end", { path: `${teamPaths.teamForm(round.id)}?end=1`, viewer: ada }],
    ["step-out", { path: teamPaths.stepOut(round.id), viewer: ada }],
    ["round", { path: teamPaths.teamRound(round.id), viewer: ada }],
    ["round-led", { path: teamPaths.teamRound(round.id), viewer: owner }],
    ["new-round", { path: teamPaths.newTeamRound(team.id), viewer: owner }],
    ["own-round", { path: paths.assessment(own?.surveyId ?? ""), viewer: ada }],
    ["picture", { path: teamPaths.teamPicture(over.id), viewer: reader }],
    ["present", { path: teamPaths.presentation(over.id), viewer: reader }],
    ["round-over", { path: teamPaths.teamRound(over.id), viewer: reader }],
    ["dashboard", { path: paths.dashboardSelf(), viewer: ada }],
  ]);
}

/** What guests of a workshop, its host and the room see, step by step. */
export async function makeWorkshops(deps: Deps): Promise<Map<string, Sample>> {
  const [gathering, picking, busy] = [
    await gatherRoom(deps),
    await pickingRoom(deps),
    await describeRoom(deps, { many: 12 }),
  ];
  const late = await join(deps, busy.workshop, "Late");
  for (const guestKey of busy.keys.slice(1, 8)) await describeAssigned(deps, guestKey);
  const [nearlyDone, few, open, picture, ended] = [
    await describeRoom(deps),
    await describeRoom(deps),
    await openRoom(deps, { many: 12, counted: 12 }),
    await pictureRoom(deps),
    await pictureRoom(deps),
  ];
  for (const guestKey of nearlyDone.keys.slice(1)) await describeAssigned(deps, guestKey);
  const tooLate = await join(deps, nearlyDone.workshop, "Late");
  await moveWorkshop(deps, few.owner, few.workshop.id, "open");
  await moveWorkshop(deps, ended.owner, ended.workshop.id, "ended");
  const placeIn = ({ keys }: Room, n = 0) => workshopPaths.place(keys[n] ?? "");
  const addresses: readonly (readonly [name: string, path: string])[] = [
    ["join", workshopPaths.join(gathering.workshop.code)],
    ["join-late", workshopPaths.join(busy.workshop.code)],
    ["join-closed", workshopPaths.join(open.workshop.code)],
    ["join-unknown", workshopPaths.join("unknown")],
    ["waiting", placeIn(gathering)],
    ["own-words", placeIn(picking)],
    ["late", workshopPaths.place(late)],
    ["late-without-window", workshopPaths.place(tooLate)],
    ["form", placeIn(busy)],
    ["left-to-describe", `${placeIn(busy)}?end=1`],
    ["described-all", placeIn(busy, 1)],
    ["window", placeIn(open)],
    ["window-closed", placeIn(few)],
    ["picture", placeIn(picture)],
    ["ended", placeIn(ended)],
    ["leave", `${placeIn(ended)}?out=1`],
    ["gone", workshopPaths.place("unknown")],
  ];
  const led = (path: (id: string) => string, { owner, workshop }: Room): Sample => ({
    path: path(workshop.id),
    viewer: owner,
  });
  const { wall, workshop: host } = workshopPaths;
  return new Map<string, Sample>([
    ...addresses.map(([name, path]) => [name, { path, viewer: null }] as const),
    ["new", { path: workshopPaths.newWorkshop(), viewer: gathering.owner }],
    ["host", led(host, busy)],
    ["host-picture", led(host, picture)],
    ["wall-gathering", led(wall, gathering)],
    ["wall-words", led(wall, picking)],
    ["wall-describing", led(wall, busy)],
    ["wall-open", led(wall, open)],
    ["wall-picture", led(wall, picture)],
    ["wall-ended", led(wall, ended)],
  ]);
}

const join = async (deps: Deps, { code }: Room["workshop"], name: string): Promise<string> =>
  (await joinWorkshop(deps, somewhere, { code, name })).guestKey;
