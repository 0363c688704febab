import { workshopAnswers, workshopGuests, workshopPanels, workshops, mails } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import { saveOwnWords } from "#src/server/domain/workshop/guest/guest-place.ts";
import {
  getPlace,
  getWorkshopInvitation,
  joinWorkshop,
} from "#src/server/domain/workshop/guest/get-place.ts";
import { mailPlace } from "#src/server/domain/workshop/guest/mail-place.ts";
import { getWall, getWorkshop } from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/erase.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  wordsOfOwn,
} from "#tests/factories/organisation/workshop.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

const key = (letter: string): string => letter.repeat(43);

async function rowsIn(deps: TestDeps): Promise<readonly number[]> {
  const tables = [workshops, workshopGuests, workshopPanels, workshopAnswers];
  return Promise.all(tables.map((table) => deps.db.read.$count(table)));
}

it("admits a phone once, under a unique name, until describing begins", async () => {
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
    open: true,
    organisation: "Harbour",
  });
  await moveWorkshop(deps, owner, workshop.id, "words");
  for (const guestKey of keys) await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn });
  await moveWorkshop(deps, owner, workshop.id, "describing");
  await expect(joinWorkshop(deps, somewhere, { code, name: "Late" })).rejects.toMatchObject({
    code: "workshop.notOpen",
  });
  // Earlier guests still find their page.
  expect(await joinWorkshop(deps, somewhere, ada)).toEqual({ guestKey: key("a") });
  await expect(getWorkshopInvitation(deps, somewhere, "unknown")).rejects.toMatchObject({
    kind: "not_found",
  });
});

it("ends after the evening, and everything is deleted on its day", async () => {
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
