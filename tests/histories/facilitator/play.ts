import type { Actor } from "#src/server/actor.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { expect } from "vitest";
import * as client from "./client-steps.ts";
import * as facilitator from "./facilitator-steps.ts";
import type { History, Step } from "./history.ts";
import { ask, looks, readMails } from "./looks.ts";
import { isShown, type Person } from "./person.ts";
import * as rules from "./rules.ts";
import { firstSecrets, type SecretName, type Secrets } from "./secrets.ts";
import { faId, startHistory } from "./start.ts";
import { note, take } from "./take.ts";
import { lookThoroughly } from "./thorough.ts";
import { enter, sweep, type World } from "./world.ts";

/** A history in one world. */
export interface Play {
  readonly deps: TestDeps;
  readonly secrets: Secrets;
  readonly mira: Actor;
  readonly mia: Actor;
  readonly viewer: Actor;
  readonly people: Person[];
  /** Everything that the observed facilitator has read, in order. */
  readonly heard: string[];
  /** The outcome of each step, which must be the same in both worlds. */
  readonly trace: string[];
  /** What the observed facilitator has been able to see at some time. */
  readonly known: Set<SecretName>;
  /** Exports of the newest picture at its creation, by format. */
  readonly picture: Map<string, string>;
  pictures: number;
  hasProgramme: boolean;
  /** Whether Mia leads the programme with Mira. */
  hasMia: boolean;
  /** The expected number of accounts. */
  accounts: number;
}

/** The first id of a step, so that earlier steps don't change later ids. */
const idsOfAStep = 1_000;

async function look(play: Play, which: number, person: Person): Promise<void> {
  const one = choose(looks, which);
  if (one === undefined) return;
  const input = one.input(person.clientId);
  const answer = await ask(play, one.path, input, play.viewer);
  play.heard.push(`${one.path} ${JSON.stringify(input)} ${answer}`);
}

/** From now on the facilitator has been able to see these results. */
function noteShown({ people }: Play): void {
  for (const person of people) if (isShown(person)) person.shownResults.add(person.results);
}

/** Steps that start or end access to a result. */
const changesSight: ReadonlySet<Step["kind"]> = new Set([
  ...(["leave", "remove", "deleteRound", "result", "shareAgain", "reply", "reveal", "renew"] as const),
]);
const movesMia = ({ kind }: Step): boolean => kind.startsWith("mia");
/** Steps that don't change the survey itself. */
const sparesRound: ReadonlySet<Step["kind"]> = new Set(["leave", "remove", "result", "nudge", "address"]);

/** Takes a step, and checks rules F1, F5 and F6. */
async function takeWithRules(play: Play, step: Step): Promise<Person | undefined> {
  const subject = "who" in step && sparesRound.has(step.kind) ? choose(play.people, step.who) : undefined;
  const before = subject && (await rules.readRound(play, subject));
  const person = await take(play, step);
  noteShown(play);
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

/** F5: deleting the facilitator's account deletes nothing of anyone's survey. */
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

/** Plays a history in a world with those secrets. */
export async function playHistory(
  world: World,
  history: History,
  secrets: Secrets = firstSecrets,
): Promise<Play> {
  // Clears what the previous history has left, even after a failure.
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
    if (secrets.isOther) noteShown(play);
    note(play, false);
    const shown = person ?? choose(people, n);
    if (lookAt !== null && shown !== undefined) await look(play, lookAt, shown);
  }
  await finish(play, history);
  return play;
}
