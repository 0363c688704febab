import type { Actor } from "#src/server/actor.ts";
import { exportPreparation } from "#src/server/domain/preparation/export-preparation.ts";
import { getPreparation } from "#src/server/domain/preparation/get-preparation.ts";
import { makeClientWithResult, makeResult } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { readPages } from "#tests/setup/read-pdf.ts";
import { beforeEach, describe, expect, it } from "vitest";

let deps: TestDeps;
let facilitator: Actor;

beforeEach(async () => {
  deps = await makeDeps();
  facilitator = await makeFacilitator(deps);
});

/** Both writers keep to the order of the result, which for words with as many votes is the catalogue's. */
const quoted = (ids: readonly string[]) => new Intl.ListFormat("en-GB").format(ids.map((id) => `“${id}”`));

const shared = () => ({ sharesResult: true, sharedSince: deps.clock.now() });
const eight = makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(3, 5));

async function sharingClient(content = eight, overrides = {}) {
  const programme = await makeProgramme(deps, facilitator);
  return makeClientWithResult(deps, programme, content, { ...shared(), ...overrides });
}

describe("the preparation of a session", () => {
  it("asks three questions, each with the words and numbers it rests on", async () => {
    const { id } = await sharingClient(eight, { name: "Kim", sharedPlan: "Say no once." });
    const { hypotheses, changes, plan, notes } = await getPreparation(deps, facilitator, id);
    expect(hypotheses).toHaveLength(3);
    for (const { question, evidence, traitIds } of hypotheses) {
      expect(question).toMatch(/\?$/);
      expect(evidence).toMatch(/eight people/);
      expect(traitIds).not.toHaveLength(0);
    }
    expect(new Set(hypotheses.flatMap(({ traitIds }) => traitIds)).size).toBeGreaterThan(2);
    expect({ changes, plan, notes }).toEqual({ changes: null, plan: "Say no once.", notes: "" });
  });

  it("tells bands and no counts below five answers", async () => {
    const { id } = await sharingClient(makeAgreeingSnapshot(wordsFrom(0), 3, wordsFrom(6, 5)));
    const { hypotheses } = await getPreparation(deps, facilitator, id);
    const text = hypotheses.map(({ evidence }) => evidence).join(" ");
    expect(text).toMatch(/of the people who answered picked/);
    expect(text).not.toMatch(/\b(one|two|three|\d) of (three|\d)\b|all three/);
  });

  it("claims nothing where no word stands out", async () => {
    const peers = [0, 1, 2, 3, 4].map((index) => wordsFrom(index * 10, 10));
    const { id } = await sharingClient(makeSnapshot({ self: wordsFrom(50), peers }));
    const { hypotheses } = await getPreparation(deps, facilitator, id);
    expect(hypotheses).toHaveLength(3);
    expect(hypotheses.map(({ evidence }) => evidence).join(" ")).not.toMatch(/beyond chance|hint/);
  });

  it("tells what changed beyond chance, and nothing of what didn't", async () => {
    const { id, surveyId } = await sharingClient();
    const old = [...Array(8).keys()].map((peer) => [...wordsFrom(3, 5), ...wordsFrom(8 + peer * 2, 2)]);
    const fresh = [...Array(12).keys()].map((peer) => [...wordsFrom(40, 5), ...wordsFrom(8 + peer * 2, 2)]);
    await makeResult(deps, surveyId, 2, makeSnapshot({ self: wordsFrom(0), peers: [...old, ...fresh] }));
    const { changes, snapshot } = await getPreparation(deps, facilitator, id);
    expect(snapshot).toBe(2);
    expect(changes?.[0]).toBe(`The newer answers bring up ${quoted(wordsFrom(40, 5))} far more often.`);
    expect(changes?.[1]).toBe(`The newer answers bring up ${quoted(wordsFrom(3, 5))} far less often.`);
  });

  it("is printed on two pages at most, however long plan and notes are", async () => {
    const { id } = await sharingClient(eight, { name: "Kim", sharedPlan: "A long plan. ".repeat(150) });
    const { body } = await exportPreparation(deps, facilitator, id);
    const pages = await readPages(Buffer.from(body, "base64"));
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.join(" ")).toMatch(/Session with Kim.*1\. .*2\. .*3\. .*Their plan/);
  });
});
