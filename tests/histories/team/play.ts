import { answers, teamPeople } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hours, days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { eraseAccountIn } from "#src/server/domain/own-data/delete-account.ts";
import { removeMember } from "#src/server/domain/organisation/members.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import { changeTeamRound, closeTeamRound, setCounted } from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { makeTeamPicture } from "#src/server/domain/team/picture/make-team-picture.ts";
import { checkTeamRounds } from "#src/server/domain/team/timed/check-team-rounds.ts";
import { DomainError } from "#src/server/errors.ts";
import { somewhere, startRound } from "#tests/factories/organisation/organisation.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { enter, sweep, type World } from "#tests/histories/facilitator/world.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { History, Step } from "./history.ts";
import { ask, looks, readMails, type Known } from "./looks.ts";

interface Person {
  readonly actor: Actor;
  readonly surveyId: string;
  /** Withdraw keys of their descriptions, in order. */
  readonly keys: string[];
  isGone: boolean;
  /** Left the team before the end. */
  hasLeftEarly: boolean;
}

/** A history in one world. */
export interface Play {
  readonly deps: TestDeps;
  readonly owner: Actor;
  /** The two have changed places here: acts at one place affect the other person. */
  readonly parts: readonly Person[];
  readonly known: Known;
  /** Everything that the reader and the owner have read, in order. */
  readonly heard: string[];
  /** The outcome of each step. */
  readonly trace: string[];
}

/** The reader is first in every list, and leaves if a step says so. */
const readerLeavesBelow = 1;

/** The first id of a step, so that earlier steps don't change later ids. */
const idsOfAStep = 10_000;

const wordsOf = (n: number): string[] => wordsFrom(n * 3);
/** The reader uses the same words for everyone: known words must not differ between the worlds. */
const readersWords = wordsOf(2);

const reader = (play: Play): Person => {
  const [first] = play.parts;
  if (first === undefined) throw new Error("A team has a reader.");
  return first;
};

async function attempt(play: Play, what: string, deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    play.trace.push(`${what}: done`);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    play.trace.push(`${what}: ${error.code}`);
    return false;
  }
}

async function describe(play: Play, who: Person, whom: Person, words: string[]): Promise<void> {
  const { deps, known } = play;
  const { teamRoundId } = known;
  const submissionKey = deps.ids.token(256);
  const [person] = await deps.db.read
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .where(eq(teamPeople.surveyId, whom.surveyId));
  const traitIds = who === reader(play) ? readersWords : words;
  const description = { teamRoundId, personId: person?.id ?? "", traitIds, submissionKey };
  const isDone = await attempt(play, "describe", () =>
    describeColleague(deps, { actor: who.actor }, description),
  );
  if (isDone) who.keys.push(submissionKey);
}

/** The reader treats all others alike: see `readersWords`. */
async function describeFrom(play: Play, who: Person, whom: readonly Person[], words: number): Promise<void> {
  const others = who === reader(play) ? play.parts : whom;
  for (const one of others) if (one !== who) await describe(play, who, one, wordsOf(words));
}

async function pass({ deps }: Play, count: number): Promise<void> {
  deps.clock.advance(hours(count));
  await checkTeamRounds(deps);
  await closeDueSurveys(deps);
  await notifyOwners(deps);
}

async function open(play: Play, { actor, surveyId }: Person): Promise<void> {
  await attempt(play, "open", () => revealSurvey(play.deps, actor, surveyId));
}

async function leave(
  play: Play,
  step: Extract<Step, { kind: "stepOut" | "leave" | "remove" | "deleteAccount" | "deleteOwn" }>,
  person: Person,
) {
  const { deps, owner, known } = play;
  const { actor } = person;
  const farewell = { subject: "Gone", text: "", html: "" };
  const deeds = {
    stepOut: () => stepOut(deps, actor, known.teamRoundId),
    leave: () => removeMember(deps, actor, { id: known.organisationId, userId: actor.userId }),
    remove: () => removeMember(deps, owner, { id: known.organisationId, userId: actor.userId }),
    deleteAccount: () => deps.db.write((tx) => eraseAccountIn(tx, deps, actor, farewell)),
    deleteOwn: () => deleteSurvey(deps, actor, person.surveyId),
  };
  const { state } = await getTeamRound(deps, owner, known.teamRoundId);
  const isDone = await attempt(play, step.kind, deeds[step.kind]);
  if (!isDone || step.kind === "deleteOwn") return;
  person.isGone = true;
  const isOut = step.kind === "leave" || step.kind === "remove";
  if (isOut && state === "running") person.hasLeftEarly = true;
}

async function take(play: Play, history: History, step: Step): Promise<void> {
  const { deps, parts, known, owner } = play;
  const { teamRoundId } = known;
  const here = parts.filter(({ isGone }) => !isGone);
  const at = (n: number): Person => choose(here, n) ?? reader(play);
  /** People whose place never changes: what everyone sees is about the same person in both worlds. */
  const seen = here.filter((person) => !history.swap.includes(parts.indexOf(person)));
  switch (step.kind) {
    case "describe":
      return describeFrom(play, at(step.who), [at(step.whom)], step.words);
    case "describeAll":
      return describeFrom(play, at(step.who), here, step.words);
    case "everyoneDescribes":
      for (const [n, person] of here.entries()) await describeFrom(play, person, here, step.words + n);
      return;
    case "takeBack": {
      const person = at(step.who);
      // The reader's own answers are the same in both worlds.
      const key = person === reader(play) ? undefined : choose(person.keys, step.which);
      if (key !== undefined) await withdrawResponse(deps, somewhere, key);
      return;
    }
    case "ownWords": {
      const { actor, surveyId } = at(step.who);
      await attempt(play, "own words", () => saveSelf(deps, actor, surveyId, wordsOf(step.words)));
      return;
    }
    case "open":
      return open(play, at(step.who));
    case "openAll":
      for (const person of here) await open(play, person);
      return;
    case "counted":
      await attempt(play, "counted", () =>
        setCounted(deps, at(step.who).actor, { teamRoundId, counted: step.wanted }),
      );
      return;
    case "allCounted":
      for (const { actor } of here)
        await attempt(play, "counted", () => setCounted(deps, actor, { teamRoundId, counted: true }));
      return;
    case "stepOut":
    case "leave":
    case "remove":
    case "deleteAccount":
    case "deleteOwn": {
      // The reader stays in most histories, because they couldn't read anything afterwards.
      const person = choose(
        step.who < readerLeavesBelow ? seen : seen.filter((one) => one !== reader(play)),
        step.who,
      );
      if (person !== undefined) await leave(play, step, person);
      return;
    }
    case "extend": {
      const closesAt = new Date(deps.clock.now().getTime() + days(step.days));
      await attempt(play, "extend", () => changeTeamRound(deps, owner, teamRoundId, { closesAt }));
      return;
    }
    case "close":
      await attempt(play, "close", () => closeTeamRound(deps, owner, teamRoundId));
      return pass(play, 0);
    case "picture":
      await attempt(play, "picture", () => makeTeamPicture(deps, owner, teamRoundId));
      return;
    case "wait":
      return pass(play, step.hours);
  }
}

async function look(play: Play, which: number): Promise<void> {
  const one = choose(looks, which);
  if (one === undefined) return;
  const [path, input] = one;
  for (const actor of [reader(play).actor, play.owner])
    play.heard.push(`${path} ${await ask(play.deps, actor, path, input(play.known))}`);
}

/** No number and no window, ever, for people who left before the end. */
async function expectNothingForLeavers({ deps, parts }: Play): Promise<void> {
  for (const { actor, surveyId } of parts.filter(({ hasLeftEarly }) => hasLeftEarly)) {
    const { peerAssessmentCount, teamRoundId } = await getSurvey(deps, actor, surveyId);
    expect({ peerAssessmentCount, teamRoundId }).toEqual({ peerAssessmentCount: 0, teamRoundId: null });
    await saveSelf(deps, actor, surveyId, wordsOf(1)).catch(() => null);
    await expect(revealSurvey(deps, actor, surveyId)).rejects.toBeInstanceOf(DomainError);
    expect(await deps.db.read.$count(answers, eq(answers.surveyId, surveyId))).toBe(0);
  }
}

async function lookAtAll(play: Play): Promise<void> {
  await expectNothingForLeavers(play);
  for (const which of looks.keys()) await look(play, which);
  for (const actor of [reader(play).actor, play.owner]) play.heard.push(await readMails(play.deps, actor));
}

async function start(deps: TestDeps, history: History, isSwapped: boolean): Promise<Play> {
  const { owner, people, round, team } = await startRound(deps, history.people, "team.example");
  const places: Person[] = [];
  for (const actor of people) {
    const { own } = await getTeamRound(deps, actor, round.id);
    places.push({ actor, surveyId: own?.surveyId ?? "", keys: [], isGone: false, hasLeftEarly: false });
  }
  const [one, other] = history.swap;
  const parts = places.map((person, n) => {
    if (!isSwapped || (n !== one && n !== other)) return person;
    return places[n === one ? other : one] ?? person;
  });
  const known = { organisationId: team.id, teamRoundId: round.id, surveyId: places[0]?.surveyId ?? "" };
  return { deps, owner, parts, known, heard: [], trace: [] };
}

/** What has happened before a history begins. */
async function begin(play: Play, history: History): Promise<void> {
  if (history.begins === "started") return;
  await take(play, history, { kind: "everyoneDescribes", words: history.people });
  for (const who of play.parts.keys()) await take(play, history, { kind: "ownWords", who, words: who });
  if (history.begins === "described") return;
  await take(play, history, { kind: "close" });
  if (history.begins !== "opened") return;
  await take(play, history, { kind: "openAll", who: 0 });
  await take(play, history, { kind: "allCounted" });
}

/** Plays a history; `isSwapped`: two of the others have changed places from the first step on. */
export async function playHistory(world: World, history: History, isSwapped: boolean): Promise<Play> {
  // Clears what the previous history has left, even after a failure.
  await sweep(world);
  const deps = enter(world, false);
  const play = await start(deps, history, isSwapped);
  await begin(play, history);
  for (const [n, { step, lookAt }] of history.steps.entries()) {
    world.ids.goOnFrom((n + 1) * idsOfAStep);
    await take(play, history, step);
    world.ids.goOnFrom((n + 1) * idsOfAStep + idsOfAStep / 2);
    if (lookAt !== null) await look(play, lookAt);
    await expectNothingForLeavers(play);
  }
  await lookAtAll(play);
  return play;
}
