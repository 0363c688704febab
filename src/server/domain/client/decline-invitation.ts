import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import { clientErrors } from "./errors.ts";
import { getInvited, getInvitedIn } from "./find-invited.ts";
import { updateClient } from "./queries.ts";

/**
 * Says no, without an account and as often as one likes; nobody is reminded any more. Until the programme is closed they may still
 * change their mind.
 *
 * @throws {DomainError} not_found; conflict for someone who has accepted; too_many_requests.
 */
export async function declineInvitation(deps: Deps, caller: Caller, key: InvitationKey): Promise<void> {
  await getInvited(deps, caller, key);
  await deps.db.write(async (tx) => {
    const { client } = await getInvitedIn(tx, caller, key);
    if (client.state === "accepted") throw clientErrors.alreadyAccepted();
    if (client.state === "invited")
      await updateClient(tx, client.id, {
        state: "declined",
        repliedAt: deps.clock.now(),
        nextReminderAt: null,
      });
  });
}
