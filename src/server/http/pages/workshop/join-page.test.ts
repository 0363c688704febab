import { en } from "#src/shared/languages/en/index.ts";
import { workshopGuests } from "#db/schema/index.ts";
import { joinTab } from "#src/shared/workshop/join-page.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
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

it("names the workshop, with its own key for each form", async () => {
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

it("joins once, however often the form is sent, and leads to the guest's page", async () => {
  const { send, guests } = await makeWorld();
  const [first, second] = await Promise.all([
    send({ name: "Ana", guestKey: key }),
    send({ name: "Ana", guestKey: key }),
  ]);
  expect([headerOf(first, "location"), headerOf(second, "location")]).toEqual([
    `/workshops/${key}?lang=en`,
    `/workshops/${key}?lang=en`,
  ]);
  expect((await guests()).map(({ name }) => name)).toEqual(["Ana"]);
});

it("leads a phone that scans the code again back to its own page", async () => {
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

it("comes back with its content if the name is taken", async () => {
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
  expect(joinTab(en, page)).toBe("Error: How we come across");
  expect(await guests()).toHaveLength(1);
});

it("is unknown for other codes, and redirects typed or pasted ones", async () => {
  const { code, open, send } = await makeWorld();
  expect(await open({}, "", "nothing")).toEqual({ language: "en", show: "unknown", status: 404 });
  expect(headerOf(await send({ code: ` ${code} ` }, {}, "nothing"), "location")).toBe(`/w/${code}?lang=en`);
  const pasted = await send({ code: `https://panes.example/w/${code}/` }, {}, "nothing");
  expect(headerOf(pasted, "location")).toBe(`/w/${code}?lang=en`);
});
