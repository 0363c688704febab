import { after, days } from "#src/server/clock.ts";
import { answersUntilReveal, endOf } from "#src/server/domain/survey/rules.ts";
import { programmeLimits, isUnderWay, type Stage } from "#src/shared/programme/programme.ts";
import type { ClientProgress, ProgrammeRow } from "./queries.ts";

export const isRunning = ({ closedAt }: Pick<ProgrammeRow, "closedAt">): boolean => closedAt === null;

/** Whether an earlier deadline would end rounds before their clients can react. */
export const isTooSoon = (closesAt: Date, before: Date | null, now: Date): boolean =>
  (before === null || closesAt < before) && closesAt < after(now, days(programmeLimits.noticeDays));

/** The number of answers as the client counts them. */
export const answersOf = ({
  surveyId,
  newAnswers,
  shownAnswers,
}: Pick<ClientProgress, "surveyId" | "newAnswers" | "shownAnswers">): number | null =>
  surveyId === null ? null : newAnswers + (shownAnswers ?? 0);

/** The stage and the number of answers are all a facilitator sees of an unshared round (rule F1). */
export function stageOf(client: ClientProgress, now: Date): Stage {
  const { state, sharedSince, shownAnswers, newAnswers, hasOwnWords, isAsking } = client;
  if (state !== "accepted") return state;
  // A deleted round is never shared; only the example's client has a result without a round.
  if (client.surveyId === null) return sharedSince === null ? "left" : "shared";
  if (sharedSince !== null && shownAnswers !== null) return "shared";
  if (shownAnswers !== null) return "opened";
  const missing = answersUntilReveal(newAnswers, client.roundMinResponses ?? Infinity);
  if (hasOwnWords && missing === 0) return "ready";
  const { roundCompletedAt: completedAt, roundClosesAt: closesAt } = client;
  if (endOf({ completedAt, closesAt }, now) !== null) return "closed";
  if (newAnswers > 0) return "answering";
  if (isAsking) return "asking";
  return hasOwnWords ? "ownWords" : "accepted";
}

/** The earliest time of the next nudge. */
export const nextNudge = ({ invitedAt, nudgedAt }: Pick<ClientProgress, "invitedAt" | "nudgedAt">): Date =>
  after(nudgedAt ?? invitedAt, days(programmeLimits.nudgeDays));

export const hasSomethingToDo = (stage: Stage): boolean => stage === "invited" || isUnderWay(stage);

/** A client gets at most one such email in a few days, the invitation included. */
export function canNudge(
  programme: Pick<ProgrammeRow, "closedAt">,
  client: Pick<ClientProgress, "invitedAt" | "nudgedAt">,
  stage: Stage,
  now: Date,
): boolean {
  return isRunning(programme) && hasSomethingToDo(stage) && nextNudge(client) <= now;
}
