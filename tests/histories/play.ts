import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { expect } from "vitest";
import type { History } from "./history.ts";
import { lookAt, lookAtAll, readAll, readFrame, type Seen } from "./look.ts";
import { invite, planAhead } from "./owner-steps.ts";
import { refuses } from "./peer-steps.ts";
import { startSurvey, type PlayedSurvey } from "./survey.ts";
import { erase, isPeers, removeCard, showOnCard, takeStep } from "./steps.ts";
import { enter } from "./world.ts";

/** A result needs own words, which the owner picks when nothing else is missing. */
async function pickLate(round: PlayedSurvey, seen: Seen): Promise<Seen> {
  const { deps, owner, survey, model } = round;
  await lookAtAll(round, seen);
  await refuses(revealSurvey(deps, owner, survey.id), "conflict");
  if (!model.isDue) return seen;
  round.survey = await saveSelf(deps, owner, survey.id, wordsFrom(0));
  return readAll(round);
}

async function reveal(round: PlayedSurvey, seen: Seen): Promise<Seen> {
  const { deps, owner, survey, model } = round;
  if (!survey.selfAssessmentComplete) return pickLate(round, seen);
  if (!model.isDue) {
    // A1, A2: before the first result a refusal, later the present result again, byte for byte.
    const call = revealSurvey(deps, owner, survey.id);
    if (model.results.length === 0) await refuses(call, "conflict");
    else expect(JSON.stringify(await call)).toBe(seen.results.get("analysis"));
    return seen;
  }
  await lookAtAll(round, seen);
  const analysis = await revealSurvey(deps, owner, survey.id);
  const among = model.reveal();
  const expected = buildSnapshotContent({
    catalogueVersion: 1,
    selfTraitIds: survey.traits,
    predictedTraitIds: survey.predictionComplete ? survey.predictedTraits : null,
    peerPicks: among.map(({ picks }) => picks),
    names: among.flatMap(({ name }) => name ?? []),
  });
  const { words, participants, agreement, confidence, responseCount, prediction } = expected;
  expect(analysis).toMatchObject({ words, participants, agreement, confidence, responseCount, prediction });
  expect(analysis).toMatchObject({ snapshot: model.results.length, responseCount: among.length });
  // A2: no two results differ by fewer people than the minimum.
  for (const people of model.differences()) expect(people).toBeGreaterThanOrEqual(model.minResponses);
  // A5: below five answers bands, and nothing that reveals unanimity.
  const isBanded = among.length < 5;
  expect(analysis.words.every(({ count }) => (count === null) === isBanded)).toBe(true);
  await showOnCard(round, analysis);
  await planAhead(round);
  return readAll(round);
}

/** Plays one history, and deletes its survey at the end. */
export async function playHistory(world: TestDeps, history: History): Promise<PlayedSurvey> {
  const { deps, owner } = await enter(world);
  const round = await startSurvey(deps, owner, history);
  if (history.invited > 0) await invite(round, history.invited);
  let seen = await readAll(round);
  for (const { step, lookAt: name } of history.steps) {
    if (step.kind === "reveal") {
      seen = await reveal(round, seen);
      continue;
    }
    await takeStep(round, step);
    if (!isPeers(step)) seen = { ...seen, frame: await readFrame(round) };
    if (step.kind === "close" && round.model.results.length > 0) {
      await lookAtAll(round, seen);
      await showOnCard(round, await getAnalysis(deps, owner, round.survey.id));
      seen = await readAll(round);
    }
    if (name !== null) await lookAt(round, [name], seen);
  }
  await lookAtAll(round, seen);
  if (round.lookBackOn !== null) {
    // On the day of the action plan one more email is sent, and nothing else changes.
    await takeStep(round, { kind: "wait", hours: 72 });
    await lookAtAll(round, { ...seen, frame: await readFrame(round) });
  }
  await removeCard(round);
  await erase(round);
  return round;
}
