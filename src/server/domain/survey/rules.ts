import { surveyErrors } from "./errors.ts";
import { leastResponses, type Audience } from "#src/shared/survey/survey-limits.ts";

/** What decides whether a round is over. */
export interface Deadlined {
  readonly completedAt: Date | null;
  readonly closesAt: Date | null;
}

/** When the round ended: closed by its owner, or at its deadline; null while it runs. */
export function endOf({ completedAt, closesAt }: Deadlined, now: Date): Date | null {
  if (completedAt !== null) return completedAt;
  return closesAt !== null && closesAt <= now ? closesAt : null;
}

export const isOpen = (survey: Deadlined, now: Date): boolean => endOf(survey, now) === null;

/**
 * Answers that are missing until the next snapshot may be made (rules A1 and A2 of the promise to peers). A snapshot
 * takes at least `minResponses` answers that no snapshot had before, so that two snapshots never differ by a few
 * people whose words could be told from the difference. Before the first one, all answers are new.
 */
export const answersUntilReveal = (newAnswers: number, minResponses: number): number =>
  Math.max(0, minResponses - newAnswers);

/** @throws {DomainError} bad_request when a minimum is below what the audience allows. */
export function requireLawfulMinimum(minResponses: number, audience: Audience): void {
  const least = leastResponses[audience];
  if (minResponses >= least) return;
  throw surveyErrors.minimumTooLow({ least });
}

/**
 * An owner may raise the minimum, and only until the first answer: peers answered under the minimum that they were told.
 *
 * @throws {DomainError} conflict
 */
export function requireRaise(next: number, current: number, answers: number): void {
  if (next === current) return;
  if (next < current) throw surveyErrors.minimumLowered();
  if (answers > 0) throw surveyErrors.minimumSettled();
}

/**
 * Whether a team's windows may open: until all of them may, none does.
 *
 * @throws {DomainError} conflict for a part of a team round that runs.
 */
export function requireTeamRoundOver(survey: Deadlined & { readonly teamRoundId: string | null }): void {
  const { teamRoundId, completedAt, closesAt } = survey;
  if (teamRoundId !== null && completedAt === null) throw surveyErrors.teamRoundRuns({ closesAt });
}

/** @throws {DomainError} bad_request when a deadline has passed already. */
export function requireFuture(closesAt: Date, now: Date): void {
  if (closesAt > now) return;
  throw surveyErrors.deadlinePast();
}

/**
 * Who answers a part of a team round, and until when, is the team's.
 *
 * @throws {DomainError} conflict
 */
export function requireOwnPace({ teamRoundId }: { readonly teamRoundId: string | null }): void {
  if (teamRoundId !== null) throw surveyErrors.partOfTeamRound();
}
