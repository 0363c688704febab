import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { findInvitedIn, refuseDeadLink, refuseStranger } from "./find-invited.ts";
import { updateClient } from "./queries.ts";

/**
 * Says no, without an account and as often as one likes; nobody is reminded any more. Until the programme is closed they may still
 * change their mind.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
 */
export async function declineInvitation(deps: Deps, caller: Caller, key: InvitationKey): Promise<void> {
  const decline = async (tx: Transaction): Promise<boolean> => {
    const invited = await findInvitedIn(tx, caller.actor, key);
    if (invited === undefined) return false;
    const { client } = invited;
    if (client.state === "accepted") throw clientErrors.alreadyAccepted();
    if (client.state === "invited")
      await updateClient(tx, client.id, {
        state: "declined",
        repliedAt: deps.clock.now(),
        nextReminderAt: null,
      });
    return true;
  };
  const isFound = await deps.db.write(decline, { after: refuseStranger(deps, caller, key) });
  if (!isFound) await refuseDeadLink(deps, caller);
}
