import { responseErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import type { OpenTo } from "#src/shared/invitation/invitation-limits.ts";
import { maxResponses } from "#src/shared/survey/survey-limits.ts";
import type { SharedSurveyRow } from "./queries.ts";

/** True for the owner, and for another account with the owner's mailbox (rule A8). */
export const isOwner = (survey: SharedSurveyRow, actor: Actor | null): boolean =>
  actor !== null && (actor.userId === survey.ownerId || actor.mailbox === survey.ownerMailbox);

/** @throws {DomainError} forbidden for the owner */
export function requireOther(survey: SharedSurveyRow, actor: Actor | null): void {
  if (isOwner(survey, actor)) throw responseErrors.ownSurvey();
}

/** Depends on the owner's settings alone, not on the number of invitations or answers (rule A10). */
export function openToOf({ audience, shareId }: SharedSurveyRow): OpenTo {
  if (audience === "organisation") return "invited";
  return shareId === null ? "invitedForNow" : "anyone";
}

/** @throws {DomainError} conflict if only invited people can answer */
export function requireOpenToAll({ audience }: SharedSurveyRow): void {
  if (audience === "organisation") throw responseErrors.invitedOnly();
}

/** @throws {DomainError} conflict for a closed or full round */
export function requireAcceptsAnswers(survey: SharedSurveyRow, answers: number, now: Date): void {
  if (!isOpen(survey, now)) throw responseErrors.surveyClosed();
  if (answers >= maxResponses) throw responseErrors.surveyFull();
}
