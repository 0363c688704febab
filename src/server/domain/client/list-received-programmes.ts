import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import { stateOf } from "./invitation.ts";
import { listInvitedAt, type Invited } from "./queries.ts";
import { deadlineOf } from "./rules.ts";

/** Leaves out programmes that are over or left, and rounds that belong to another account. */
function presentReceived(actor: Actor, invited: Invited, now: Date): readonly ReceivedProgramme[] {
  const { client, programme, facilitator, roundOwnerId } = invited;
  const state = stateOf(invited);
  if (state === "left" || state === "over") return [];
  if (state === "accepted" && roundOwnerId !== actor.userId) return [];
  return [
    {
      clientId: client.id,
      facilitator: joinName(facilitator.firstName, facilitator.lastName),
      programme: programme.title,
      closesAt: deadlineOf(programme, now)?.toISOString() ?? null,
      state,
      surveyId: state === "accepted" ? client.surveyId : null,
    },
  ];
}

/**
 * Lists invitations to exactly the user's address, newest first. Anyone can type an address, so only to a
 * confirmed one.
 */
export async function listReceivedProgrammes(
  deps: Deps,
  actor: Actor,
): Promise<readonly ReceivedProgramme[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const asked = await listInvitedAt(deps.db.read, { email, mailbox: actor.mailbox });
  return asked.flatMap((invited) => presentReceived(actor, invited, deps.clock.now()));
}
