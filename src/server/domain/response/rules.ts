import type { Actor } from "#src/server/actor.ts";
import { conflict, forbidden } from "#src/server/errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { maxResponses } from "#src/shared/survey.ts";
import type { SharedSurveyRow } from "./queries.ts";

/** The owner, or somebody signed in with the owner's mailbox under another spelling (rule A8). */
export const isOwner = (survey: SharedSurveyRow, actor: Actor | null): boolean =>
  actor !== null && (actor.userId === survey.ownerId || actor.mailbox === survey.ownerMailbox);

/**
 * Whether an answer may be stored.
 *
 * @throws {DomainError} forbidden for the owner; conflict for a round that is closed or full, or takes invited answers only.
 */
export function requireAnswerable(
  survey: SharedSurveyRow,
  actor: Actor | null,
  answers: number,
  now: Date,
): void {
  if (isOwner(survey, actor)) throw forbidden("This is your own round: others answer it.");
  if (survey.audience === "organisation") throw conflict("In this round only invited people can answer.");
  if (!isOpen(survey, now)) throw conflict("This round is closed. Your answer was not stored.");
  if (answers >= maxResponses) throw conflict("This round has as many answers as it can take.");
}
