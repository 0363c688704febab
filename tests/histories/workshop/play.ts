import type { Actor } from "#src/server/actor.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import {
  describeGuest,
  leaveWorkshop,
  saveOwnWords,
  setGuestCounted,
  getPlace,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { getWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { DomainError } from "#src/server/errors.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { enter, sweep, type World } from "#tests/histories/facilitator/world.ts";
import { ask } from "#tests/histories/team/looks.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { expect } from "vitest";
import type { History } from "./history.ts";

/** A history in one world. */
export interface Play {
  readonly deps: TestDeps;
  readonly owner: Actor;
  readonly workshopId: string;
  /** The latecomer's is the last. */
  readonly keys: string[];
  /** Everything that the reader and the host have read, in order. */
  readonly heard: string[];
  /** The outcome of each step. */
  readonly trace: string[];
  /** What followed from how many had finished when someone came late, and how much was heard before. */
  late: { readonly outcome: string; readonly heard: number; readonly trace: number } | null;
}

const wordsOf = (n: number): string[] => wordsFrom(n * 3);

async function attempt(play: Play, what: string, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
    play.trace.push(`${what}: done`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    play.trace.push(`${what}: ${error.code}`);
  }
}

/** How many have finished describing; null in any other step. People who have left don't count. */
async function countFinished({ deps, owner, workshopId, keys }: Play): Promise<number | null> {
  if ((await getWorkshop(deps, owner, workshopId)).step !== "describing") return null;
  const places = await Promise.all(
    keys.map((guestKey) => getPlace(deps, somewhere, guestKey).catch(() => null)),
  );
  return places.filter((place) => place?.isIn === true && place.colleagues.every((one) => one.isDescribed))
    .length;
}

/**
 * Every call about a workshop, for its host, the wall and one guest. The number of people who have finished
 * may differ between the worlds, so it is compared with their acts and removed.
 */
async function look(play: Play): Promise<void> {
  const { deps, owner, workshopId, heard, keys } = play;
  const finished = `"finished":${String(await countFinished(play))}`;
  const withoutFinished = (said: string): string => {
    expect(said).toContain(finished);
    return said.replace(finished, "");
  };
  for (const path of ["workshop.get", "workshop.wall"] as const)
    heard.push(`${path} ${withoutFinished(await ask(deps, owner, path, { workshopId }))}`);
  heard.push(await ask(deps, owner, "workshop.list", {}));
  for (const path of ["workshopGuest.place", "workshopGuest.pulse"] as const)
    heard.push(`${path} ${await ask(deps, owner, path, { guestKey: keys[0] ?? "" })}`);
}

/** Who describes each guest, by ids in a fixed order. */
async function describersOf({ deps, keys }: Play): Promise<ReadonlyMap<string, readonly string[]>> {
  const pairs: [describer: string, described: string][] = [];
  for (const guestKey of keys)
    for (const { guestId } of (await getPlace(deps, somewhere, guestKey)).colleagues)
      pairs.push([guestKey, guestId]);
  const grouped = Map.groupBy(pairs, ([, described]) => described);
  return new Map([...grouped].map(([described, some]) => [described, some.map(([describer]) => describer)]));
}

/** In the second world all describers have changed places, but for the reader and the latecomer. */
function mixed(describers: readonly string[], fixed: readonly string[], shift: number): readonly string[] {
  const others = describers.filter((one) => !fixed.includes(one));
  return describers.map((one) =>
    fixed.includes(one) ? one : (others[(others.indexOf(one) + shift) % others.length] ?? one),
  );
}

async function describe(play: Play, history: History, isMixed: boolean): Promise<void> {
  const { deps, keys } = play;
  const reader = keys[0] ?? "";
  let describers = await describersOf(play);
  for (const [n, { whom, turn, words, isTakenBack }] of history.descriptions.entries()) {
    if (n === history.lateAfter) {
      await comeLate(play);
      describers = await describersOf(play);
    }
    const described = [...describers.keys()].toSorted();
    const place = whom % described.length;
    const guestId = described[place] ?? "";
    const own = describers.get(guestId) ?? [];
    const fixed = [reader, ...keys.slice(history.people)];
    const order = isMixed ? mixed(own, fixed, history.shifts[place] ?? 0) : own;
    const guestKey = order[turn % order.length] ?? "";
    // The reader treats all others alike: known words must not differ between the worlds.
    const traitIds = guestKey === reader ? wordsOf(2) : wordsOf(words);
    const submissionKey = deps.ids.token(256);
    await attempt(play, "describe", () =>
      describeGuest(deps, somewhere, { guestKey, guestId, traitIds, submissionKey }),
    );
    if (isTakenBack && guestKey !== reader) await withdrawResponse(deps, somewhere, submissionKey);
    if (turn === 0) await look(play);
  }
}

/** How many who take part have someone left to describe. */
async function countUnfinished({ deps, keys }: Play): Promise<number> {
  const places = await Promise.all(keys.map((guestKey) => getPlace(deps, somewhere, guestKey)));
  return places.filter(({ isIn, colleagues }) => isIn && colleagues.some((one) => !one.isDescribed)).length;
}

/** Someone joins late. Whether others describe them follows from how many have finished, and nothing else. */
async function comeLate(play: Play): Promise<void> {
  const { deps, keys, owner, workshopId, heard, trace } = play;
  const unfinished = await countUnfinished(play);
  const before = { heard: heard.length, trace: trace.length };
  const { code } = await getWorkshop(deps, owner, workshopId);
  const { guestKey } = await joinWorkshop(deps, somewhere, { code, name: "Zoe" });
  const place = await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOf(11) });
  expect(place.ownWords !== null).toBe(unfinished >= workshopLimits.leastUnfinished);
  const reader = await getPlace(deps, somewhere, keys[0] ?? "");
  const isReaders = reader.colleagues.some(({ name }) => name === "Zoe");
  play.late = { outcome: `${String(place.ownWords !== null)} ${String(isReaders)}`, ...before };
  keys.push(guestKey);
  await look(play);
}

async function move(play: Play, step: WorkshopStep): Promise<void> {
  await attempt(play, step, () => moveWorkshop(play.deps, play.owner, play.workshopId, step));
  await look(play);
}

/** Plays a history; `isMixed`: as in the second world. */
export async function playWorkshop(world: World, history: History, isMixed: boolean): Promise<Play> {
  // Clears what the previous history has left, even after a failure.
  await sweep(world);
  // A refusal of too many calls would hide what the reader reads.
  const deps = { ...enter(world, false), countPublicCall: () => undefined };
  const { people: many, describes, wordless, leaves } = history;
  const { owner, workshop, keys } = await gatherRoom(deps, { many, describes });
  const play: Play = {
    ...{ deps, owner, workshopId: workshop.id, keys: [...keys] },
    ...{ heard: [], trace: [], late: null },
  };
  await move(play, "words");
  for (const [n, guestKey] of keys.entries())
    if (!wordless.includes(n)) await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOf(n) });
  await move(play, "describing");
  // Choices show nowhere, so it doesn't matter when they are made.
  if (!isMixed) await choose(play, history);
  await describe(play, history, isMixed);
  if (isMixed) await choose(play, history);
  const leaver = leaves === null ? undefined : keys[leaves];
  if (leaver !== undefined) await leaveWorkshop(deps, somewhere, leaver);
  await look(play);
  await move(play, "open");
  await move(play, "picture");
  await move(play, "ended");
  return play;
}

/** Everyone who came in time, but the reader, who says nothing. */
async function choose({ deps, keys }: Play, { people, counted }: History): Promise<void> {
  for (const [n, guestKey] of keys.slice(1, people).entries()) {
    const choice = counted[n] ?? null;
    const { isIn, ownWords } = await getPlace(deps, somewhere, guestKey);
    if (choice !== null && isIn && ownWords !== null)
      await setGuestCounted(deps, somewhere, { guestKey, counted: choice });
  }
}
