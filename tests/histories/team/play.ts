import { answers } from "#db/schema/index.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { DomainError } from "#src/server/errors.ts";
import { startRound } from "#tests/factories/organisation/organisation.ts";
import { enter, sweep, type World } from "#tests/histories/facilitator/world.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { History } from "./history.ts";
import { ask, looks, readMails } from "./looks.ts";
import { expectNotSubtractable, readerOf, wordsOf, type Person, type Play } from "./model.ts";
import { note, take } from "./take.ts";

/** The first id of a step, so that earlier steps don't change later ids. */
const idsOfAStep = 10_000;

async function look(play: Play, which: number): Promise<void> {
  const found = choose(looks, which);
  if (found === undefined) return;
  const [path, input] = found;
  const reader = readerOf(play);
  const ids = [...play.rounds.flatMap(({ parts }) => parts.get(reader) ?? []), ...play.personal];
  const inputs = play.rounds.map(({ id: teamRoundId }, n) =>
    input({ organisationId: play.organisationId, teamRoundId, surveyId: choose(ids, n) ?? "" }),
  );
  // Most calls are about no round, or about each.
  const different = new Map(inputs.map((one) => [JSON.stringify(one), one]));
  for (const one of different.values())
    for (const actor of [reader.actor, play.owner])
      play.heard.push(`${path} ${await ask(play.deps, actor, path, one)}`);
}

/** No number and no window, ever, for people who left before the end. */
async function expectNothingForLeavers({ deps, people }: Play): Promise<void> {
  for (const { actor, leftEarly, isErased } of people) {
    for (const surveyId of isErased ? [] : leftEarly) {
      const { peerAssessmentCount, teamRoundId } = await getSurvey(deps, actor, surveyId);
      expect({ peerAssessmentCount, teamRoundId }).toEqual({ peerAssessmentCount: 0, teamRoundId: null });
      await saveSelf(deps, actor, surveyId, wordsOf(1)).catch(() => null);
      await expect(revealSurvey(deps, actor, surveyId)).rejects.toBeInstanceOf(DomainError);
      expect(await deps.db.read.$count(answers, eq(answers.surveyId, surveyId))).toBe(0);
    }
  }
}

/** Exactly the windows that have to, by what stands, are open; and none tells of a few beside another. */
async function expectWindows(play: Play): Promise<void> {
  const seen = new Map<Person, Parameters<typeof expectNotSubtractable>[0][number][]>();
  for (const round of play.rounds) {
    for (const [person, surveyId] of round.parts) {
      if (round.undescribed.has(person) || person.isGone) continue;
      const window = await getAnalysis(play.deps, person.actor, surveyId).catch(() => null);
      const describers = round.windows.get(person);
      expect(window?.responseCount, "a window").toBe(describers?.size);
      if (window === null || describers === undefined) continue;
      const isCounted = window.words.every(({ count }) => count !== null);
      const one = { describers, at: round.frozenAt ?? 0, isCounted };
      seen.set(person, [...(seen.get(person) ?? []), one]);
    }
  }
  for (const windows of seen.values()) expectNotSubtractable(windows);
}

async function lookAtAll(play: Play): Promise<void> {
  await expectNothingForLeavers(play);
  await expectWindows(play);
  for (const which of looks.keys()) await look(play, which);
  for (const actor of [readerOf(play).actor, play.owner]) play.heard.push(await readMails(play.deps, actor));
}

async function start(deps: TestDeps, history: History, isSwapped: boolean): Promise<Play> {
  const { owner, people: actors, round, team } = await startRound(deps, history.people, "team.example");
  const people = actors.map((actor): Person => ({
    ...{ actor, name: actor.firstName, isGone: false, isErased: false, leftEarly: [] },
  }));
  const [one, other] = history.swap;
  const changed = new Map(
    isSwapped ? [[people[one], people[other]] as const, [people[other], people[one]] as const] : [],
  );
  const play: Play = {
    ...{ deps, owner, organisationId: team.id, people, swap: history.swap },
    at: (person) => changed.get(person) ?? person,
    ...{ rounds: [], personal: [], heard: [], trace: [] },
  };
  await note(play, round, people);
  return play;
}

/** What has happened before a history begins. */
async function begin(play: Play, { begins, people }: History): Promise<void> {
  if (begins === "started") return;
  await take(play, { kind: "mostDescribe", silent: people % 7, words: people });
  await take(play, { kind: "allOwnWords", words: 1 });
  await take(play, { kind: "allCounted" });
  await take(play, { kind: "wait", hours: 24 * 8 });
  if (begins === "opened") return;
  await take(play, { kind: "wait", hours: 24 * 85 });
  await take(play, { kind: "nextRound", without: 0, newcomers: people % 3 });
  await take(play, { kind: "allOwnWords", words: 2 });
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
    await take(play, step);
    world.ids.goOnFrom((n + 1) * idsOfAStep + idsOfAStep / 2);
    if (lookAt !== null) await look(play, lookAt);
  }
  await lookAtAll(play);
  return play;
}
