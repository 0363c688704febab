import { answers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { getTeamForm } from "#src/server/domain/team/form/describe-colleague.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { teamFormTab } from "#src/shared/team/form-page.ts";
import { describeAll, startRound, wordsA } from "#tests/factories/organisation/organisation.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
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

it("asks for the first remaining colleague, with its own key", async () => {
  const { look, ids } = await makeWorld();
  const [first = ""] = await ids();
  const page = await look();
  expect(page).toMatchObject({ show: "form", status: 200, person: { id: first }, problems: [] });
  expect(page).not.toEqual(await look());
});

it("needs a sign-in and returns", async () => {
  const { look, path } = await makeWorld();
  expect(locationOf(await look("?person=x", null))).toBe(
    `/login?next=${encodeURIComponent(`${path}?person=x`)}`,
  );
});

it("stores a description once and leads to the next colleague with its receipt", async () => {
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
    person: { id: second },
    sent: { person: { id: first }, isRepeat: true, receipt: { withdrawKey: key } },
  });
  expect(await look(`?person=${second}&sent=${second}`, undefined, cookie)).toMatchObject({ sent: null });
});

it("comes back with its content and a message", async () => {
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

it("thanks a member who is done, and asks for missing own words", async () => {
  const { deps, ada, round, look } = await makeWorld();
  await describeAll(deps, ada, round.id);
  const { own } = await getTeamRound(deps, ada, round.id);
  await saveSelf(deps, ada, own?.surveyId ?? "", wordsA);
  const page = await look();
  expect(page).toMatchObject({ show: "end", status: 200, own: { hasOwnWords: true } });
  if (page instanceof Response) throw new Error("It led elsewhere.");
  expect(teamFormTab(page)).toBe("Thank you");
});

it("asks before someone steps out, and confirms it", async () => {
  const { look, send, path } = await makeWorld();
  expect(await look("?out=1")).toMatchObject({ show: "stepOut", status: 200 });
  expect(locationOf(await send("", [["act", "step-out"]]))).toBe(`${path}?left=1`);
  expect(await look("?left=1")).toEqual({ show: "left", status: 200 });
  expect(await look()).toEqual({ show: "unknown", status: 404 });
});

it("takes whether one's window counts, without a script, and shows the same page again", async () => {
  const { look, send, ids, path } = await makeWorld();
  const [first = ""] = await ids();
  const countingOf = async () => {
    const page = await look(`?person=${first}`);
    return !(page instanceof Response) && "form" in page ? page.form.counting : undefined;
  };
  expect(await countingOf()).toEqual({ isCounted: null });
  expect(locationOf(await send(`?person=${first}`, [["counted", "yes"]]))).toBe(`${path}?person=${first}`);
  expect(await countingOf()).toEqual({ isCounted: true });
  await send(`?person=${first}`, [["counted", "no"]]);
  expect(await countingOf()).toEqual({ isCounted: false });
});
