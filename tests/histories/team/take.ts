import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamPeople } from "#db/schema/index.ts";
import { hours, days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { eraseAccountIn } from "#src/server/domain/own-data/delete-account.ts";
import { removeMember } from "#src/server/domain/organisation/members.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import {
  changeTeamRound,
  closeTeamRound,
  remindEveryone,
  setCounted,
} from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { describeColleague } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { startTeamRound } from "#src/server/domain/team/starting/start-team-round.ts";
import { checkTeamRounds } from "#src/server/domain/team/ending/freeze-team-round.ts";
import { DomainError } from "#src/server/errors.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { addMember, somewhere } from "#tests/factories/organisation/organisation.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Step } from "./history.ts";
import {
  type Person,
  type Play,
  freeze,
  hereIn,
  mayMeet,
  nowOf,
  readerOf,
  readersWords,
  roundOf,
  wordsOf,
} from "./model.ts";

/** The reader is first in every list, and leaves if a step says so. */
const readerLeavesBelow = 1;

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

async function describe(play: Play, by: Person, of: Person, words: string[]): Promise<void> {
  const { deps } = play;
  const round = roundOf(play);
  const key = deps.ids.token(256);
  const [person] = await deps.db.read
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .where(and(eq(teamPeople.teamRoundId, round.id), eq(teamPeople.userId, of.actor.userId)));
  const traitIds = by === readerOf(play) ? readersWords : words;
  const sent = { teamRoundId: round.id, personId: person?.id ?? "", traitIds, submissionKey: key };
  const isDone = await attempt(play, "describe", () => describeColleague(deps, { actor: by.actor }, sent));
  if (isDone) round.descriptions.push({ by, of, key });
}

/** The reader treats all others alike: see `readersWords`. */
async function describeFrom(play: Play, by: Person, whom: readonly Person[], words: number): Promise<void> {
  const others = by === readerOf(play) ? hereIn(play) : whom;
  for (const of of others) if (of !== by) await describe(play, by, of, wordsOf(words));
}

async function pass(play: Play, count: number): Promise<void> {
  const { deps } = play;
  deps.clock.advance(hours(count));
  await checkTeamRounds(deps);
  await closeDueSurveys(deps);
  await notifyOwners(deps);
  for (const round of play.rounds) freeze(round, nowOf(play));
}

type Leaving = Extract<Step, { kind: "stepOut" | "leave" | "remove" | "deleteAccount" | "deleteOwn" }>;

async function leave(play: Play, kind: Leaving["kind"], person: Person): Promise<void> {
  const { deps, owner, organisationId: id } = play;
  const { actor } = person;
  const round = roundOf(play);
  const surveyId = round.parts.get(person) ?? "";
  const { userId } = actor;
  const deeds = {
    stepOut: () => stepOut(deps, actor, round.id),
    leave: () => removeMember(deps, actor, { id, userId }),
    remove: () => removeMember(deps, owner, { id, userId }),
    deleteAccount: () =>
      deps.db.write((tx) => eraseAccountIn(tx, deps, actor, { subject: "Gone", lines: [] })),
    deleteOwn: () => deleteSurvey(deps, actor, surveyId),
  };
  if (!(await attempt(play, kind, deeds[kind]))) return;
  if (kind === "deleteOwn") {
    round.undescribed.add(person);
    round.windows = new Map([...round.windows].filter(([one]) => one !== person));
    return;
  }
  person.isGone = kind !== "stepOut";
  person.isErased = kind === "deleteAccount";
  for (const one of play.rounds) {
    const runs = one.frozenAt === null && one.closesAt > nowOf(play);
    if (kind !== "deleteAccount" && (!runs || (kind === "stepOut" && one !== round))) continue;
    const own = one.parts.get(person);
    if (
      runs &&
      kind !== "deleteAccount" &&
      kind !== "stepOut" &&
      own !== undefined &&
      !one.undescribed.has(person)
    )
      person.leftEarly.push(own);
    one.parts.delete(person);
  }
}

/** Adds a round to the model. */
export async function note(play: Play, started: TeamRound, people: readonly Person[]): Promise<void> {
  const parts = new Map<Person, string>();
  for (const person of people) {
    const { own } = await getTeamRound(play.deps, person.actor, started.id);
    parts.set(person, own?.surveyId ?? "");
  }
  play.rounds.push({
    ...{ id: started.id, parts, panelSize: started.panelSize, descriptions: [] },
    ...{ undescribed: new Set(), withWords: new Set(), windows: new Map(), frozenAt: null },
    closesAt: new Date(started.closesAt).getTime(),
  });
}

async function nextRound(play: Play, step: Extract<Step, { kind: "nextRound" }>): Promise<void> {
  const { deps, owner, organisationId: id, swap } = play;
  for (let n = 0; n < step.newcomers; n += 1) {
    const firstName = `N${String(play.people.length)}`;
    const email = `${firstName.toLowerCase()}@team.example`;
    const actor = await addMember(deps, { id }, { firstName, lastName: "Sample", email });
    play.people.push({ actor, name: firstName, isGone: false, isErased: false, leftEarly: [] });
  }
  const isOut = (n: number) => (step.without & (1 << n)) !== 0;
  // Everyone sees who takes part: both of those who change places, or neither. In a larger team chance draws
  // who describes whom, and the two worlds would draw differently.
  const people = play.people
    .filter((person, n) => !person.isGone && (n === 0 || !isOut(swap.includes(n) ? swap[0] : n)))
    .slice(0, teamLimits.allDescribeAll);
  if (people.length < 5) return;
  const mayStart = mayMeet(play.rounds, people, nowOf(play));
  let started: TeamRound | undefined;
  const isDone = await attempt(play, "next round", async () => {
    started = await startTeamRound(deps, owner, {
      id,
      title: `Round ${String(play.rounds.length + 1)}`,
      closesAt: new Date(nowOf(play) + days(6)),
      people: people.map(({ actor }) => actor.userId),
    });
  });
  expect(isDone).toBe(mayStart);
  if (started !== undefined) await note(play, started, people);
}

/** The reader invites colleagues, who all answer alike: who they are must not matter for the totals. */
async function askPersonally(play: Play, invited: number): Promise<void> {
  const { deps } = play;
  const reader = readerOf(play);
  const asked = play.people.filter(
    (person, n) => person !== reader && !person.isGone && (invited & (1 << n)) !== 0,
  );
  if (reader.isGone || asked.length < 3) return;
  await attempt(play, "personal", async () => {
    const { id } = await createSurvey(deps, reader.actor, { title: "Mine" });
    play.personal.push(id);
    await saveSelf(deps, reader.actor, id, readersWords);
    const emails = asked.map(({ actor }) => actor.email);
    await invitePeople(deps, reader.actor, id, { emails, message: null });
    for (const email of emails) {
      const token = (await invitationTokens(deps, email)).at(-1) ?? "";
      await answerInvited(deps, token, { traitIds: wordsOf(7) });
    }
    await revealSurvey(deps, reader.actor, id);
  });
}

export async function take(play: Play, step: Step): Promise<void> {
  const { deps, owner, people, swap } = play;
  const round = roundOf(play);
  const teamRoundId = round.id;
  const here = hereIn(play);
  const at = (n: number): Person => choose(here, n) ?? readerOf(play);
  /** People whose place never changes: what everyone sees is about the same person in both worlds. */
  const seen = here.filter((person) => !swap.includes(people.indexOf(person)));
  switch (step.kind) {
    case "describe":
      return describeFrom(play, at(step.who), [at(step.whom)], step.words);
    case "describeAll":
      return describeFrom(play, at(step.who), here, step.words);
    case "mostDescribe":
      for (const [n, person] of here.entries())
        if (n !== step.silent) await describeFrom(play, person, here, step.words + n);
      return;
    case "takeBack": {
      const person = at(step.who);
      const given = round.descriptions.filter(({ by }) => by === person);
      // The reader's own answers are the same in both worlds.
      const taken = person === readerOf(play) ? undefined : choose(given, step.which);
      if (taken === undefined) return;
      await withdrawResponse(deps, somewhere, taken.key);
      round.descriptions = round.descriptions.filter((one) => one !== taken);
      return;
    }
    case "ownWords":
      return pickOwn(play, at(step.who), step.words);
    case "allOwnWords":
      for (const [n, person] of here.entries()) await pickOwn(play, person, step.words + n);
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
      const stays = step.who >= readerLeavesBelow;
      const person = choose(stays ? seen.filter((one) => one !== readerOf(play)) : seen, step.who);
      if (person !== undefined) await leave(play, step.kind, person);
      return;
    }
    case "extend": {
      const closesAt = new Date(nowOf(play) + days(step.days));
      const isDone = await attempt(play, "extend", () =>
        changeTeamRound(deps, owner, teamRoundId, { closesAt }),
      );
      if (isDone) round.closesAt = closesAt.getTime();
      return;
    }
    case "close":
      await attempt(play, "close", async () => {
        const { closesAt } = await closeTeamRound(deps, owner, teamRoundId);
        round.closesAt = new Date(closesAt).getTime();
      });
      return pass(play, 0);
    case "remind":
      await attempt(play, "remind", () => remindEveryone(deps, owner, teamRoundId));
      return;
    case "nextRound":
      return nextRound(play, step);
    case "personal":
      return askPersonally(play, step.invited);
    case "wait":
      return pass(play, step.hours);
  }
}

async function pickOwn(play: Play, person: Person, words: number): Promise<void> {
  const round = roundOf(play);
  const surveyId = round.parts.get(person) ?? "";
  const isDone = await attempt(play, "own words", () =>
    saveSelf(play.deps, person.actor, surveyId, wordsOf(words)),
  );
  if (isDone && round.frozenAt === null) round.withWords.add(person);
}
