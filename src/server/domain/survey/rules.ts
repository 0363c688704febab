import { surveyErrors } from "./errors.ts";
import { leastResponses, type Audience } from "#src/shared/survey/survey-limits.ts";

export interface Deadlined {
  readonly completedAt: Date | null;
  readonly closesAt: Date | null;
}

/** When its owner closed the round, or its deadline if that has passed; null while it runs. */
export function endOf({ completedAt, closesAt }: Deadlined, now: Date): Date | null {
  if (completedAt !== null) return completedAt;
  return closesAt !== null && closesAt <= now ? closesAt : null;
}

export const isOpen = (survey: Deadlined, now: Date): boolean => endOf(survey, now) === null;

/**
 * Answers missing until the next snapshot (rules A1 and A2 of the promise to peers). Each snapshot takes at
 * least `minResponses` new answers, so the difference between two never reveals a few people's words.
 */
export const answersUntilReveal = (newAnswers: number, minResponses: number): number =>
  Math.max(0, minResponses - newAnswers);

/** @throws {DomainError} bad_request for a minimum below the audience's. */
export function requireAllowedMinimum(minResponses: number, audience: Audience): void {
  const least = leastResponses[audience];
  if (minResponses >= least) return;
  throw surveyErrors.minimumTooLow({ least });
}

/**
 * Owners may only raise the minimum, before the first answer: peers answer under the minimum they were told.
 *
 * @throws {DomainError} conflict
 */
export function requireRaise(next: number, current: number, answers: number): void {
  if (next === current) return;
  if (next < current) throw surveyErrors.minimumLowered();
  if (answers > 0) throw surveyErrors.minimumSettled();
}

/**
 * All windows of a team open together, after the team round.
 *
 * @throws {DomainError} conflict for a part of a running team round.
 */
export function requireTeamRoundOver(survey: Deadlined & { readonly teamRoundId: string | null }): void {
  const { teamRoundId, completedAt, closesAt } = survey;
  if (teamRoundId !== null && completedAt === null) throw surveyErrors.teamRoundRuns({ closesAt });
}

/** @throws {DomainError} bad_request for a deadline in the past. */
export function requireFuture(closesAt: Date, now: Date): void {
  if (closesAt > now) return;
  throw surveyErrors.deadlinePast();
}

/**
 * The team decides who answers a part of a team round, and until when.
 *
 * @throws {DomainError} conflict
 */
export function requireOutsideTeamRound({ teamRoundId }: { readonly teamRoundId: string | null }): void {
  if (teamRoundId !== null) throw surveyErrors.partOfTeamRound();
}
