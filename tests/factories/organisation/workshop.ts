import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import {
  describeGuest,
  describeOnly,
  saveOwnWords,
  setGuestCounted,
  getPlace,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { startWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { makeTeam, somewhere, wordsA } from "./organisation.ts";

export const wordsOfOwn = ["bold", "calm", "giving", "quiet", "witty"];

export interface Room {
  readonly owner: Actor;
  readonly workshop: Workshop;
  /** The guests' keys, in the order of their names. */
  readonly keys: readonly string[];
}

const nameOf = (n: number): string => `Guest ${String(n).padStart(2, "0")}`;

export interface RoomOptions {
  readonly many?: number;
  readonly describes?: number;
  /** Who leads it, with a team or alone; a new team's owner by default. */
  readonly of?: { readonly owner: Actor; readonly team: Pick<Organisation, "id"> | null };
}

/** A workshop with so many guests. */
export async function gatherRoom(
  deps: Deps,
  { many = 6, describes = 5, of }: RoomOptions = {},
): Promise<Room> {
  const { owner, team } = of ?? (await makeTeam(deps));
  const started = { title: "How we come across", describes, keepDays: 3, organisationId: team?.id };
  const workshop = await startWorkshop(deps, owner, started);
  const keys: string[] = [];
  for (let n = 0; n < many; n += 1) {
    const { guestKey } = await joinWorkshop(deps, somewhere, { code: workshop.code, name: nameOf(n) });
    keys.push(guestKey);
  }
  return { owner, workshop, keys };
}

/** The same, in which everyone picks own words. */
export async function pickingRoom(deps: Deps, options: RoomOptions = {}): Promise<Room> {
  const room = await gatherRoom(deps, options);
  await moveWorkshop(deps, room.owner, room.workshop.id, "words");
  return room;
}

/** The same, in which everyone describes others. */
export async function describeRoom(deps: Deps, options: RoomOptions = {}): Promise<Room> {
  const room = await pickingRoom(deps, options);
  for (const guestKey of room.keys) await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn });
  await moveWorkshop(deps, room.owner, room.workshop.id, "describing");
  return room;
}

/** Describes everyone assigned to a guest. */
export async function describeAssigned(deps: Deps, guestKey: string, traitIds = wordsA): Promise<void> {
  const { colleagues } = await getPlace(deps, somewhere, guestKey);
  for (const { guestId, isDescribed } of colleagues)
    if (!isDescribed) await describeGuest(deps, somewhere, { guestKey, guestId, traitIds });
}

/** The same, with open windows; the first `counted` guests agree to be counted in the picture. */
export async function openRoom(
  deps: Deps,
  { counted = 0, ...options }: RoomOptions & { readonly counted?: number } = {},
): Promise<Room> {
  const room = await describeRoom(deps, options);
  for (const guestKey of room.keys) await describeAssigned(deps, guestKey);
  for (const guestKey of room.keys.slice(0, counted))
    await setGuestCounted(deps, somewhere, { guestKey, counted: true });
  await moveWorkshop(deps, room.owner, room.workshop.id, "open");
  return room;
}

/** The same of nine, all counted, with the picture on the wall. */
export async function pictureRoom(deps: Deps, options: RoomOptions = {}): Promise<Room> {
  const room = await openRoom(deps, { many: 9, counted: 9, ...options });
  await moveWorkshop(deps, room.owner, room.workshop.id, "picture");
  return room;
}

/** Joins while the others describe each other, with own words or to describe others only. */
export async function comeLate(
  deps: Deps,
  { workshop: { code } }: Pick<Room, "workshop">,
  traitIds: readonly string[] | null = wordsOfOwn,
): Promise<string> {
  const { guestKey } = await joinWorkshop(deps, somewhere, { code, name: "Late" });
  if (traitIds === null) await describeOnly(deps, somewhere, guestKey);
  else await saveOwnWords(deps, somewhere, { guestKey, traitIds });
  return guestKey;
}
