import { answers, participants, snapshots } from "#db/schema/index.ts";
import { expect, it } from "vitest";
import { openPeerPage, publicLink } from "#src/server/http/pages/peer/peer-page.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";

/** What a round's answers left behind, with random keys left out. */
async function storedIn({ db }: TestDeps) {
  const rows = await Promise.all([
    ...[answers, participants].map((table) => db.read.select().from(table)),
    db.read.select({ content: snapshots.content }).from(snapshots),
  ]);
  const random = /"(?:id|surveyId|peerName)":"[^"]*"/g;
  return rows.map((table) => table.map((row) => JSON.stringify(row).replaceAll(random, "")).sort());
}

interface Reader {
  readonly query: string;
  readonly accepts: string;
}

/** A round of three answers, which their givers read in these languages. */
async function playRound(chosen: Language | null, readers: readonly Reader[]) {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Anna", lastName: "Berg" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  if (chosen !== null) await updateSurvey(deps, owner, survey.id, { language: chosen });
  const pages: unknown[] = [];
  for (const [turn, { query, accepts }] of readers.entries()) {
    const body = new URLSearchParams([
      ...wordsFrom(turn).map((word): [string, string] => ["selectedTraits", word]),
      ["submissionKey", String(turn).repeat(43)],
    ]);
    const headers = { "accept-language": accepts };
    const request = new Request(`http://localhost:4321/shared/${shareId}${query}`, {
      method: "POST",
      body,
      headers,
    });
    const page = await openPeerPage(request, pageLocalsOf(deps, null), publicLink(shareId));
    pages.push(page instanceof Response ? page.headers.get("location") : page);
  }
  await revealSurvey(deps, owner, survey.id);
  return { pages, stored: await storedIn(deps) };
}

const english = { query: "", accepts: "" };

it("a peer's language is on the next page, and nothing of it is stored", async () => {
  const readers = [
    { query: "?lang=pl", accepts: "" },
    { query: "", accepts: "ja,en;q=0.5" },
    { query: "?lang=nonsense", accepts: "xx, de-AT;q=0.9, fr;q=0.4" },
  ];
  const theirs = await playRound(null, readers);
  expect(theirs.pages).toEqual(["pl", "ja", "de"].map((tag) => `/assessment/complete?lang=${tag}`));
  const { stored } = await playRound(null, [english, english, english]);
  expect(theirs.stored).toEqual(stored);
  expect(stored.map(({ length }) => length)).toEqual([3, 0, 1]);
});

it("the owner's choice comes before the browser's, and after the peer's own", async () => {
  const readers = [
    { query: "", accepts: "fr" },
    { query: "?lang=nl", accepts: "fr" },
    { query: "", accepts: "" },
  ];
  const { pages } = await playRound("pl", readers);
  expect(pages).toEqual(["pl", "nl", "pl"].map((tag) => `/assessment/complete?lang=${tag}`));
});
