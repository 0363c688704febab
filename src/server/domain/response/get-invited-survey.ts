import { responseErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { sha256 } from "#src/server/ids.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";
import { presentShared } from "./get-shared-survey.ts";
import { findByInvitation } from "./invited-queries.ts";
import { isOwner } from "./rules.ts";

/**
 * The round behind the link of an invitation as the invited person may see it: open while it takes their answer. The owner
 * may have got hold of the link and must not learn whether it is used (rule A7): to them it is as open as the round.
 *
 * @throws {DomainError} not_found for an unknown or revoked link.
 */
export async function getInvitedSurvey(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<SharedSurvey> {
  const row = await findByInvitation(deps.db.read, sha256(token));
  if (row === undefined) throw responseErrors.invitationNotFound();
  const isFree = isOwner(row, actor) || !row.used;
  return presentShared(row, isFree && isOpen(row, deps.clock.now()));
}
