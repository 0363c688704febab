import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Delivery, Invitation, ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { type InvitationRow, listInvited, listToAddress } from "./queries.ts";

/** An invitation as its owner sees it; no answer changes it (rule A7). */
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
 * Lists a round's invitations; the same to the byte before and after someone answers.
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
  // Emails still waiting when a round ends are never sent.
  const isOver = !isOpen(survey, deps.clock.now());
  return invited.map((row) =>
    presentInvitation(isOver && row.delivery === "later" ? { ...row, delivery: "failed" } : row),
  );
}

/**
 * Lists rounds the user was invited to at exactly their own address, newest first. Anyone can type an
 * address, so only at a confirmed one.
 */
export async function listReceived(deps: Deps, actor: Actor): Promise<readonly ReceivedInvitation[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const now = deps.clock.now();
  const rows = await listToAddress(deps.db.read, { ...actor, email });
  return rows.map(({ id, ownerName, title, used, ...round }) => ({
    id,
    ownerName,
    title,
    closesAt: round.closesAt?.toISOString() ?? null,
    state: used ? "done" : isOpen(round, now) ? "open" : "closed",
  }));
}
