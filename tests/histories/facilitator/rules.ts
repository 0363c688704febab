import { groupMembers, groupPictures, users } from "#db/schema/index.ts";
import { getAnalysis, listSnapshots } from "#src/server/domain/analysis/read-analysis.ts";
import { days } from "#src/server/clock.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import type { Stage } from "#src/shared/programme/programme.ts";
import { eq, getTableColumns } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { ask, readable } from "./looks.ts";
import { isShown, isShownToMia, type Person } from "./person.ts";
import type { Play } from "./play.ts";
import { peersMark } from "./secrets.ts";
import { faId } from "./start.ts";

/* Rules F1 to F6 in one world, compared with clients' own pages. */

/** The survey as its owner sees it, or null. */
export async function readRound({ deps }: Play, { actor, surveyId }: Person) {
  if (actor === null || surveyId === null) return null;
  const survey = await getSurvey(deps, actor, surveyId);
  return { survey, analysis: survey.hasAnalysis ? await getAnalysis(deps, actor, surveyId) : null };
}

/** The stage of a survey according to its owner's page. */
function stageOf(person: Person, survey: Survey | null): Stage | null {
  if (person.state === "removed") return null;
  if (person.state !== "accepted") return person.state;
  if (survey === null) return "left";
  if (survey.hasAnalysis) return isShown(person) ? "shared" : "opened";
  if (survey.selfAssessmentComplete && survey.answersUntilReveal === 0) return "ready";
  if (survey.status === "completed") return "closed";
  if (survey.totalResponses > 0) return "answering";
  if (survey.isPublic || survey.invitedCount > 0) return "asking";
  return survey.selfAssessmentComplete ? "ownWords" : "accepted";
}

/** Every field about a client: new fields must be considered here. */
const shownClient = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  stage: z.string(),
  answers: z.number().nullable(),
  minResponses: z.number(),
  closesAt: z.string().nullable(),
  invitedAt: z.string(),
  nudgedAt: z.string().nullable(),
  delivery: z.string(),
  canNudge: z.boolean(),
  sharedSince: z.string().nullable(),
  canMeet: z.boolean(),
});
const shownProgramme = z.object({ clients: z.array(shownClient) });

/** F1: the facilitator sees a survey's stage and number like its owner, and nothing else. */
export async function expectStage(play: Play, person: Person, heard: string): Promise<void> {
  if (!play.hasProgramme) {
    expect(heard).toBe("NOT_FOUND: Programme not found.");
    return;
  }
  const shown = shownProgramme.parse(JSON.parse(heard)).clients.find(({ id }) => id === person.clientId);
  const round = await readRound(play, person);
  // Nothing is known about the survey of someone who has left.
  const survey = person.state === "accepted" ? (round?.survey ?? null) : null;
  expect(shown?.stage ?? null).toBe(stageOf(person, survey));
  expect(shown?.answers ?? null).toBe(survey?.totalResponses ?? null);
  expect((shown?.sharedSince ?? null) !== null).toBe(isShown(person));
}

const noResult = /^NOT_FOUND: (This result isn’t shared with you\.|Client not found\.)$/;

/** F1, F5: a shared result is the owner's own without names; otherwise there is none. */
export async function expectResult(play: Play, person: Person): Promise<void> {
  const { clientId, actor, surveyId } = person;
  const heard = await ask(play, "clientResult.analysis", { clientId });
  if (!isShown(person) || actor === null || surveyId === null) {
    expect(heard).toMatch(noResult);
    return;
  }
  const own = await getAnalysis(play.deps, actor, surveyId);
  const { analysis, snapshots, ...rest } = z.record(z.string(), z.unknown()).parse(JSON.parse(heard));
  expect(analysis).toEqual({ ...own, participants: own.participants.map(() => null) });
  // Results from before that stay private.
  const results = await listSnapshots(play.deps, actor, surveyId);
  expect(snapshots).toEqual(results.filter(({ snapshot }) => snapshot >= person.sharedFrom));
  expect(Object.keys(rest)).toEqual(["clientId", "clientName", "title", "minResponses", "sharedSince"]);
}

/** The same for Mia, while she leads the programme and the client's page says that the result is for her. */
export async function expectMiasResult(play: Play, person: Person): Promise<void> {
  const { clientId, actor, surveyId } = person;
  const heard = await ask(play, "clientResult.analysis", { clientId }, play.mia);
  if (!play.hasMia || !isShownToMia(person) || actor === null || surveyId === null) {
    expect(heard).toMatch(noResult);
    return;
  }
  const own = await getAnalysis(play.deps, actor, surveyId);
  const { analysis, snapshots } = z.record(z.string(), z.unknown()).parse(JSON.parse(heard));
  expect(analysis).toEqual({ ...own, participants: own.participants.map(() => null) });
  const shown = z.array(z.object({ snapshot: z.number() })).parse(snapshots);
  expect(shown.at(-1)?.snapshot).toBe(own.snapshot);
  expect(shown.filter(({ snapshot }) => !person.shownResults.has(snapshot))).toEqual([]);
}

/** F2: nothing names a peer, and nothing about a never shown survey has its id or its owner's. */
export function expectNobodyNamed({ heard, people, known }: Play): void {
  const all = heard.map(readable).join("\n");
  expect(all.toLowerCase()).not.toContain(peersMark.toLowerCase());
  const names = [...known];
  for (const { index } of people)
    if (!names.some((name) => name.startsWith(`own ${index} `)))
      expect(all).not.toMatch(new RegExp(`\\b(round|user)-${index}\\b`));
}

/** F3: at least five people who agreed and have a result, and three changes and four weeks between pictures. */
export async function expectLawfulPicture(play: Play, counted: number): Promise<void> {
  const rows = await play.deps.db.read
    .select({ ...getTableColumns(groupMembers), number: groupPictures.number, at: groupPictures.createdAt })
    .from(groupPictures)
    .innerJoin(groupMembers, eq(groupMembers.pictureId, groupPictures.id))
    .where(eq(groupPictures.programmeId, faId));
  const membersOf = (number: number) => rows.filter((row) => row.number === number);
  const now = membersOf(play.pictures);
  const members = play.people.filter(({ clientId }) => now.some((row) => row.clientId === clientId));
  expect([now.length, members.length]).toEqual([counted, counted]);
  expect(counted).toBeGreaterThanOrEqual(5);
  const lawful = ({ state, isCounted, results }: Person) => state === "accepted" && isCounted && results > 0;
  expect(members.filter((person) => !lawful(person))).toEqual([]);
  const before = membersOf(play.pictures - 1);
  const ids = (some: typeof rows) => some.map(({ clientId, snapshotId }) => `${clientId} ${snapshotId}`);
  const people = new Set([...before, ...now].map(({ clientId }) => clientId));
  const same = ids(now).filter((id) => ids(before).includes(id)).length;
  if (before.length > 0) {
    expect(people.size - same).toBeGreaterThanOrEqual(3);
    expect(Number(now[0]?.at) - Number(before[0]?.at)).toBeGreaterThanOrEqual(days(28));
  }
  for (const person of members) {
    person.countedResult = person.results;
    person.pictures.push(play.pictures);
  }
}

/** F4: exports depend on the picture only, so they never change. */
export async function expectSamePicture(play: Play): Promise<void> {
  for (const [format, before] of play.picture)
    expect(await ask(play, "group.export", { faId, format }), format).toBe(before);
}

/** F6: accounts are the original ones and those of people who clicked. */
export async function expectAccounts({ deps, accounts }: Play): Promise<void> {
  expect(await deps.db.read.$count(users)).toBe(accounts);
}
