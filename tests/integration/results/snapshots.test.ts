import { getAnalysis, listSnapshots } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { answer, makeSharedSurvey, makeAlikeAnswers } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";
import { snapshots } from "#db/schema/index.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { reportOf } from "#src/server/domain/analysis/report/report-content.ts";

async function threeAnswers(deps: Awaited<ReturnType<typeof makeDeps>>, shareId: string): Promise<void> {
  for (let peer = 0; peer < 3; peer += 1) await answer(deps, shareId);
}

describe("the results of a survey", () => {
  it("are listed oldest first, each unchanged since it was new", async () => {
    const deps = await makeDeps();
    const owner = await makeUser(deps);
    const { survey, shareId } = await makeSharedSurvey(deps, owner);
    expect(await listSnapshots(deps, owner, survey.id)).toEqual([]);
    await threeAnswers(deps, shareId);
    const first = await revealSurvey(deps, owner, survey.id);
    await threeAnswers(deps, shareId);
    await revealSurvey(deps, owner, survey.id);
    const second = await getAnalysis(deps, owner, survey.id);
    const summary = ({ snapshot, createdAt, responseCount, confidence, agreement }: typeof first) => ({
      snapshot,
      createdAt,
      responseCount,
      confidence,
      agreement,
    });
    expect(await listSnapshots(deps, owner, survey.id)).toEqual([summary(first), summary(second)]);
    expect([first.responseCount, second.responseCount]).toEqual([3, 6]);
  });
});

it("keep grades and text of the first scale, and say so with its date", async () => {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  await makeAlikeAnswers(deps, shareId, 4);
  const today = await revealSurvey(deps, owner, survey.id);
  expect(today).toMatchObject({ evidenceScale: 2 });
  expect(today.words[0]?.evidence).toBe("said");

  const [row] = await deps.db.read.select().from(snapshots);
  if (row === undefined) throw new Error("There is no snapshot.");
  const { evidenceScale: _, ...content } = row.content;
  const words = content.words.map(
    (word) => ({ ...word, evidence: word.band === "most" ? "clear" : word.evidence }) as const,
  );
  await deps.db.write((tx) => tx.update(snapshots).set({ content: { ...content, words } }));

  const older = await getAnalysis(deps, owner, survey.id);
  expect(older).toEqual({ ...today, evidenceScale: 1, words });
  const report = reportOf(older, { title: "Mine", ownerName: "Ada", minResponses: 3 });
  expect(report.olderScale).toMatch(
    /^Made on \d+ \w+ \d{4}, by an earlier rule: a word was called clear where chance/,
  );
  const { body } = await exportAnalysis(deps, owner, survey.id, "json");
  expect(JSON.parse(body)).toMatchObject({ evidenceScale: 1 });
});
