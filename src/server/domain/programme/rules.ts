import { after, days } from "#src/server/clock.ts";
import { answersUntilReveal, endOf } from "#src/server/domain/survey/rules.ts";
import { programmeLimits, isUnderWay, type Stage } from "#src/shared/programme/programme.ts";
import type { ClientProgress, ProgrammeRow } from "./queries.ts";

/** Whether new clients can be asked, and present ones reminded. */
export const isRunning = ({ closedAt }: Pick<ProgrammeRow, "closedAt">): boolean => closedAt === null;

/** Whether a new deadline would end rounds that run before their clients can do anything about it. */
export const isTooSoon = (closesAt: Date, before: Date | null, now: Date): boolean =>
  (before === null || closesAt < before) && closesAt < after(now, days(programmeLimits.noticeDays));

/** How many have answered, as the client counts them. */
export const answersOf = ({
  surveyId,
  newAnswers,
  shownAnswers,
}: Pick<ClientProgress, "surveyId" | "newAnswers" | "shownAnswers">): number | null =>
  surveyId === null ? null : newAnswers + (shownAnswers ?? 0);

/** Rule F1: all that a facilitator sees of a round that isn't shared, beside the number of answers. */
export function stageOf(client: ClientProgress, now: Date): Stage {
  const { state, sharedSince, shownAnswers, newAnswers, hasOwnWords, isAsking } = client;
  if (state !== "accepted") return state;
  // Nobody shares a round that they have deleted. Only the example's client has a result and no round.
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

/** From when on a client may be nudged. */
export const nextNudge = ({ invitedAt, nudgedAt }: Pick<ClientProgress, "invitedAt" | "nudgedAt">): Date =>
  after(nudgedAt ?? invitedAt, days(programmeLimits.nudgeDays));

/** Whether a client at that stage has something to do that an email could remind them of. */
export const hasSomethingToDo = (stage: Stage): boolean => stage === "invited" || isUnderWay(stage);

/** Emails about a programme come to a client once in a few days at most, the invitation included. */
export function canNudge(
  programme: Pick<ProgrammeRow, "closedAt">,
  client: Pick<ClientProgress, "invitedAt" | "nudgedAt">,
  stage: Stage,
  now: Date,
): boolean {
  return isRunning(programme) && hasSomethingToDo(stage) && nextNudge(client) <= now;
}
