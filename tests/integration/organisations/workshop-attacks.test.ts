import { windowMailsOf, deadWorkshopLinks, joinsOf } from "#src/server/domain/workshop/limits.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { useUp } from "#tests/setup/use-up.ts";
import { mails, workshopGuests } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import {
  leaveWorkshop,
  saveOwnWords,
  mailPlace,
  getPlace,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { getWorkshopInvitation, joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import {
  eraseWorkshop,
  getWall,
  getWorkshop,
  removeGuest,
} from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { sweepWorkshops } from "#src/server/domain/workshop/erase.ts";
import { DomainError } from "#src/server/errors.ts";
import { parseEnv } from "#src/server/env.ts";
import { newGuestInput } from "#src/shared/workshop/workshop.input.ts";
import { somewhere } from "#tests/factories/organisation/organisation.ts";
import {
  describeAssigned,
  describeRoom,
  gatherRoom,
  openRoom,
  wordsOfOwn,
} from "#tests/factories/organisation/workshop.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

it("serves sixty people behind one address while others try wrong codes and fill other rooms", async () => {
  const deps = await makeDeps();
  const [first, second, third] = [
    await gatherRoom(deps, { many: 0 }),
    await gatherRoom(deps, { many: 0 }),
    await gatherRoom(deps, { many: 0 }),
  ];
  const guess = async (n: number) =>
    getWorkshopInvitation(deps, somewhere, `wrong${String(n)}`).then(
      () => "found",
      (error: unknown) => (error instanceof DomainError ? error.kind : String(error)),
    );
  expect(await guess(1)).toBe("not_found");
  await useUp(deps, deadWorkshopLinks(somewhere));
  expect(await guess(2)).toBe("too_many_requests");
  for (const { workshop, owner } of [first, second, third]) {
    const keys = [];
    for (let n = 0; n < 60; n += 1)
      keys.push(await joinWorkshop(deps, somewhere, { code: workshop.code, name: `Guest ${String(n)}` }));
    await moveWorkshop(deps, owner, workshop.id, "words");
    for (const { guestKey } of keys) await saveOwnWords(deps, somewhere, { guestKey, traitIds: wordsOfOwn });
    await moveWorkshop(deps, owner, workshop.id, "describing");
    for (const { guestKey } of keys.slice(0, 8)) await describeAssigned(deps, guestKey);
    expect(await getWall(deps, owner, workshop.id)).toMatchObject({ guests: 60, ready: 60, finished: 8 });
  }
  // The network's limit of wrong codes and the room's limit of joining still hold.
  expect(await guess(500)).toBe("too_many_requests");
  const fourth = await gatherRoom(deps, { many: 0 });
  const come = async () => {
    const { guestKey } = await joinWorkshop(deps, somewhere, { code: fourth.workshop.code, name: "Ada" });
    await leaveWorkshop(deps, somewhere, guestKey);
  };
  await come();
  await useUp(deps, [joinsOf(fourth.workshop)]);
  await expect(come()).rejects.toMatchObject({ kind: "too_many_requests" });
}, 60_000);

it("refuses names that look like someone else or like nothing", async () => {
  const deps = await makeDeps();
  const { owner, workshop } = await gatherRoom(deps);
  const join = (name: string) =>
    joinWorkshop(deps, somewhere, { code: workshop.code, ...newGuestInput.parse({ name }) });
  await expect(join("Guest\u200B 01\u2060")).rejects.toMatchObject({ code: "workshop.nameTaken" });
  await join("Anna");
  await expect(join("Аnnа")).rejects.toMatchObject({ code: "workshop.nameMixed" });
  await expect(join("Guest O1")).rejects.toMatchObject({ code: "workshop.nameTaken" });
  await join("Олена");
  for (const name of ["\u200B", "\u3164\u2800", `a${"\u0301\u0302\u0303".repeat(10)}`])
    expect(newGuestInput.safeParse({ name }).error?.issues[0]?.message).toMatch(/^Please enter the name/);
  expect(await getWorkshop(deps, owner, workshop.id)).toMatchObject({ guests: 8 });
});

const mailed = (deps: TestDeps) =>
  deps.db.read
    .select({ recipient: mails.recipient, text: mails.text })
    .from(mails)
    .where(eq(mails.kind, "workshop window"));

it("cancels waiting emails of guests who leave, are removed or whose workshop is deleted", async () => {
  const deps = await makeDeps({
    env: parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: "smtp://mail.example" }),
  });
  const { owner, workshop, keys } = await openRoom(deps, { many: 7 });
  for (const [n, guestKey] of keys.slice(0, 3).entries())
    await mailPlace(deps, somewhere, { guestKey, email: `g${String(n)}@one.example` });
  const waiting = async () => (await mailed(deps)).map(({ recipient }) => recipient).filter(Boolean);
  expect(await waiting()).toHaveLength(3);
  await leaveWorkshop(deps, somewhere, keys[0] ?? "");
  expect(await waiting()).toEqual(["g1@one.example", "g2@one.example"]);
  const [first] = (await getWorkshop(deps, owner, workshop.id)).people;
  await removeGuest(deps, owner, { workshopId: workshop.id, guestId: first?.guestId ?? "" });
  expect(await waiting()).toEqual(["g2@one.example"]);
  await eraseWorkshop(deps, owner, workshop.id);
  expect((await mailed(deps)).map(({ recipient, text }) => recipient + text)).toEqual(["", "", ""]);
});

it.each(["words", "describing"] as const)("deletes everyone's words if it ends at %s", async (step) => {
  const deps = await makeDeps();
  const room = step === "words" ? await gatherRoom(deps) : await describeRoom(deps);
  const { owner, workshop, keys } = room;
  if (step === "words") {
    await moveWorkshop(deps, owner, workshop.id, "words");
    await saveOwnWords(deps, somewhere, { guestKey: keys[0] ?? "", traitIds: wordsOfOwn });
  } else await describeAssigned(deps, keys[0] ?? "");
  await moveWorkshop(deps, owner, workshop.id, "ended");
  const guests = await deps.db.read.select().from(workshopGuests);
  expect(guests.map(({ selfTraitIds }) => selfTraitIds)).toEqual(keys.map(() => null));
});

it("deletes everyone's words after an evening without windows, and keeps windows otherwise", async () => {
  const deps = await makeDeps();
  await describeRoom(deps);
  const opened = await openRoom(deps);
  deps.clock.advance(hours(12));
  await sweepWorkshops(deps.db, deps.clock.now());
  const guests = await deps.db.read.select().from(workshopGuests);
  expect(guests.filter(({ selfTraitIds }) => selfTraitIds !== null)).toHaveLength(opened.keys.length);
  expect((await getPlace(deps, somewhere, opened.keys[0] ?? "")).window).not.toBeNull();
});

it("sends no email before there is something to read", async () => {
  const deps = await makeDeps();
  const { keys } = await gatherRoom(deps);
  await expect(
    mailPlace(deps, somewhere, { guestKey: keys[0] ?? "", email: "ana@one.example" }),
  ).rejects.toMatchObject({ code: "workshop.nothingToMail" });
  expect(await mailed(deps)).toEqual([]);
});

it("sends at most six hundred emails a day for one host", async () => {
  const deps = await makeDeps();
  const { owner, keys } = await openRoom(deps);
  const limit = windowMailsOf({ startedBy: owner.userId, organisationId: "" });
  await deps.db.write((tx) => countEach(tx, deps.clock.now(), [limit], 599));
  const send = (guestKey: string) =>
    mailPlace(deps, { network: "198.51.100.7" }, { guestKey, email: "ana@one.example" });
  await send(keys[0] ?? "");
  await expect(send(keys[1] ?? "")).rejects.toMatchObject({ kind: "too_many_requests" });
});
