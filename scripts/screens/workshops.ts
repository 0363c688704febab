import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { saveOwnWords, setGuestCounted } from "#src/server/domain/workshop/guest/change-place.ts";
import { describeGuest } from "#src/server/domain/workshop/guest/describe-guest.ts";
import { getPlace } from "#src/server/domain/workshop/guest/get-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { startWorkshop } from "#src/server/domain/workshop/leading/start-workshop.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { makeTeam, somewhere } from "#tests/factories/organisation/organisation.ts";
import type { ScreenOf } from "./programmes.ts";

const names = ["Ana", "Bram", "Chidi", "Dilara", "Emil", "Fiona", "Goran", "Hana", "Ines", "Jonas"];
/** Of these the group sees most in everyone; each is seen as something of their own, too. */
const seen = [
  "calm",
  "kind",
  "dependable",
  "witty",
  "observant",
  "warm",
  "patient",
  "bold",
  "clever",
  "modest",
];
const own = ["calm", "kind", "quiet", "logical", "independent", "organized", "trustworthy", "warm"];
const pick = (from: readonly string[], start: number, many: number): string[] =>
  Array.from({ length: many }, (_, n) => from[(start + n) % from.length] ?? "");

interface Room {
  readonly owner: Actor;
  readonly id: string;
  readonly code: string;
  readonly keys: readonly string[];
}

async function gather(deps: Deps): Promise<Room> {
  const { owner, team } = await makeTeam(deps);
  const started = { id: team.id, title: "How we come across", describes: 5 };
  const { id, code } = await startWorkshop(deps, owner, started);
  const keys: string[] = [];
  for (const name of names) keys.push((await joinWorkshop(deps, somewhere, { code, name })).guestKey);
  return { owner, id, code, keys };
}

const move = (deps: Deps, { owner, id }: Room, step: WorkshopStep) => moveWorkshop(deps, owner, id, step);

/** The first guest of the room has no words of their own if they are late. */
async function pickOwn(deps: Deps, room: Room, isLate = false): Promise<void> {
  await move(deps, room, "words");
  for (const [n, guestKey] of room.keys.entries())
    if (n > 0 || !isLate) await saveOwnWords(deps, somewhere, { guestKey, traitIds: pick(own, n % 3, 5) });
}

async function describe(deps: Deps, guestKey: string, most = Infinity): Promise<void> {
  const { colleagues } = await getPlace(deps, somewhere, guestKey);
  for (const { guestId, name } of colleagues.slice(0, most)) {
    const traitIds = pick(seen, names.indexOf(name) % 3, 5);
    await describeGuest(deps, somewhere, { guestKey, guestId, traitIds });
  }
}

async function describing(deps: Deps, isLate = false): Promise<Room> {
  const room = await gather(deps);
  await pickOwn(deps, room, isLate);
  await move(deps, room, "describing");
  return room;
}

async function opened(deps: Deps): Promise<Room> {
  const room = await describing(deps);
  for (const guestKey of room.keys) await describe(deps, guestKey);
  await move(deps, room, "open");
  return room;
}

async function pictured(deps: Deps): Promise<Room> {
  const room = await opened(deps);
  for (const guestKey of room.keys) await setGuestCounted(deps, somewhere, { guestKey, counted: true });
  await move(deps, room, "picture");
  return room;
}

const placeIn = ({ keys }: Room, n = 0): string => workshopPaths.place(keys[n] ?? "");

/** What guests of a workshop see, step by step. */
export async function makeWorkshopScreens(deps: Deps): Promise<readonly ScreenOf[]> {
  const gathering = await gather(deps);
  const picking = await gather(deps);
  await move(deps, picking, "words");
  const saved = await gather(deps);
  await pickOwn(deps, saved);
  const busy = await describing(deps);
  await describe(deps, busy.keys[1] ?? "");
  const late = await describing(deps, true);
  const few = await describing(deps);
  await move(deps, few, "open");
  const windows = await opened(deps);
  const picture = await pictured(deps);
  const ended = await pictured(deps);
  await move(deps, ended, "ended");
  const screens: readonly [name: string, path: string][] = [
    ["join", workshopPaths.join(gathering.code)],
    ["join-closed", workshopPaths.join(busy.code)],
    ["join-unknown", workshopPaths.join("unknown")],
    ["waiting", placeIn(gathering)],
    ["own-words", placeIn(picking)],
    ["saved", placeIn(saved)],
    ["form", placeIn(busy)],
    ["left-to-describe", `${placeIn(busy)}?end=1`],
    ["described-all", placeIn(busy, 1)],
    ["missed", placeIn(late)],
    ["window", placeIn(windows)],
    ["window-closed", placeIn(few)],
    ["picture", placeIn(picture)],
    ["ended", placeIn(ended)],
    ["leave", `${placeIn(ended)}?out=1`],
    ["gone", workshopPaths.place("unknown")],
  ];
  return screens.map(([name, path]) => ({ screen: { name: `workshop-${name}`, path }, token: null }));
}
