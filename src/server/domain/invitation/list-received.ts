import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import { joinName } from "#src/shared/account/names.ts";
import { listToAddress } from "./received-queries.ts";

/**
 * Rounds of others that a person was invited to at exactly their own address, newest first. Only once they have shown that
 * they read it: anyone can type an address.
 */
export async function listReceived(deps: Deps, actor: Actor): Promise<readonly ReceivedInvitation[]> {
  const email = verifiedAddress(actor);
  if (email === null) return [];
  const now = deps.clock.now();
  const rows = await listToAddress(deps.db.read, { ...actor, email });
  return rows.map(({ id, ownerFirstName, ownerLastName, title, used, ...round }) => ({
    id,
    ownerName: joinName(ownerFirstName, ownerLastName),
    title,
    closesAt: round.closesAt?.toISOString() ?? null,
    state: used ? "done" : isOpen(round, now) ? "open" : "closed",
  }));
}
