import { mails, unsubscribeLinks } from "#db/schema/index.ts";
import { findCard, makeCard, revokeCard } from "#src/server/domain/card/own-card.ts";
import { showCard } from "#src/server/domain/card/shown-card.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { isClear, type ScoredWord } from "#src/shared/result/analysis.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import { expect } from "vitest";
import type { Step } from "./history.ts";
import { close, invite, moveLink, revoke } from "./owner-steps.ts";
import { answerByLink, answerInvited, refuses, withdraw } from "./peer-steps.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";
import { wait } from "./time-steps.ts";

/** All steps but a reveal, which alone changes results. */
export async function takeStep(round: PlayedSurvey, step: Exclude<Step, { kind: "reveal" }>): Promise<void> {
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

/** A peer's acts change nothing of the survey but its number of answers. */
export const isPeers = ({ kind }: Step): boolean =>
  kind === "answers" || kind === "invitedAnswer" || kind === "withdraw";

type Result = Pick<Analysis, "words" | "responseCount">;

/** Enough answers that nobody who left out a clear word knows everyone else's picks, stated a second time. */
function areEnough({ words, responseCount }: Result): boolean {
  const votes = words.map(({ count }) => count ?? 0);
  const isClearAt = evidenceByVotes(responseCount, baseRate(votes, responseCount), words.length);
  return isClearAt.lastIndexOf("clear") === responseCount && isClearAt.indexOf("clear") <= responseCount - 2;
}

/** What A13 lets a card show, stated a second time. */
export function mayShow(result: Result, isTold: boolean) {
  const panes = isTold ? ["arena", "blindSpot"] : ["arena"];
  return result.words.filter((word) => areEnough(result) && isClear(word) && panes.includes(word.quadrant));
}

const idsOf = (words: readonly ScoredWord[]) => words.map(({ traitId }) => traitId);

/** A13: a card accepts and shows exactly these words. @returns its public name, or null */
export async function showOnCard(round: PlayedSurvey, result: Result): Promise<string | null> {
  const { deps, owner, survey } = round;
  const isTold = survey.ownerMayShowWords;
  const make = (ids: readonly string[]) => makeCard(deps, owner, survey.id, ids);
  const allowed = mayShow(result, isTold).slice(0, maxCardWords);
  const other = result.words.filter((word) => !mayShow(result, isTold).includes(word));
  if (!isTold && isOpen(round)) {
    await refuses(make(idsOf(result.words.slice(0, 1))), "conflict");
    return null;
  }
  // Each forbidden word, beside the allowed ones.
  for (const word of other.filter(({ band, quadrant }) => band !== "none" || quadrant === "facade"))
    await refuses(
      make(idsOf([...allowed.slice(0, 1), word])),
      areEnough(result) ? "bad_request" : "conflict",
    );
  if (allowed.length === 0) return null;
  const { publicId } = await make(idsOf(allowed));
  for (const { quadrant } of allowed) round.panesShown.add(quadrant);
  const { words, title, alt } = await showCard(deps, publicId);
  expect(words.map(({ name }) => name).toSorted()).toEqual([...traitNames(idsOf(allowed))].toSorted());
  expect(`${title} ${alt}`).not.toMatch(/\d/);
  const names = result.words.filter((word) => !allowed.includes(word));
  for (const name of traitNames(idsOf(names))) expect(alt.split(/[ ,.]+/)).not.toContain(name);
  return publicId;
}

/** The owner removes the card's link for everyone. */
export async function removeCard({ deps, owner, survey }: PlayedSurvey): Promise<void> {
  const card = await findCard(deps, owner, survey.id);
  if (card === null) return;
  await showCard(deps, card.publicId);
  await revokeCard(deps, owner, survey.id);
  await refuses(showCard(deps, card.publicId), "not_found");
}

/** Deletes the survey like its owner, and, unlike the product, emails that would interfere. */
export async function erase({ deps, owner, survey }: PlayedSurvey): Promise<void> {
  await deleteSurvey(deps, owner, survey.id);
  await deps.db.write(async (tx) => {
    await tx.delete(mails);
    await tx.delete(unsubscribeLinks);
  });
}
