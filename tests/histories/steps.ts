import { mails, unsubscribeLinks } from "#db/schema/index.ts";
import { makeCard } from "#src/server/domain/card/make-card.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { isClear } from "#src/shared/result/analysis.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import type { Step } from "./history.ts";
import { close, invite, moveLink, revoke } from "./owner-steps.ts";
import { answerByLink, answerInvited, refuses, withdraw } from "./peer-steps.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";
import { wait } from "./time-steps.ts";

/** All steps but a reveal, which alone moves results. */
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

/** What a peer does moves nothing of the round but its number of answers. */
export const isPeers = ({ kind }: Step): boolean =>
  kind === "answers" || kind === "invitedAnswer" || kind === "withdraw";

/** A10: a card is refused while people can answer, and for words that aren't clear. Its public name; null where there is none. */
export async function showOnCard(
  round: PlayedSurvey,
  { words }: Pick<Analysis, "words">,
): Promise<string | null> {
  const arena = words.filter(({ quadrant }) => quadrant === "arena");
  if (arena.length === 0) return null;
  const ids = (arena.some(isClear) ? arena.filter(isClear) : arena).map(({ traitId }) => traitId);
  const call = makeCard(round.deps, round.owner, round.survey.id, ids.slice(0, maxCardWords));
  if (!isOpen(round) && arena.some(isClear)) return (await call).publicId;
  await refuses(call, isOpen(round) ? "conflict" : "bad_request");
  return null;
}

/** The round goes, as its owner would have it; and, which is not the product's doing, emails that would be in the way. */
export async function erase({ deps, owner, survey }: PlayedSurvey): Promise<void> {
  await deleteSurvey(deps, owner, survey.id);
  await deps.db.write(async (tx) => {
    await tx.delete(mails);
    await tx.delete(unsubscribeLinks);
  });
}
