import { snapshots } from "#db/schema/index.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getAnalysis, listResponses } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getSharedSurvey } from "#src/server/domain/response/find-form.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { dropPrediction, savePrediction } from "#src/server/domain/survey/own-words.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* The owner's prediction of peers' words, from its first version to the results. */

const guess = wordsFrom(2);

async function sharedSurvey() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  return { deps, owner, id: survey.id, shareId };
}

/** A survey with a prediction and its first result. */
async function guessedSurvey() {
  const round = await sharedSurvey();
  await makeAnswers(round.deps, round.shareId, 3);
  // It may come after the last answer.
  await savePrediction(round.deps, round.owner, round.id, guess);
  return { ...round, first: await revealSurvey(round.deps, round.owner, round.id) };
}

describe("a guess", () => {
  it("is stored in list order and can be changed and removed", async () => {
    const { deps, owner, id } = await sharedSurvey();
    expect(await getSurvey(deps, owner, id)).toMatchObject({
      predictionComplete: false,
      predictedTraits: [],
    });
    const kept = await savePrediction(deps, owner, id, guess.toReversed());
    expect(kept).toMatchObject({ predictionComplete: true, predictedTraits: guess });
    expect(await savePrediction(deps, owner, id, wordsFrom(9))).toMatchObject({
      predictedTraits: wordsFrom(9),
    });
    const dropped = await dropPrediction(deps, owner, id);
    expect(dropped).toMatchObject({ predictionComplete: false, predictedTraits: [] });
    expect(await dropPrediction(deps, owner, id)).toEqual(dropped);
  });

  it("is scored again with each result and unchanged in earlier ones", async () => {
    const { deps, owner, id, shareId, first } = await guessedSurvey();
    expect(first.prediction).toMatchObject({ traitIds: guess });
    await makeAnswers(deps, shareId, 2);
    expect(await getAnalysis(deps, owner, id)).toEqual(first);
    await makeAnswers(deps, shareId, 4);
    const second = await revealSurvey(deps, owner, id);
    expect(second).toMatchObject({ snapshot: 2, prediction: { traitIds: guess } });
    expect(second.prediction?.agreement).not.toEqual(first.prediction?.agreement);
  });

  it("is in every file of the result", async () => {
    const { deps, owner, id, first } = await guessedSurvey();
    const { value = 0, low = 0, high = 0 } = first.prediction?.agreement ?? {};
    const csv = (await exportAnalysis(deps, owner, id, "csv")).body;
    expect(csv).toContain(`round,guess,,,,,${[value, low, high].join(",")}`);
    expect(csv).toContain("guess,Adaptable,,,,,,,");
    const json: unknown = JSON.parse((await exportAnalysis(deps, owner, id, "json")).body);
    expect(json).toMatchObject({ prediction: first.prediction });
    const account = await makeApi(deps)("/api/account/export", { token: await signIn(deps, owner) });
    expect(await account.json()).toMatchObject({
      rounds: [{ predictedTraits: guess, analysis: { prediction: first.prediction } }],
    });
  });

  it("is private: peers learn neither its content nor whether it exists", async () => {
    const { deps, owner, id, shareId } = await sharedSurvey();
    const before = JSON.stringify(await getSharedSurvey(deps, shareId));
    await savePrediction(deps, owner, id, guess);
    expect(JSON.stringify(await getSharedSurvey(deps, shareId))).toBe(before);
    const [own, ...others] = await listResponses(deps, owner, id);
    expect([own?.selectedTraits, others]).toEqual([wordsFrom(0), []]);
    const stranger = await makeUser(deps);
    await expect(savePrediction(deps, stranger, id, guess)).rejects.toMatchObject({ kind: "not_found" });
    await expect(dropPrediction(deps, stranger, id)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("is missing from results stored before predictions existed", async () => {
    const { deps, owner, id } = await guessedSurvey();
    await deps.db.write(async (tx) => {
      const row = await tx.select().from(snapshots).where(eq(snapshots.surveyId, id)).get();
      if (row === undefined) throw new Error("The round has no result.");
      const { prediction: _, ...older } = row.content;
      await tx.update(snapshots).set({ content: older }).where(eq(snapshots.id, row.id));
    });
    expect((await getAnalysis(deps, owner, id)).prediction).toBeNull();
    expect((await exportAnalysis(deps, owner, id, "csv")).body).not.toContain("guess");
  });
});
