import { en } from "#src/shared/languages/en/index.ts";
import { workshopAnswers, workshopGuests } from "#db/schema/index.ts";
import { setGuestCounted } from "#src/server/domain/workshop/guest/guest-place.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { placeTab } from "#src/shared/workshop/place-page.ts";
import { somewhere, wordsA } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  type Room,
} from "#tests/factories/organisation/workshop.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { openPlacePage } from "./place-page.ts";

const formKey = "f".repeat(43);
const words = wordsA.map((word): [string, string] => ["selectedTraits", word]);

async function makeWorld(make: (deps: TestDeps) => Promise<Room>) {
  const deps = await makeDeps();
  const room = await make(deps);
  const [key = ""] = room.keys;
  const path = `/workshops/${key}`;
  const open = (query: string, init: RequestInit = {}, of = key) =>
    openPlacePage(
      new Request(`http://localhost:4321/workshops/${of}${query}`, init),
      pageLocalsOf(deps, null),
      of,
    );
  const send = (query: string, fields: [string, string][], headers: Record<string, string> = {}, of = key) =>
    open(query, { method: "POST", body: new URLSearchParams(fields), headers }, of);
  const describe = (guestId: string, picked = words, sentAs = formKey) =>
    send(`?person=${guestId}`, [["act", "describe"], ["submissionKey", sentAs], ...picked]);
  const move = (step: WorkshopStep) => moveWorkshop(deps, room.owner, room.workshop.id, step);
  const shown = async (query = "") => {
    const page = await open(query);
    if (page instanceof Response || !("place" in page)) throw new Error("There’s no place.");
    return page;
  };
  const ids = async () => (await shown()).place.colleagues.map(({ guestId }) => guestId);
  const answers = () => deps.db.read.select().from(workshopAnswers);
  return { deps, room, key, path, open, send, describe, move, shown, ids, answers };
}

const headerOf = (page: unknown, name: string): string | null =>
  page instanceof Response ? page.headers.get(name) : null;

it("waits while people join, and is unknown for other keys", async () => {
  const { open, shown } = await makeWorld(gatherRoom);
  const page = await shown();
  expect(page).toMatchObject({ show: "waiting", status: 200, place: { name: "Guest 00" } });
  expect(placeTab(en, page)).toBe("You’re in, Guest 00");
  expect(await open("", {}, "nobody")).toEqual({ language: "en", show: "gone", status: 404 });
});

it("saves own words, which can be changed until the host continues", async () => {
  const { shown, send, move, path } = await makeWorld(gatherRoom);
  await move("words");
  expect(await shown()).toMatchObject({ show: "words", fields: { selectedTraits: [] } });
  expect(headerOf(await send("?change=1", [["act", "own"], ...words]), "location")).toBe(path);
  expect(await shown()).toMatchObject({ show: "saved" });
  expect(await shown("?change=1")).toMatchObject({ show: "words", fields: { selectedTraits: wordsA } });
});

it("stores a description once and leads on with its receipt", async () => {
  const { shown, open, describe, ids, path, answers } = await makeWorld(describeRoom);
  const [first = "", second = ""] = await ids();
  expect(await shown()).toMatchObject({ show: "form", person: { id: first }, sent: null });
  const sent = await describe(first);
  expect(headerOf(sent, "location")).toBe(`${path}?person=${second}&sent=${first}`);
  const again = await describe(first, []);
  expect(headerOf(again, "location")).toBe(headerOf(sent, "location"));
  expect(await answers()).toHaveLength(1);
  expect(headerOf(again, "set-cookie")).toContain(`Path=${path};`);
  const cookie = headerOf(again, "set-cookie")?.split(";")[0] ?? "";
  const next = await open(`?person=${second}&sent=${first}`, { headers: { cookie } });
  expect(next).toMatchObject({
    ...{ show: "form", person: { id: second } },
    sent: { person: { id: first }, isRepeat: true, receipt: { withdrawKey: formKey } },
  });
});

it("asks by two buttons whether one’s window counts, until windows open", async () => {
  const { deps, room, shown, send, ids, move, path } = await makeWorld(describeRoom);
  const [first = ""] = await ids();
  const count = (counted: string, query = "") =>
    send(query, [
      ["act", "count"],
      ["counted", counted],
    ]);
  expect((await shown()).place.isCounted).toBeNull();
  expect(headerOf(await count("no", `?person=${first}`), "location")).toBe(`${path}?person=${first}`);
  expect((await shown()).place.isCounted).toBe(false);
  expect(headerOf(await count("yes"), "location")).toBe(path);
  expect((await shown()).place.isCounted).toBe(true);
  expect(headerOf(await count("yes", "?end=1"), "location")).toBe(`${path}?end=1`);
  for (const guestKey of room.keys) await describeAssigned(deps, guestKey);
  for (const guestKey of room.keys.slice(1))
    await setGuestCounted(deps, somewhere, { guestKey, counted: true });
  await move("open");
  expect(await count("no")).toMatchObject({ show: "result", status: 409, isTooLate: true });
  await move("picture");
  const page = await shown();
  expect(page.place).toMatchObject({ isCounted: true, picture: { counted: 6 } });
  expect(placeTab(en, page)).toBe("Look at the wall");
  await move("ended");
  expect(placeTab(en, await shown())).toBe("This workshop has ended");
});

it("takes in someone late with own words, or to describe others only", async () => {
  const { deps, room, open, send } = await makeWorld(describeRoom);
  const join = async (name: string) =>
    (await joinWorkshop(deps, somewhere, { code: room.workshop.code, name })).guestKey;
  const ada = await join("Ada");
  expect(await open("", {}, ada)).toMatchObject({ show: "words", place: { late: "described" } });
  await send("?change=1", [["act", "own"], ...words], {}, ada);
  expect(await open("", {}, ada)).toMatchObject({ show: "form", place: { isIn: true, ownWords: wordsA } });
  const ben = await join("Ben");
  for (const guestKey of room.keys.slice(0, 3)) await describeAssigned(deps, guestKey);
  expect(await open("", {}, ben)).toMatchObject({ show: "late", place: { late: "describesOnly" } });
  await send("", [["act", "late"]], {}, ben);
  expect(await open("", {}, ben)).toMatchObject({ show: "form", place: { isIn: true, ownWords: null } });
});

it("emails the link three times, and reports an invalid address", async () => {
  const { send, shown, path } = await makeWorld(openRoom);
  const mail = (email: string) =>
    send("", [
      ["act", "mail"],
      ["email", email],
    ]);
  expect(await mail("ana")).toMatchObject({
    ...{ show: "result", status: 400 },
    mail: { email: "ana", problem: /email/ },
  });
  for (let n = 0; n < 3; n += 1)
    expect(headerOf(await mail(" ana@example.org "), "location")).toBe(`${path}?mailed=1#mail`);
  expect(await shown("?mailed=1")).toMatchObject({ mail: { isSent: true, email: "" } });
  expect(await mail("ana@example.org")).toMatchObject({
    ...{ status: 409, isTooLate: false },
    mail: { email: "ana@example.org", problem: /three/ },
  });
});

it("asks before someone leaves, and deletes their data", async () => {
  const { deps, open, shown, send, path } = await makeWorld(gatherRoom);
  expect(await shown("?out=1")).toMatchObject({ show: "leave", status: 200 });
  const left = await send("", [["act", "leave"]]);
  expect(headerOf(left, "location")).toBe(`${path}?left=1`);
  expect(headerOf(left, "set-cookie")).toMatch(/^workshop=; Max-Age=0; Path=\/w\//);
  expect(await open("?left=1")).toEqual({ language: "en", show: "left", status: 200 });
  expect(await open("")).toEqual({ language: "en", show: "gone", status: 404 });
  expect(await deps.db.read.select().from(workshopGuests)).toHaveLength(5);
});
