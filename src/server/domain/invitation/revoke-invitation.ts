import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/get-survey.ts";
import { notFound } from "#src/server/errors.ts";
import { eraseInvitations } from "./erase-invitations.ts";

/**
 * Takes an invitation back: its links lead nowhere, and no reminder comes. An answer that was given stays, and whether there
 * was one makes no difference that the owner could see (rule A7).
 *
 * @throws {DomainError} not_found
 */
export function revokeInvitation(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  invitationId: string,
): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnSurvey(tx, actor, surveyId);
    if ((await eraseInvitations(tx, { surveyId, invitationId })) === 0) throw notFound("Invitation");
  });
}
