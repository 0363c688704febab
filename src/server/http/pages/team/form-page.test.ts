import { answers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { closeTeamRound } from "#src/server/domain/team/change-team-round.ts";
import { stepOut } from "#src/server/domain/team/ending/step-out.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { getTeamForm } from "#src/server/domain/team/form/get-team-form.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { nextColleague, teamFormTab } from "#src/shared/team/form-page.ts";
import { describeAll, startRound, wordsA } from "#tests/factories/organisation/organisation.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { openTeamForm } from "./form-page.ts";

const key = "k".repeat(43);
const words = wordsA.map((word): [string, string] => ["selectedTraits", word]);

async function makeWorld() {
  const deps = await makeDeps();
  const started = await startRound(deps);
  const { round, people, owner } = started;
  const [ada, ben] = people;
  if (ada === undefined || ben === undefined) throw new Error("There is nobody.");
  const path = `/team/rounds/${round.id}/describe`;
  const at = (query: string) => `http://localhost:4321${path}${query}`;
  const look = (query = "", actor: Actor | null = ada, cookie = "") =>
    openTeamForm(new Request(at(query), { headers: { cookie } }), pageLocalsOf(deps, actor), round.id);
  const send = (
    query: string,
    fields: [string, string][] = [...words, ["submissionKey", key]],
    headers: Record<string, string> = {},
  ) =>
    openTeamForm(
      new Request(at(query), { method: "POST", body: new URLSearchParams(fields), headers }),
      pageLocalsOf(deps, ada),
      round.id,
    );
  const ids = async () => (await getTeamForm(deps, ada, round.id)).colleagues.map(({ personId }) => personId);
  return { deps, round, owner, ada, ben, path, look, send, ids };
}

const locationOf = (page: unknown): string | null =>
  page instanceof Response ? page.headers.get("location") : null;

it("asks for the first who is left, with a key of its own for each form", async () => {
  const { look, ids } = await makeWorld();
  const [first = ""] = await ids();
  const page = await look();
  expect(page).toMatchObject({ show: "form", status: 200, colleague: { personId: first }, problems: [] });
  expect(page).not.toEqual(await look());
});

it("sends someone who isn’t signed in to sign in, and back", async () => {
  const { look, path } = await makeWorld();
  expect(locationOf(await look("?person=x", null))).toBe(
    `/login?next=${encodeURIComponent(`${path}?person=x`)}`,
  );
});

it("stores a description once, and leads on to the next colleague with its receipt", async () => {
  const { deps, look, send, ids, path } = await makeWorld();
  const [first = "", second = ""] = await ids();
  const sent = await send(`?person=${first}`);
  expect(locationOf(sent)).toBe(`${path}?person=${second}&sent=${first}`);
  const again = await send(`?person=${first}`, [["submissionKey", key]]);
  expect(locationOf(again)).toBe(locationOf(sent));
  expect(await deps.db.read.select().from(answers)).toHaveLength(1);
  const setCookie = again instanceof Response ? (again.headers.get("set-cookie") ?? "") : "";
  expect(setCookie).toContain(`Path=${path}`);
  const [cookie = ""] = setCookie.split(";");
  expect(await look(`?person=${second}&sent=${first}`, undefined, cookie)).toMatchObject({
    show: "form",
    colleague: { personId: second },
    sent: { colleague: { personId: first }, isRepeat: true, receipt: { withdrawKey: key } },
  });
  // Of anyone else this cookie says nothing.
  expect(await look(`?person=${second}&sent=${second}`, undefined, cookie)).toMatchObject({ sent: null });
});

it("says that someone is described already, and stores nothing more", async () => {
  const { deps, look, send, ids } = await makeWorld();
  const [first = ""] = await ids();
  await send(`?person=${first}`);
  expect(await look(`?person=${first}`)).toMatchObject({ show: "described", status: 200 });
  const other = [...words, ["submissionKey", "o".repeat(43)] as [string, string]];
  expect(await send(`?person=${first}`, other)).toMatchObject({ show: "described", status: 409 });
  expect(await deps.db.read.select().from(answers)).toHaveLength(1);
});

it("brings a form back as it was sent, with what is wrong", async () => {
  const { send, ids } = await makeWorld();
  const [first = ""] = await ids();
  const page = await send(`?person=${first}`, words.slice(0, 2));
  expect(page).toMatchObject({
    show: "form",
    status: 400,
    fields: { selectedTraits: wordsA.slice(0, 2) },
    problems: [{ field: "selectedTraits" }],
  });
  if (page instanceof Response) throw new Error("It was stored.");
  expect(teamFormTab(page)).toMatch(/^Error: How do you see /);
});

it("passes skipped colleagues once, and names them at the end", async () => {
  const { deps, ada, round, look, send, ids } = await makeWorld();
  const people = await ids();
  const last = people.at(-1) ?? "";
  expect(locationOf(await send(`?person=${last}`))).toMatch(/\?end=1&sent=/);
  const page = await look("?end=1");
  expect(page).toMatchObject({ show: "end", own: { hasOwnWords: false } });
  if (page instanceof Response) throw new Error("It led elsewhere.");
  expect(teamFormTab(page)).toBe("4 colleagues are left");
  const form = await getTeamForm(deps, ada, round.id);
  expect(nextColleague(form, form.colleagues[3])).toBeUndefined();
  expect(nextColleague(form)?.personId).toBe(people[0]);
});

it("thanks who has described everyone, and knows whether their own words are missing", async () => {
  const { deps, ada, round, look } = await makeWorld();
  await describeAll(deps, ada, round.id);
  const { own } = await getTeamRound(deps, ada, round.id);
  await saveSelf(deps, ada, own?.surveyId ?? "", wordsA);
  const page = await look();
  expect(page).toMatchObject({ show: "end", status: 200, own: { hasOwnWords: true } });
  if (page instanceof Response) throw new Error("It led elsewhere.");
  expect(teamFormTab(page)).toBe("Thank you");
});

it("knows nobody who isn’t there, or has stepped out meanwhile", async () => {
  const { deps, ben, round, look, send, ids } = await makeWorld();
  const [first = ""] = await ids();
  expect(await look("?person=unknown")).toMatchObject({ show: "gone", status: 404, isSent: false });
  await stepOut(deps, ben, round.id);
  expect(await send(`?person=${first}`)).toMatchObject({ show: "gone", status: 404, isSent: true });
});

it("is closed once the round is over, also for what comes too late", async () => {
  const { deps, owner, round, look, send, ids } = await makeWorld();
  const [first = ""] = await ids();
  await closeTeamRound(deps, owner, round.id);
  expect(await look()).toMatchObject({ show: "over", status: 200, isSent: false });
  expect(await send(`?person=${first}`)).toMatchObject({ show: "over", status: 409, isSent: true });
  expect(await send("", [["act", "step-out"]])).toMatchObject({ show: "over", status: 409 });
});

it("asks before someone steps out, and says so afterwards", async () => {
  const { look, send, path } = await makeWorld();
  expect(await look("?out=1")).toMatchObject({ show: "stepOut", status: 200 });
  expect(locationOf(await send("", [["act", "step-out"]]))).toBe(`${path}?left=1`);
  expect(await look("?left=1")).toEqual({ show: "left", status: 200 });
  expect(await look()).toEqual({ show: "unknown", status: 404 });
});

it("has no form for those who lead and don’t take part, nor for strangers", async () => {
  const { deps, owner, look } = await makeWorld();
  expect(await look("", owner)).toEqual({ show: "notInIt", status: 403 });
  expect(await look("", await makeUser(deps))).toEqual({ show: "unknown", status: 404 });
});
