import type { Actor } from "#src/server/actor.ts";
import { hours } from "#src/server/clock.ts";
import { sendDigests } from "#src/server/domain/facilitator/send-digests.ts";
import { tellOfSharedResults } from "#src/server/domain/facilitator/tell-of-shared-results.ts";
import { sendReminders } from "#src/server/domain/invitation/send-reminders.ts";
import { sendClientReminders } from "#src/server/domain/programme/asking/send-client-reminders.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyOwners } from "#src/server/domain/survey/timed/notify-owners.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { expect } from "vitest";
import * as client from "./client-steps.ts";
import * as facilitator from "./facilitator-steps.ts";
import type { History, Step, StepOfAll, StepOfOne } from "./history.ts";
import { ask, looks, readMails } from "./looks.ts";
import { isShown, isShownToMia, type Person } from "./person.ts";
import * as rules from "./rules.ts";
import { firstSecrets, type SecretName, type Secrets } from "./secrets.ts";
import { faId, minResponses, startHistory } from "./start.ts";
import { lookThoroughly } from "./thorough.ts";
import { enter, sweep, type World } from "./world.ts";

/** A history in one world. */
export interface Play {
  readonly deps: TestDeps;
  readonly secrets: Secrets;
  readonly mira: Actor;
  readonly mia: Actor;
  /** The one of them who listens. */
  readonly viewer: Actor;
  readonly people: Person[];
  /** All that the one who listens has heard, in its order. */
  readonly heard: string[];
  /** How each step went: the same in both worlds, or comparing them would say nothing. */
  readonly trace: string[];
  /** What the one who listens has been able to see at some time. */
  readonly known: Set<SecretName>;
  /** Exports of the newest picture as they were when it was made, by format. */
  readonly picture: Map<string, string>;
  pictures: number;
  hasProgramme: boolean;
  /** Whether Mia leads the programme with Mira. */
  hasMia: boolean;
  /** How many accounts there should be. */
  accounts: number;
}

/** Ids that a step draws start here, whatever the steps before it drew: who answers how makes no difference to later ones. */
const idsOfAStep = 1_000;

/** What the facilitator sees now, and what a picture counts, they know from now on. */
function note(play: Play, isPicture: boolean): void {
  const { known, people, viewer, mira } = play;
  const isSeen = viewer === mira ? isShown : isShownToMia;
  for (const person of people) {
    const isIn = isPicture && person.state === "accepted" && person.isCounted && person.results > 0;
    if (!isSeen(person) && !isIn) continue;
    const { index, version, plans, hasPlan } = person;
    known.add(`own ${index} ${version}`);
    for (const [n, { isReleased }] of person.peers.entries()) if (isReleased) known.add(`peer ${index} ${n}`);
    if (isSeen(person) && hasPlan) known.add(`plan ${index} ${plans}`);
  }
}

async function pass({ deps }: Play, count: number | null): Promise<void> {
  const { clock } = deps;
  if (count !== null) clock.advance(hours(count));
  else {
    const daysOn = (8 - clock.now().getUTCDay()) % 7 || 7;
    clock.advance(hours(24 * daysOn + 8 - clock.now().getUTCHours()));
  }
  await closeDueSurveys(deps);
  await notifyOwners(deps);
  await tellOfSharedResults(deps);
  await sendDigests(deps);
  await sendReminders(deps);
  await sendClientReminders(deps);
}

/** What each client's page says of whom their result is for, once Mia has come or gone. */
async function readAllSharing(play: Play): Promise<void> {
  for (const person of play.people) if (person.shares) await client.readSharing(play, person);
}

async function takeOfAll(play: Play, step: StepOfAll): Promise<void> {
  switch (step.kind) {
    case "add":
      await facilitator.add(play);
      break;
    case "check":
      await facilitator.check(play);
      break;
    case "closeProgramme":
      await facilitator.closeProgramme(play);
      break;
    case "endPlan":
      await facilitator.endPlan(play);
      break;
    case "deleteProgramme":
      await facilitator.deleteProgramme(play);
      break;
    case "extend":
      await facilitator.extend(play, step.days);
      break;
    case "wait":
      await pass(play, step.hours);
      break;
    case "miaComes":
      await facilitator.miaComes(play);
      await readAllSharing(play);
      break;
    case "miaGoes":
      await facilitator.miaGoes(play);
      await readAllSharing(play);
      break;
    case "miaLeavesTeam":
      await facilitator.miaLeavesTeam(play);
      await readAllSharing(play);
      break;
    case "allAgree":
      for (const person of play.people)
        if (person.results > 0) await client.share(play, person, { group: true });
      break;
    case "picture": {
      const counted = await facilitator.makePicture(play);
      if (counted === null) return;
      play.pictures += 1;
      note(play, true);
      if (!play.secrets.isOther) await rules.expectLawfulPicture(play, counted);
      return;
    }
  }
}

async function takeOfOne(play: Play, step: StepOfOne, person: Person): Promise<void> {
  switch (step.kind) {
    case "accept":
      await client.accept(play, person);
      break;
    case "decline":
      await client.decline(play, person);
      break;
    case "leave":
      await client.leave(play, person);
      break;
    case "words":
      await client.pickWords(play, person);
      break;
    case "link":
      await client.makeLink(play, person);
      break;
    case "reveal":
      await client.reveal(play, person);
      break;
    case "renew":
      await client.answer(play, person, minResponses);
      await client.reveal(play, person);
      break;
    case "close":
      await client.close(play, person);
      break;
    case "deleteRound":
      await client.deleteRound(play, person);
      break;
    case "shareAgain":
      await client.share(play, person, { again: true });
      break;
    case "invite":
      await client.invite(play, person, step.count);
      break;
    case "answer":
      await client.answer(play, person, step.count);
      break;
    case "withdraw":
      await client.takeBack(play, person, step.which);
      break;
    case "result":
      await client.share(play, person, { result: step.wanted });
      break;
    case "group":
      await client.share(play, person, { group: step.wanted });
      break;
    case "plan":
      await client.sharePlan(play, person, step.wanted);
      break;
    case "reply":
      await client.reply(play, person, step.accept);
      break;
    case "nudge":
      await facilitator.nudge(play, person);
      break;
    case "remove":
      await facilitator.remove(play, person);
      break;
    case "startMeeting":
      await facilitator.startMeeting(play, person);
      break;
    case "moveMeeting":
      await facilitator.moveMeeting(play, person);
      break;
    case "endMeeting":
      await facilitator.endMeeting(play, person);
      break;
    case "notes":
      await facilitator.takeNotes(play, person);
      break;
  }
}

/** @returns the person whom the step was about, if it was about one. */
async function take(play: Play, step: Step): Promise<Person | undefined> {
  if (!("who" in step)) {
    await takeOfAll(play, step);
    return undefined;
  }
  const person = choose(play.people, step.who);
  if (person !== undefined) await takeOfOne(play, step, person);
  return person;
}

async function look(play: Play, which: number, person: Person): Promise<void> {
  const one = choose(looks, which);
  if (one === undefined) return;
  const input = one.input(person.clientId);
  const answer = await ask(play, one.path, input, play.viewer);
  play.heard.push(`${one.path} ${JSON.stringify(input)} ${answer}`);
}

/** What others did can end a wait, so more people may be seen now. From now on the facilitator has been able to see these results. */
async function noteShown(play: Play): Promise<void> {
  for (const person of play.people) {
    if (person.isWaiting) await client.readSharing(play, person);
    if (isShown(person)) person.shownResults.add(person.results);
  }
}

/** Steps after which a facilitator sees a result, or sees it no more. */
const changesSight: ReadonlySet<Step["kind"]> = new Set([
  ...(["leave", "remove", "deleteRound", "result", "shareAgain", "reply", "reveal", "renew"] as const),
]);
const movesMia = ({ kind }: Step): boolean => kind.startsWith("mia");
/** Steps that change nothing of the round itself. */
const sparesRound: ReadonlySet<Step["kind"]> = new Set(["leave", "remove", "result", "nudge"]);

/** Takes a step, and looks whether the world keeps rules F1, F5 and F6 at it. */
async function takeWithRules(play: Play, step: Step): Promise<Person | undefined> {
  const subject = "who" in step && sparesRound.has(step.kind) ? choose(play.people, step.who) : undefined;
  const before = subject && (await rules.readRound(play, subject));
  const person = await take(play, step);
  await noteShown(play);
  if (subject !== undefined) expect(await rules.readRound(play, subject)).toEqual(before);
  if (person !== undefined && changesSight.has(step.kind)) {
    await rules.expectResult(play, person);
    if (play.hasMia) await rules.expectMiasResult(play, person);
  }
  for (const one of movesMia(step) ? play.people.filter(({ shares }) => shares) : [])
    await rules.expectMiasResult(play, one);
  await rules.expectAccounts(play);
  return person;
}

/** F5: with the facilitator's account nothing goes of anyone's round. */
async function endAccount(play: Play): Promise<void> {
  const rounds = async () => Promise.all(play.people.map((person) => rules.readRound(play, person)));
  const before = await rounds();
  await facilitator.endAccount(play);
  if (play.secrets.isOther) return;
  expect(await rounds()).toEqual(before);
  await rules.expectAccounts(play);
}

async function finish(play: Play, history: History): Promise<void> {
  const { heard, people, secrets } = play;
  const person = choose(people, history.steps.length);
  const programme = await ask(play, "programme.get", { faId });
  heard.push(await ask(play, "programme.get", { faId }, play.viewer), await readMails(play));
  if (!secrets.isOther) {
    if (person !== undefined) await rules.expectStage(play, person, programme);
    await rules.expectSamePicture(play);
  }
  if (history.isThorough) heard.push(...(await lookThoroughly(play)));
  if (!secrets.isOther) rules.expectNobodyNamed(play);
  if (history.deletesAccount) await endAccount(play);
}

/** Plays a history in a world whose secrets are those. */
export async function playHistory(
  world: World,
  history: History,
  secrets: Secrets = firstSecrets,
): Promise<Play> {
  // What the history before it has left, also where that failed.
  await sweep(world);
  const deps = enter(world, history.isThorough);
  const { mira, mia, people } = await startHistory(deps, history, secrets);
  const viewer = history.viewer === "mira" ? mira : mia;
  const play: Play = {
    ...{
      deps,
      secrets,
      mira,
      mia,
      viewer,
      people,
      heard: [],
      trace: [],
      known: new Set(),
      picture: new Map(),
    },
    ...{
      pictures: 0,
      hasProgramme: true,
      hasMia: history.beginsWithMia,
      accounts: 2 + history.clients.length,
    },
  };
  const last = people.at(-1);
  if (history.hasNewcomer && last !== undefined) await client.accept(play, last);
  for (const [n, { step, lookAt }] of history.steps.entries()) {
    world.ids.goOnFrom((n + 1) * idsOfAStep);
    const person = secrets.isOther ? await take(play, step) : await takeWithRules(play, step);
    if (secrets.isOther) await noteShown(play);
    note(play, false);
    const shown = person ?? choose(people, n);
    if (lookAt !== null && shown !== undefined) await look(play, lookAt, shown);
  }
  await finish(play, history);
  return play;
}
