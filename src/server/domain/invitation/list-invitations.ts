import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Delivery, Invitation } from "#src/shared/invitation/invitation.output.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { listInvited, type InvitationRow } from "./queries.ts";

/** An invitation as its owner sees it: nothing that an answer changes (rule A7). */
export const presentInvitation = ({
  id,
  email,
  invitedAt,
  delivery,
}: Pick<InvitationRow, "id" | "email" | "invitedAt"> & { readonly delivery: Delivery }): Invitation => ({
  id,
  email,
  invitedAt: invitedAt.toISOString(),
  delivery,
});

/**
 * Whom the owner has invited, and when: byte for byte the same before and after someone answers.
 *
 * @throws {DomainError} not_found
 */
export async function listInvitations(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly Invitation[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const invited = await listInvited(deps.db.read, survey.id);
  // What waits when a round ends goes out no more.
  const isOver = !isOpen(survey, deps.clock.now());
  return invited.map((row) =>
    presentInvitation(isOver && row.delivery === "later" ? { ...row, delivery: "failed" } : row),
  );
}
