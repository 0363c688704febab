import type { Actor } from "#src/server/actor.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { readPages } from "#tests/setup/read-pdf.ts";
import { describe, expect, it } from "vitest";

/* The PDF of a snapshot. promise/histories-1.test.ts proves that outputs change with snapshots only. */

async function openedSurvey(deps: TestDeps, owner: Actor, peers = 3) {
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Łódź, spring" });
  await makeAnswers(deps, shareId, peers);
  await revealSurvey(deps, owner, survey.id);
  return { id: survey.id, shareId };
}

const printed = async (deps: TestDeps, owner: Actor, id: string) =>
  Buffer.from((await exportAnalysis(deps, owner, id, "pdf")).body, "base64");

describe("the report of a survey", () => {
  it("is a file named after the survey and the number of its result", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const { id } = await openedSurvey(deps, owner);
    const authorization = `Bearer ${await signIn(deps, owner)}`;
    const reply = await makeApi(deps)(`/api/surveys/${id}/export?format=pdf`, { headers: { authorization } });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="openpane-lodz-spring-1.pdf"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const [first] = await readPages(new Uint8Array(await reply.arrayBuffer()));
    expect(first).toMatch(/Łódź, spring.*3 people answered · A first glimpse · 20 November 2026/);
  });

  it("is the same, byte for byte, until the next result", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const { id, shareId } = await openedSurvey(deps, owner);
    const before = await printed(deps, owner, id);
    for (const start of [20, 30]) await answer(deps, shareId, wordsFrom(start), "Latecomer");
    deps.clock.advance(86_400_000);
    await revealSurvey(deps, owner, id);
    expect(Buffer.compare(await printed(deps, owner, id), before)).toBe(0);

    await answer(deps, shareId, wordsFrom(40));
    await revealSurvey(deps, owner, id);
    const [first, second] = await readPages(await printed(deps, owner, id));
    expect(first).toMatch(/6 people answered · Useful · 21 November 2026 · Result 2/);
    expect(second).toMatch(/Latecomer Latecomer/);
  });
});
