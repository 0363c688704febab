import { workshopAnswers, workshopGuests, workshopPanels, workshops, mails } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { days, hours } from "#src/server/clock.ts";
import {
  describeOnly,
  saveOwnWords,
  setGuestCounted,
  mailPlace,
  getPlace,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { getWorkshopInvitation, joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import {
  eraseWorkshop,
  getWall,
  getWorkshop,
  getWorkshopPicture,
  listWorkshops,
} from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/erase.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import {
  comeLate,
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  pickingRoom,
  pictureRoom,
  wordsOfOwn,
} from "#tests/factories/organisation/workshop.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

const asking = (actor: Actor) => ({ actor, origin: somewhere });
const key = (letter: string): string => letter.repeat(43);

async function rowsIn(deps: TestDeps): Promise<readonly number[]> {
  const tables = [workshops, workshopGuests, workshopPanels, workshopAnswers];
  return Promise.all(tables.map((table) => deps.db.read.$count(table)));
}

it("admits a phone once, under a unique name, until windows open", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await gatherRoom(deps, { many: 6 });
  const { code } = workshop;
  const ada = { code, name: "Ada", guestKey: key("a") };
  await joinWorkshop(deps, somewhere, ada);
  await joinWorkshop(deps, somewhere, { ...ada, name: "Ada B" });
  expect(await getWorkshop(deps, owner, workshop.id)).toMatchObject({ guests: 7 });
  await expect(joinWorkshop(deps, somewhere, { code, name: " aDA " })).rejects.toMatchObject({
    code: "workshop.nameTaken",
  });
  expect(await getWorkshopInvitation(deps, somewhere, code)).toMatchObject({
    ...{ open: true, late: null, host: "Olga Owen", organisation: "Harbour" },
  });
  await moveWorkshop(deps, owner, workshop.id, "words");
  for (const guestKey of keys) await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn });
  await moveWorkshop(deps, owner, workshop.id, "describing");
  expect(await getWorkshopInvitation(deps, somewhere, code)).toMatchObject({ open: true, late: "described" });
  await moveWorkshop(deps, owner, workshop.id, "open");
  await expect(joinWorkshop(deps, somewhere, { code, name: "Late" })).rejects.toMatchObject({
    code: "workshop.notOpen",
  });
  // Earlier guests still find their page.
  expect(await joinWorkshop(deps, somewhere, ada)).toEqual({ guestKey: key("a") });
  await expect(getWorkshopInvitation(deps, somewhere, "unknown")).rejects.toMatchObject({
    kind: "not_found",
  });
});

it("takes in someone late, whom people describe who haven't finished", async () => {
  const deps = await makeDeps();
  const room = await describeRoom(deps, { many: 8, describes: 4 });
  const { owner, workshop, keys } = room;
  for (const guestKey of keys.slice(0, 3)) await describeAssigned(deps, guestKey);
  const late = await comeLate(deps, room);
  expect(await getPlace(deps, somewhere, late)).toMatchObject({
    ...{ isIn: true, late: null, ownWords: wordsOfOwn, colleagues: { length: 4 } },
  });
  const listing = async (guestKey: string) => (await getPlace(deps, somewhere, guestKey)).colleagues.length;
  const sizes = await Promise.all(keys.map(listing));
  // Those who have finished get nobody new; of the other five, four do.
  expect(sizes.slice(0, 3)).toEqual([4, 4, 4]);
  expect(sizes.slice(3).toSorted()).toEqual([4, 5, 5, 5, 5]);
  expect(await getWall(deps, owner, workshop.id)).toMatchObject({ guests: 9, ready: 9, finished: 3 });
  // Sent twice it changes nothing.
  await saveOwnWords(deps, somewhere, { guestKey: late, traitIds: wordsOfOwn });
  expect(await Promise.all(keys.map(listing))).toEqual(sizes);
  for (const guestKey of [...keys, late]) await describeAssigned(deps, guestKey);
  await setGuestCounted(deps, somewhere, { guestKey: late, counted: true });
  await moveWorkshop(deps, owner, workshop.id, "open");
  expect((await getPlace(deps, somewhere, late)).window).toMatchObject({ responseCount: 4 });
  expect(await getWall(deps, owner, workshop.id)).toMatchObject({ windows: 9 });
});

it("lets someone late describe others without a window if fewer than five haven't finished", async () => {
  const deps = await makeDeps();
  const room = await describeRoom(deps, { many: 8, describes: 4 });
  const { owner, workshop, keys } = room;
  for (const guestKey of keys.slice(0, 4)) await describeAssigned(deps, guestKey);
  const sizes = async () =>
    Promise.all(keys.map(async (guestKey) => (await getPlace(deps, somewhere, guestKey)).colleagues.length));
  const before = await sizes();
  const { guestKey: late } = await joinWorkshop(deps, somewhere, { code: workshop.code, name: "Late" });
  // They are told before they start.
  expect(await getWorkshopInvitation(deps, somewhere, workshop.code)).toMatchObject({
    late: "describesOnly",
  });
  expect(await getPlace(deps, somewhere, late)).toMatchObject({ isIn: false, late: "describesOnly" });
  expect(await describeOnly(deps, somewhere, late)).toMatchObject({
    ...{ isIn: true, late: null, ownWords: null, colleagues: { length: 4 } },
  });
  // Their phone, which could be anyone's second one, is none of the five.
  expect(await getWorkshopInvitation(deps, somewhere, workshop.code)).toMatchObject({
    late: "describesOnly",
  });
  // Words that come when too few are left aren't kept.
  const { guestKey: later } = await joinWorkshop(deps, somewhere, { code: workshop.code, name: "Later" });
  for (const guestKey of keys.slice(4, 6)) await describeAssigned(deps, guestKey);
  expect(await saveOwnWords(deps, somewhere, { guestKey: later, traitIds: wordsOfOwn })).toMatchObject({
    isIn: true,
    ownWords: null,
  });
  expect(await sizes()).toEqual(before);
  await expect(setGuestCounted(deps, somewhere, { guestKey: late, counted: true })).rejects.toMatchObject({
    code: "workshop.notCountable",
  });
  await describeAssigned(deps, late);
  for (const guestKey of keys) await describeAssigned(deps, guestKey);
  await moveWorkshop(deps, owner, workshop.id, "open");
  expect(await getPlace(deps, somewhere, late)).toMatchObject({ isIn: true, window: null });
  expect(await getWall(deps, owner, workshop.id)).toMatchObject({ windows: 8 });
});

it("takes in late someone who joined in time and had no words yet", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await pickingRoom(deps, { many: 7 });
  for (const guestKey of keys.slice(1))
    await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn });
  await moveWorkshop(deps, owner, workshop.id, "describing");
  const [guestKey = ""] = keys;
  expect(await getPlace(deps, somewhere, guestKey)).toMatchObject({ isIn: false, late: "described" });
  expect(await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn })).toMatchObject({
    isIn: true,
  });
});

it("ends after the evening, and everything is deleted on its day if there is no picture", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await describeRoom(deps, { many: 6 });
  await describeAssigned(deps, keys[0] ?? "");
  deps.clock.advance(hours(12));
  expect(await getWall(deps, owner, workshop.id)).toMatchObject({ step: "ended" });
  await sweepWorkshops(deps.db, deps.clock.now());
  expect(await rowsIn(deps)).toEqual([1, 6, 0, 0]);
  deps.clock.advance(days(3) - hours(12));
  await expect(getPlace(deps, somewhere, keys[0] ?? "")).rejects.toMatchObject({ kind: "not_found" });
  await expect(getWorkshop(deps, owner, workshop.id)).rejects.toMatchObject({ kind: "not_found" });
  await expect(getWorkshopInvitation(deps, somewhere, workshop.code)).rejects.toMatchObject({
    kind: "not_found",
  });
  await sweepWorkshops(deps.db, deps.clock.now());
  expect(await rowsIn(deps)).toEqual([0, 0, 0, 0]);
});

it("leaves the picture to the host, and nothing of anyone else", async () => {
  const deps = await makeDeps();
  const { owner, workshop, keys } = await pictureRoom(deps);
  const { picture } = await getWorkshop(deps, owner, workshop.id);
  deps.clock.advance(days(3));
  const isLeft = async () => {
    expect(await getWorkshop(deps, owner, workshop.id)).toMatchObject({
      ...{ isErased: true, title: workshop.title, picture, people: [] },
    });
    await expect(getPlace(deps, somewhere, keys[0] ?? "")).rejects.toMatchObject({ kind: "not_found" });
    await expect(getWall(deps, owner, workshop.id)).rejects.toMatchObject({ kind: "not_found" });
    await expect(getWorkshopInvitation(deps, somewhere, workshop.code)).rejects.toMatchObject({
      kind: "not_found",
    });
    expect(await listWorkshops(deps, owner, {})).toMatchObject([
      { isErased: true, guests: 0, hasPicture: true },
    ]);
    expect(await getWorkshopPicture(deps, asking(owner), workshop.id)).toEqual(picture);
  };
  await isLeft();
  await sweepWorkshops(deps.db, deps.clock.now());
  expect(await rowsIn(deps)).toEqual([1, 0, 0, 0]);
  expect(JSON.stringify(await deps.db.read.select().from(workshops))).not.toContain(workshop.code);
  await isLeft();
  // It's not swept again, and goes once its host deletes it.
  await sweepWorkshops(deps.db, deps.clock.now());
  await eraseWorkshop(deps, owner, workshop.id);
  expect(await rowsIn(deps)).toEqual([0, 0, 0, 0]);
});

it("emails a guest their link three times at most, with no text of a guest", async () => {
  const deps = await makeDeps();
  const [guestKey = ""] = (await openRoom(deps)).keys;
  const send = (email: string) => mailPlace(deps, somewhere, { guestKey, email });
  for (const letter of ["a", "b", "c"]) await send(`${letter}@one.example`);
  await expect(send("d@one.example")).rejects.toMatchObject({ code: "workshop.mailedEnough" });
  const sent = await deps.db.read.select().from(mails);
  const own = sent.filter(({ kind }) => kind === "workshop window");
  expect(own.map(({ recipient }) => recipient)).toEqual(["a@one.example", "b@one.example", "c@one.example"]);
  expect(own[0]?.text).toContain(`/workshops/${guestKey}`);
  expect(own[0]?.text).not.toContain("Guest 00");
});
