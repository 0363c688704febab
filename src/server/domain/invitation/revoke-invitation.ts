import { invitationErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { forgetInvitations } from "#src/server/domain/mail/topics/forget-address.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { rememberRevoked } from "#src/server/domain/overlap/mailbox-list.ts";
import { deleteInvitations, selectInvitation } from "./queries.ts";
import { findMailbox, storeMarks } from "./revoked-queries.ts";

/**
 * Takes an invitation back: its links lead nowhere, and no email comes, nor any that waits. An answer that was given stays,
 * and whether there was one makes no difference that the owner could see (rule A7). That it was used or muted is kept:
 * being invited again gives nobody a second answer.
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
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const found = await findMailbox(tx, survey.id, invitationId);
    if (found === undefined) throw invitationErrors.notFound();
    await storeMarks(tx, survey.id, { id: invitationId, mailbox: found.mailbox });
    await rememberRevoked(tx, deps, survey, found.mailbox);
    const invitation = selectInvitation(tx, survey.id, invitationId);
    await forgetInvitations(tx, invitation);
    await deleteInvitations(tx, invitation);
  });
}
