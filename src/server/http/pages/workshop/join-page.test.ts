import { workshopGuests } from "#db/schema/index.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { joinTab } from "#src/shared/workshop/join-page.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { describeRoom, gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { openJoinPage } from "./join-page.ts";

const key = "k".repeat(43);

async function makeWorld(many = 0) {
  const deps = await makeDeps();
  const { owner, workshop } = await gatherRoom(deps, { many });
  const { code } = workshop;
  const open = (init: RequestInit = {}, query = "", of = code) =>
    openJoinPage(new Request(`http://localhost:4321/w/${of}${query}`, init), pageLocalsOf(deps, null), of);
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, of = code) =>
    open({ method: "POST", body: new URLSearchParams(fields), headers }, "", of);
  const guests = () => deps.db.read.select().from(workshopGuests);
  return { deps, owner, workshop, code, open, send, guests };
}

const headerOf = (page: unknown, name: string): string | null =>
  page instanceof Response ? page.headers.get(name) : null;
const cookieOf = (page: unknown): string => headerOf(page, "set-cookie")?.split(";")[0] ?? "";

it("says whose workshop it is, with a key of its own for each form", async () => {
  const { open, guests } = await makeWorld();
  const page = await open();
  expect(page).toMatchObject({
    ...{ show: "form", status: 200 },
    invitation: { title: "How we come across", organisation: "Harbour", open: true },
    fields: { name: "" },
  });
  expect(page).not.toEqual(await open());
  expect(await guests()).toEqual([]);
});

it("joins once, however often the form is sent, and leads to one’s own place", async () => {
  const { send, guests } = await makeWorld();
  const [first, second] = await Promise.all([
    send({ name: "Ana", guestKey: key }),
    send({ name: "Ana", guestKey: key }),
  ]);
  expect([headerOf(first, "location"), headerOf(second, "location")]).toEqual([
    `/workshops/${key}`,
    `/workshops/${key}`,
  ]);
  expect((await guests()).map(({ name }) => name)).toEqual(["Ana"]);
});

it("leads back whoever scans the code again, on that phone and to that workshop alone", async () => {
  const { code, open, send } = await makeWorld();
  const joined = await send({ name: "Ana", guestKey: key });
  expect(headerOf(joined, "set-cookie")).toMatch(/Path=\/w\/.*HttpOnly.*SameSite=Lax/);
  const headers = { cookie: cookieOf(joined) };
  expect(await open({ headers })).toMatchObject({ show: "back", name: "Ana", path: `/workshops/${key}` });
  expect(await open({ headers }, "?another=1")).toMatchObject({ show: "form" });
  const cookie = headers.cookie.replace(code, "another");
  expect(await open({ headers: { cookie } })).toMatchObject({ show: "form" });
  const gone = headers.cookie.replace(key, "g".repeat(43));
  expect(await open({ headers: { cookie: gone } })).toMatchObject({ show: "form" });
});

it("brings the form back as it was sent where someone has that name", async () => {
  const { send, guests } = await makeWorld();
  await send({ name: "Ana", guestKey: key });
  const other = "o".repeat(43);
  const page = await send({ name: " ana ", guestKey: other });
  expect(page).toMatchObject({
    ...{ show: "form", status: 400, problem: null },
    nameProblem: /^Someone here has this name/,
    fields: { name: " ana ", guestKey: other },
  });
  if (page instanceof Response) throw new Error("It joined.");
  expect(joinTab(page)).toBe("Error: How we come across");
  expect(await guests()).toHaveLength(1);
});

it("says what is wrong with a name, and needs no key", async () => {
  const { send } = await makeWorld();
  expect(await send({ name: "" })).toMatchObject({ status: 400, nameProblem: /^Please enter the name/ });
  expect(await send({ name: "Ana", guestKey: "broken" })).toMatchObject({ status: 303 });
});

it("says that a room is full", async () => {
  const { send } = await makeWorld(60);
  expect(await send({ name: "Ana", guestKey: key })).toMatchObject({
    ...{ show: "form", status: 409, nameProblem: null },
    problem: /^This workshop is full/,
  });
});

it("is closed once describing has begun, also for who comes too late", async () => {
  const deps = await makeDeps();
  const { workshop } = await describeRoom(deps);
  const open = (init: RequestInit) =>
    openJoinPage(
      new Request(`http://localhost:4321/w/${workshop.code}`, init),
      pageLocalsOf(deps, null),
      workshop.code,
    );
  expect(await open({})).toMatchObject({ show: "closed", status: 200 });
  const body = new URLSearchParams({ name: "Ana", guestKey: key });
  expect(await open({ method: "POST", body })).toMatchObject({ show: "closed", status: 409 });
});

it("still leads back who has joined, once nobody can join any more", async () => {
  const { deps, owner, workshop, open, send } = await makeWorld();
  const headers = { cookie: cookieOf(await send({ name: "Ana", guestKey: key })) };
  await moveWorkshop(deps, owner, workshop.id, "ended");
  expect(await open({ headers })).toMatchObject({ show: "back", invitation: { open: false } });
  expect(await open()).toMatchObject({ show: "closed" });
});

it("knows no other code, and leads on to one that is typed or pasted", async () => {
  const { code, open, send } = await makeWorld();
  expect(await open({}, "", "nothing")).toEqual({ show: "unknown", status: 404 });
  expect(headerOf(await send({ code: ` ${code} ` }, {}, "nothing"), "location")).toBe(`/w/${code}`);
  const pasted = await send({ code: `https://panes.example/w/${code}/` }, {}, "nothing");
  expect(headerOf(pasted, "location")).toBe(`/w/${code}`);
});

it("asks for patience where too many wrong codes were tried", async () => {
  const { open } = await makeWorld();
  for (let n = 0; n < 300; n += 1) await open({}, "", "nothing");
  expect(await open({}, "", "nothing")).toMatchObject({ show: "busy", status: 429 });
  // A room of people with the right one never meets it.
  expect(await open()).toMatchObject({ show: "form" });
});

it("leads on to a code that a header can hold, whatever someone has pasted", async () => {
  const { send } = await makeWorld();
  expect(headerOf(await send({ code: "é".repeat(5_000) }), "location")?.length).toBeLessThan(1_000);
});
