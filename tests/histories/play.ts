import { mails, unsubscribeLinks } from "#db/schema/index.ts";
import { freezeRound } from "#src/server/domain/analysis/freeze-round.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { makeCard } from "#src/server/domain/card/make-card.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { maxCardWords } from "#src/shared/card.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { expect } from "vitest";
import type { History, Step } from "./history.ts";
import { lookAt, lookAtAll, readAll, readFrame, type Seen } from "./look.ts";
import { close, invite, moveLink, revoke } from "./owner-steps.ts";
import { answerByLink, answerInvited, refuses, withdraw } from "./peer-steps.ts";
import { isOpen, startRound, type PlayedRound } from "./round.ts";
import { wait } from "./time-steps.ts";
import { enter } from "./world.ts";

/** All steps but a reveal, which alone moves results. */
export async function takeStep(round: PlayedRound, step: Exclude<Step, { kind: "reveal" }>): Promise<void> {
  switch (step.kind) {
    case "answers":
      for (const ballot of step.ballots) await answerByLink(round, ballot);
      return;
    case "invitedAnswer":
      return answerInvited(round, step.which, step.ballot);
    case "withdraw":
      return withdraw(round, step.which);
    case "invite":
      return invite(round, step.count);
    case "revokeInvitation":
      return revoke(round, step.which);
    case "moveLink":
      return moveLink(round);
    case "wait":
      return wait(round, step.hours);
    case "close":
      return close(round);
  }
}

/** What a peer does moves nothing of the round but its number of answers. */
export const isPeers = ({ kind }: Step): boolean =>
  kind === "answers" || kind === "invitedAnswer" || kind === "withdraw";

async function reveal(round: PlayedRound, seen: Seen): Promise<Seen> {
  const { deps, owner, survey, model } = round;
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
  const expected = freezeRound({
    catalogueVersion: 1,
    selfTraitIds: survey.traits,
    predictedTraitIds: survey.predictionComplete ? survey.predictedTraits : null,
    peerPicks: among.map(({ picks }) => picks),
    names: among.flatMap(({ name }) => name ?? []),
  });
  const { words, participants, agreement, confidence, responseCount, prediction } = expected;
  expect(analysis).toMatchObject({ words, participants, agreement, confidence, responseCount, prediction });
  expect(analysis).toMatchObject({ snapshot: model.results.length, responseCount: among.length });
  // A2: no two results differ by fewer people than the minimum, whichever two.
  for (const people of model.differences()) expect(people).toBeGreaterThanOrEqual(model.minResponses);
  // A5: below five answers bands, and nothing that tells unanimity apart.
  const isBanded = among.length < 5;
  expect(analysis.words.every(({ count }) => (count === null) === isBanded)).toBe(true);
  return showOnCard(round, analysis.arenaTraits);
}

/** A10: a card is refused while people can answer, and made after that. What there is to see then. */
async function showOnCard(round: PlayedRound, arenaTraits: readonly string[]): Promise<Seen> {
  const { deps, owner, survey } = round;
  if (arenaTraits.length > 0) {
    const call = makeCard(deps, owner, survey.id, arenaTraits.slice(0, maxCardWords));
    await (isOpen(round) ? refuses(call, "conflict") : call);
  }
  return readAll(round);
}

/** The round goes, as its owner would have it; and, which is not the product's doing, mails that would be in the way. */
export async function erase({ deps, owner, survey }: PlayedRound): Promise<void> {
  await deleteSurvey(deps, owner, survey.id);
  await deps.db.write(async (tx) => {
    await tx.delete(mails);
    await tx.delete(unsubscribeLinks);
  });
}

/** Plays one history, and erases its round at the end. */
export async function playHistory(world: TestDeps, history: History): Promise<PlayedRound> {
  const { deps, owner } = await enter(world);
  const round = await startRound(deps, owner, history);
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
      seen = await showOnCard(round, (await getAnalysis(deps, owner, round.survey.id)).arenaTraits);
    }
    if (name !== null) await lookAt(round, [name], seen);
  }
  await lookAtAll(round, seen);
  await erase(round);
  return round;
}
