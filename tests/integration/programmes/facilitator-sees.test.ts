import { mails } from "#db/schema/index.ts";
import { hours } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import { sendDigests } from "#src/server/domain/facilitator/send-digests.ts";
import { tellOfSharedResults } from "#src/server/domain/facilitator/tell-of-shared-results.ts";
import { callProcedure } from "#src/server/trpc/call-procedure.ts";
import type { ProcedurePath } from "#src/server/trpc/router.ts";
import { answerAbout, makeMember, type Member } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { countingIds } from "#tests/histories/counting-ids.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/*
 * Rules F1 and F2: two worlds in which clients and peers picked different words, as many of them. Until a result is shared no output of
 * a facilitator tells the worlds apart; from then on it tells what the owner's own page does.
 */

/** Who picks what: own words, and those of each peer, for each of the clients. */
type Words = readonly { readonly own: readonly string[]; readonly peers: readonly (readonly string[])[] }[];

const worldA: Words = [
  { own: wordsFrom(0), peers: [wordsFrom(0), wordsFrom(1), wordsFrom(2)] },
  { own: wordsFrom(4), peers: [wordsFrom(4), wordsFrom(6), wordsFrom(8)] },
  { own: wordsFrom(8), peers: [wordsFrom(8)] },
];
const worldB: Words = [
  { own: wordsFrom(20), peers: [wordsFrom(40), wordsFrom(44), wordsFrom(50)] },
  { own: wordsFrom(24), peers: [wordsFrom(1), wordsFrom(30), wordsFrom(16)] },
  { own: wordsFrom(28), peers: [wordsFrom(49)] },
];

interface World {
  readonly deps: TestDeps;
  readonly mira: Actor;
  readonly faId: string;
  readonly members: readonly Member[];
}

/** One client has opened their window, one could, one waits for answers, one has picked nothing. */
async function makeWorld(words: Words): Promise<World> {
  const deps = await makeDeps({ ids: countingIds() });
  // Until half past seven on Monday.
  deps.clock.advance(hours(70.5));
  const mira = await makeFacilitator(deps, {
    email: "mira@example.org",
    firstName: "Mira",
    lastName: "Holm",
  });
  const programme = await makeProgramme(deps, mira);
  const members: Member[] = [];
  for (const [n, name] of ["Ada", "Ben", "Cleo", "Dora"].entries()) {
    const email = `${name.toLowerCase()}@example.org`;
    const member = await makeMember(deps, programme, { name, email });
    const picked = words[n];
    if (picked !== undefined) await answerAbout(deps, member, picked.peers, picked.own);
    members.push(member);
  }
  await openFirst(deps, members);
  return { deps, mira, faId: programme.id, members };
}

async function openFirst(deps: TestDeps, [ada]: readonly Member[]): Promise<void> {
  if (ada !== undefined) await revealSurvey(deps, ada.actor, ada.surveyId);
}

/** An answer, or the refusal in its place; of what is not built yet, nothing. */
async function hear({ deps, mira }: World, path: ProcedurePath, input: object): Promise<string> {
  try {
    return JSON.stringify(await callProcedure(contextWith({ deps, actor: mira }), path, input));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** All that a facilitator can ask for, and all that they are sent. */
async function outputsOf(world: World): Promise<ReadonlyMap<string, string>> {
  const { deps, faId, members, mira } = world;
  const said = new Map<string, string>();
  const programmeCalls = [
    ["facilitator.overview", {}],
    ["programme.list", {}],
    ["programme.clients", {}],
    ["programme.get", { faId }],
    ["programme.sending", { faId }],
    ["programme.exportStages", { faId }],
    ["group.state", { faId }],
    ["group.export", { faId }],
  ] as const satisfies readonly (readonly [ProcedurePath, object])[];
  for (const [path, input] of programmeCalls) said.set(path, await hear(world, path, input));
  const clientCalls = [
    "clientResult.analysis",
    "clientResult.preparation",
    "clientResult.exportPreparation",
    "clientResult.ledger",
    "clientResult.notes",
    "meeting.get",
  ] as const satisfies readonly ProcedurePath[];
  for (const path of clientCalls)
    for (const { clientId } of members)
      said.set(`${path} ${clientId}`, await hear(world, path, { clientId }));
  deps.clock.advance(hours(0.5));
  await tellOfSharedResults(deps);
  await sendDigests(deps);
  const sent = await deps.db.read
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      at: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.recipient, mira.email))
    .orderBy(asc(mails.createdAt), asc(mails.kind));
  said.set("mails", JSON.stringify(sent));
  return said;
}

describe("before anything is shared", () => {
  it("a facilitator hears the same whatever words were picked", async () => {
    const [a, b] = [await makeWorld(worldA), await makeWorld(worldB)];
    const [heardA, heardB] = [await outputsOf(a), await outputsOf(b)];
    expect(heardB).toEqual(heardA);
    expect(heardA.get("programme.get")).toMatch(/"stage":"opened","answers":3/);
    expect(heardA.get("programme.get")).toMatch(/"stage":"ready","answers":3/);
    expect(heardA.get("programme.get")).toMatch(/"stage":"answering","answers":1/);
    expect(heardA.get("mails")).toContain("Ready to open: Ben");
    // The clients themselves do not.
    const own = async ({ deps, members: [ada] }: World) =>
      ada === undefined ? null : (await getAnalysis(deps, ada.actor, ada.surveyId)).words;
    expect(await own(b)).not.toEqual(await own(a));
  });

  it("no output names a client's round, account or words", async () => {
    const world = await makeWorld(worldA);
    const heard = [...(await outputsOf(world)).values()].join("\n");
    for (const { surveyId, actor } of world.members) {
      expect(heard).not.toContain(surveyId);
      expect(heard).not.toContain(actor.userId);
    }
    for (const word of wordsFrom(0, 14)) expect(heard).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
  });
});

describe("what one client shares", () => {
  it("tells nothing of the others", async () => {
    const [a, b] = [await makeWorld(worldA), await makeWorld([...worldA.slice(0, 1), ...worldB.slice(1)])];
    for (const { deps, members } of [a, b]) {
      const ada = members[0];
      if (ada !== undefined)
        await setSharing(deps, ada.actor, ada.surveyId, { result: true, plan: "Listen" });
    }
    const heard = await outputsOf(a);
    expect(await outputsOf(b)).toEqual(heard);
    expect(heard.get(`clientResult.analysis ${a.members[0]?.clientId ?? ""}`)).toContain('"arenaTraits"');
    expect(heard.get("mails")).toContain("A client shared their result with you");
  });
});
