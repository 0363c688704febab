import type { Actor } from "#src/server/actor.ts";
import { frameOf } from "#src/server/domain/insight/portrait/draft.ts";
import { writeHypotheses } from "#src/server/domain/preparation/hypotheses.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { writeLedger } from "#src/server/domain/client/sharing.ts";
import { getPreparation } from "#src/server/domain/preparation/get-preparation.ts";
import { makeClientWithResult, makeResult, changeClient } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { days } from "#src/server/clock.ts";
import { listRetakes } from "#src/server/domain/programme/results.ts";

const allWords = catalogue.map(({ id }) => id);

let deps: TestDeps;
let facilitator: Actor;

beforeEach(async () => {
  deps = await makeDeps();
  facilitator = await makeFacilitator(deps);
});

/** Both writers use the order of the result, which for equal votes is the catalogue's. */
const quoted = (ids: readonly string[]) => new Intl.ListFormat("en-GB").format(ids.map((id) => `“${id}”`));

const shared = () => ({ sharedSince: deps.clock.now() });
const eight = makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(3, 5));

async function sharingClient(content = eight, overrides = {}) {
  const programme = await makeProgramme(deps, facilitator);
  return makeClientWithResult(deps, programme, content, { ...shared(), ...overrides });
}

describe("the preparation of a session", () => {
  it("asks three questions, each with its words and numbers", async () => {
    const { id } = await sharingClient(eight, { name: "Kim" });
    const { hypotheses, changes, plan, notes } = await getPreparation(deps, facilitator, id);
    expect(hypotheses).toHaveLength(3);
    for (const { question, evidence, traitIds } of hypotheses) {
      expect(question).toMatch(/\?$/);
      expect(evidence).toMatch(/eight people/);
      expect(traitIds).not.toHaveLength(0);
    }
    expect(new Set(hypotheses.flatMap(({ traitIds }) => traitIds)).size).toBeGreaterThan(2);
    expect({ changes, plan, notes }).toEqual({ changes: null, plan: null, notes: "" });
  });

  it("begins with the step that a client shares, once it's a week old", async () => {
    const { id, surveyId } = await sharingClient(eight, { name: "Kim", sharedPlan: "Say no once." });
    const entry = { surveyId, clientId: id, what: "plan shared", facilitatorName: "Mira" } as const;
    await deps.db.write((tx) => writeLedger(tx, deps, entry));
    deps.clock.advance(days(7) - 1);
    const early = await getPreparation(deps, facilitator, id);
    expect(early.plan).toBe("Say no once.");
    expect(early.hypotheses.map(({ evidence }) => evidence)).not.toContain("Kim shares a step with you.");
    deps.clock.advance(1);
    const { hypotheses, plan } = await getPreparation(deps, facilitator, id);
    expect(hypotheses[0]).toMatchObject({ evidence: "Kim shares a step with you.", traitIds: [] });
    expect(plan).toBe("Say no once.");
  });

  it("asks about something else each time, however few answered", () => {
    const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
    for (let seed = 0; seed < 60; seed += 1) {
      const random = seededRandom(seed);
      const ballot = () => pickAtRandom(allWords.slice(0, seed % 2 === 0 ? 18 : 30), 7, random);
      const peers = Array.from({ length: 3 + (seed % 3) * (seed % 3) }, ballot);
      const sheet = writeHypotheses(
        makeSnapshot({ self: ballot(), peers }),
        "Kim",
        undefined,
        seed % 4 === 0,
      );
      const texts = sheet.map(({ question }) => question);
      expect(new Set(texts.map((text) => frameOf(text))).size).toBe(3);
      for (const [place, text] of texts.entries())
        for (const other of texts.slice(place + 1)) {
          const [one, two] = [wordsIn(text), wordsIn(other)];
          const both = [...one].filter((word) => two.has(word)).length;
          expect(both / Math.min(one.size, two.size), `${text}\n${other}`).toBeLessThan(0.5);
        }
    }
  });

  it("shows bands and no counts below five answers", async () => {
    const { id } = await sharingClient(makeAgreeingSnapshot(wordsFrom(0), 3, wordsFrom(6, 5)));
    const { hypotheses } = await getPreparation(deps, facilitator, id);
    const text = hypotheses.map(({ evidence }) => evidence).join(" ");
    expect(text).toMatch(/of the people who answered picked/);
    expect(text).not.toMatch(/\b(one|two|three|\d) of (three|\d)\b|all three/);
  });

  it("reports changes beyond chance and no others", async () => {
    const { id, surveyId } = await sharingClient();
    const old = [...Array(8).keys()].map((peer) => [...wordsFrom(3, 5), ...wordsFrom(8 + peer * 2, 2)]);
    const fresh = [...Array(12).keys()].map((peer) => [...wordsFrom(40, 5), ...wordsFrom(8 + peer * 2, 2)]);
    deps.clock.advance(1);
    await makeResult(deps, surveyId, 2, makeSnapshot({ self: wordsFrom(0), peers: [...old, ...fresh] }));
    const { before, changes, hypotheses, snapshot } = await getPreparation(deps, facilitator, id);
    expect(snapshot).toBe(2);
    expect(before).toMatchObject({ programme: null, responseCount: 8, then: wordsFrom(3, 5) });
    expect(hypotheses.slice(0, 2).map(({ evidence }) => evidence)).toEqual([
      expect.stringMatching(/^Twelve of twenty people picked “\w+”.* That’s more than/),
      expect.stringMatching(/picked “\w+” this time. That’s less than/),
    ]);
    expect(changes?.[0]).toBe(`The newer answers bring up ${quoted(wordsFrom(40, 5))} far more often.`);
    expect(changes?.[1]).toBe(`The newer answers bring up ${quoted(wordsFrom(3, 5))} far less often.`);
  });
});

describe("retakes", () => {
  let deps: TestDeps;
  let facilitator: Actor;

  beforeEach(async () => {
    deps = await makeDeps();
    facilitator = await makeFacilitator(deps);
  });

  const kim = { email: "kim@example.org", mailbox: "kim@example.org" };
  const keeping = { sharesResult: false, sharedSince: null };
  /** Own words that nobody else picked, and own words that everyone did. */
  const apart = makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(40, 5));
  const agreeing = makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(0, 5));

  /** Kim's result in a programme of its own, a season after the previous one. */
  async function kimShares(content = apart, overrides = {}, title = "Spring cohort") {
    deps.clock.advance(days(90));
    const programme = await makeProgramme(deps, facilitator, { title });
    const shared = { sharesResult: true, sharedSince: deps.clock.now() };
    return makeClientWithResult(deps, programme, content, { ...kim, ...shared, ...overrides });
  }

  const idsOf = async (clientId: string) =>
    (await listRetakes(deps, facilitator, clientId)).map((retake) => retake.clientId);

  it("show the results that the same address shares, oldest first, each with its programme", async () => {
    const first = await kimShares(apart, {}, "Spring");
    const second = await kimShares(agreeing, {}, "Autumn");
    const retakes = await listRetakes(deps, facilitator, first.id);
    expect(retakes).toMatchObject([
      { clientId: first.id, faId: first.programmeId, programme: "Spring", responseCount: 8, changes: null },
      { clientId: second.id, faId: second.programmeId, programme: "Autumn", confidence: "solid" },
    ]);
    expect(await listRetakes(deps, facilitator, second.id)).toEqual(retakes);
  });

  it("take the newest result of an earlier programme as the one before", async () => {
    await kimShares(apart, {}, "Spring");
    const { id } = await kimShares(agreeing, {}, "Autumn");
    const { before, changes } = await getPreparation(deps, facilitator, id);
    expect(before).toMatchObject({ programme: "Spring", then: wordsFrom(40, 5), now: wordsFrom(0, 5) });
    expect(changes).toEqual([
      `The newer answers bring up ${quoted(wordsFrom(0, 5))} far more often.`,
      `The newer answers bring up ${quoted(wordsFrom(40, 5))} far less often.`,
    ]);
  });

  it("report no change that may be chance", async () => {
    await kimShares(makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(3, 5)));
    // The same words from nine people, except one.
    const peers = [...Array(9).keys()].map((peer) => [
      ...wordsFrom(3, peer === 0 ? 4 : 5),
      ...wordsFrom(12 + peer * 2, 2),
    ]);
    const { id } = await kimShares(makeSnapshot({ self: wordsFrom(0), peers }));
    const retakes = await listRetakes(deps, facilitator, id);
    expect(retakes[1]?.changes).toEqual({ came: [], went: [], agreement: null });
  });

  it("leave out unshared results and those that another facilitator sees", async () => {
    const first = await kimShares();
    const kept = await kimShares(agreeing, keeping);
    const second = await kimShares(agreeing);
    const left = await kimShares(agreeing, { state: "left" });
    await kimShares(agreeing, { email: "k.i.m@example.org" });
    const shared = { ...kim, sharesResult: true, sharedSince: deps.clock.now() };
    const foreign = await makeProgramme(deps, await makeFacilitator(deps));
    await makeClientWithResult(deps, foreign, agreeing, shared);
    for (const { id } of [first, kept, second, left]) expect(await idsOf(id)).toEqual([first.id, second.id]);

    await changeClient(deps, first.id, keeping);
    expect(await idsOf(first.id)).toEqual([second.id]);
    expect((await listRetakes(deps, facilitator, second.id))[0]?.changes).toBeNull();
  });
});
