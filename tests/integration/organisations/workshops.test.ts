import { workshopAnswers, workshopGuests, workshopPanels, workshops } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import { getReceipt, withdrawResponse } from "#src/server/domain/response/receipt.ts";
import {
  describeGuest,
  leaveWorkshop,
  setGuestCounted,
  getPlace,
  getPulse,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { getWall, getWorkshop, listWorkshops } from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/erase.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { somewhere, wordsA } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  pickingRoom,
  type Room,
  wordsOfOwn,
} from "#tests/factories/organisation/workshop.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

const key = (letter: string): string => letter.repeat(43);

async function rowsIn(deps: TestDeps): Promise<readonly number[]> {
  const tables = [workshops, workshopGuests, workshopPanels, workshopAnswers];
  return Promise.all(tables.map((table) => deps.db.read.$count(table)));
}

it("goes from joining to the picture, and deletes picks as soon as windows open", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 8 });
  for (const guestKey of keys) await describeAssigned(deps, guestKey);
  expect(await getWall(deps, owner, workshop.id)).toMatchObject({
    ...{ step: "describing", finished: 8, panelSize: 5, windows: null, hasPicture: false },
  });
  for (const guestKey of keys.slice(1))
    expect(await setGuestCounted(deps, somewhere, { guestKey, counted: true })).toMatchObject({
      isCounted: true,
    });
  expect(await moveWorkshop(deps, owner, workshop.id, "open")).toMatchObject({
    ...{ windows: 8, hasPicture: true, picture: null },
  });
  expect(await rowsIn(deps)).toEqual([1, 8, 0, 0]);
  for (const guestKey of keys)
    expect(await getPlace(deps, somewhere, guestKey)).toMatchObject({
      ...{ step: "open", window: { responseCount: 5 }, colleagues: [], picture: null },
    });
  await expect(
    setGuestCounted(deps, somewhere, { guestKey: keys[0] ?? "", counted: true }),
  ).rejects.toMatchObject({ code: "workshop.otherStep" });
  const { picture } = await moveWorkshop(deps, owner, workshop.id, "picture");
  expect(picture).toMatchObject({ counted: 7, questions: { length: 3 } });
  // Everyone reads the same one, whether it counts them or not.
  expect((await getPlace(deps, somewhere, keys[0] ?? "")).picture).toEqual(picture);
  expect(await moveWorkshop(deps, owner, workshop.id, "ended")).toMatchObject({ hasOpened: true, picture });
  expect(await getPlace(deps, somewhere, keys[1] ?? "")).toMatchObject({
    ...{ step: "ended", hasOpened: true, window: {}, picture },
  });
});

it("shows a window from three descriptions on, and hides smaller numbers", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 6 });
  for (const guestKey of keys.slice(0, 3)) await describeAssigned(deps, guestKey);
  await moveWorkshop(deps, owner, workshop.id, "open");
  const places = await Promise.all(keys.map((guestKey) => getPlace(deps, somewhere, guestKey)));
  // The three describe each other, so each of them is described by two; the rest by all three.
  expect(places.map(({ window }) => window?.responseCount ?? null)).toEqual([null, null, null, 3, 3, 3]);
  // Below five answers a word has a band and no count (rule A5).
  expect(places[3]?.window?.words.every(({ count }) => count === null)).toBe(true);
});

it("makes a picture of five who agreed and have a window, and tells nobody why there is none", async () => {
  const deps = await makeDeps();
  const { owner, workshop } = await openRoom(deps, { counted: 4 });
  const wallOf = async (room: Room) => {
    const wall = await getWall(deps, room.owner, room.workshop.id);
    return { ...wall, id: "", code: "", joinUrl: "" };
  };
  const few = await wallOf({ owner, workshop, keys: [] });
  expect(few).toEqual(await wallOf(await openRoom(deps, { counted: 0 })));
  expect({ ...few, hasPicture: true }).toEqual(await wallOf(await openRoom(deps, { counted: 5 })));
  await expect(moveWorkshop(deps, owner, workshop.id, "picture")).rejects.toMatchObject({
    code: "workshop.noPicture",
  });
  await moveWorkshop(deps, owner, workshop.id, "ended");
});

it("asks everyone whom others describe, changeable until windows open, and counts no silence", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 6 });
  const choose = (n: number, counted: boolean) =>
    setGuestCounted(deps, somewhere, { guestKey: keys[n] ?? "", counted });
  expect((await getPlace(deps, somewhere, keys[0] ?? "")).isCounted).toBeNull();
  const before = JSON.stringify(await getWorkshop(deps, owner, workshop.id));
  for (const n of [0, 1, 2, 3, 4]) await choose(n, true);
  await choose(4, false);
  // Nobody sees a choice.
  expect(JSON.stringify(await getWorkshop(deps, owner, workshop.id))).toBe(before);
  for (const guestKey of keys) await describeAssigned(deps, guestKey);
  expect(await moveWorkshop(deps, owner, workshop.id, "open")).toMatchObject({ hasPicture: false });
});

it("keeps the picture as it is when someone leaves after windows opened", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await openRoom(deps, { many: 7, counted: 5 });
  for (const guestKey of [keys[0] ?? "", keys[6] ?? ""]) {
    await leaveWorkshop(deps, somewhere, guestKey);
    expect(await getWall(deps, owner, workshop.id)).toMatchObject({ hasPicture: true });
  }
  expect((await moveWorkshop(deps, owner, workshop.id, "picture")).picture).toMatchObject({ counted: 5 });
});

it("counts people who have finished, and shows nobody a single description", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 6 });
  /** Everything that the room can request: the events are the wall and the pulse. */
  const lookAround = async (looker: string) =>
    JSON.stringify([
      await getWall(deps, owner, workshop.id),
      await getWorkshop(deps, owner, workshop.id),
      await listWorkshops(deps, owner, {}),
      await getPlace(deps, somewhere, looker),
      await getPulse(deps, somewhere, looker),
    ]);
  for (const [n, guestKey] of keys.entries()) {
    const looker = keys[(n + 1) % keys.length] ?? "";
    const before = await lookAround(looker);
    const { colleagues } = await getPlace(deps, somewhere, guestKey);
    for (const [done, { guestId }] of colleagues.entries()) {
      expect(await lookAround(looker), `${String(n)} finished, ${String(done)} descriptions`).toBe(before);
      await describeGuest(deps, somewhere, { guestKey, guestId, traitIds: wordsA });
    }
    expect((await getWall(deps, owner, workshop.id)).finished).toBe(n + 1);
  }
});

it("stores a description once, repeats its receipt, and allows withdrawing until windows open", async () => {
  const deps = await makeDeps();
  const { keys } = await describeRoom(deps, { many: 6 });
  const guestKey = keys[0] ?? "";
  const { guestId = "", name } = (await getPlace(deps, somewhere, guestKey)).colleagues[0] ?? {};
  const description = { guestKey, guestId, traitIds: wordsA, submissionKey: key("a") };
  const receipt = await describeGuest(deps, somewhere, description);
  expect(await describeGuest(deps, somewhere, { ...description, traitIds: wordsOfOwn })).toEqual(receipt);
  const stored = await deps.db.read.select({ traitIds: workshopAnswers.traitIds }).from(workshopAnswers);
  expect(stored.map(({ traitIds }) => deps.sealing.open(traitIds))).toEqual([wordsA]);
  await expect(
    describeGuest(deps, somewhere, { ...description, submissionKey: key("b") }),
  ).rejects.toMatchObject({ code: "workshop.described" });
  expect(await getReceipt(deps, key("a"))).toMatchObject({ ...receipt, ownerName: name });
  await withdrawResponse(deps, somewhere, key("a"));
  expect(await deps.db.read.$count(workshopAnswers)).toBe(0);
  await expect(getReceipt(deps, key("a"))).rejects.toMatchObject({ kind: "not_found" });
});

it.each([gatherRoom, pickingRoom, describeRoom])(
  "has no windows if it ends before they open, however it ends",
  async (make) => {
    const deps = await makeDeps();
    const [ended, late] = [await make(deps), await make(deps)];
    await moveWorkshop(deps, ended.owner, ended.workshop.id, "ended");
    deps.clock.advance(hours(workshopLimits.mostHours));
    const expected = { step: "ended", hasOpened: false };
    expect(await getWall(deps, late.owner, late.workshop.id)).toMatchObject(expected);
    await sweepWorkshops(deps.db, deps.clock.now());
    for (const { owner, workshop, keys } of [ended, late]) {
      expect(await getWall(deps, owner, workshop.id)).toMatchObject(expected);
      expect(await getPlace(deps, somewhere, keys[0] ?? "")).toMatchObject(expected);
    }
  },
);
