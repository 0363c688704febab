import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import { stateOf } from "./invitation.ts";
import { listAskedAt, type Invited } from "./queries.ts";
import { deadlineOf } from "./rules.ts";

/** Programmes that are over, or that the person has left, ask nothing of them. A round in another account is not theirs to open. */
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
 * Programmes that someone was asked to join at exactly their own address, newest first. Only once they have shown that they read it:
 * anyone can type an address.
 */
export async function listReceivedProgrammes(
  deps: Deps,
  actor: Actor,
): Promise<readonly ReceivedProgramme[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const asked = await listAskedAt(deps.db.read, { email, mailbox: actor.mailbox });
  return asked.flatMap((invited) => presentReceived(actor, invited, deps.clock.now()));
}
