import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import type { ReceivedInvitation } from "#src/shared/invitation.ts";
import { joinName } from "#src/shared/split-name.ts";
import { listToMailbox } from "./received-queries.ts";

/**
 * Rounds of others that a person was invited to at their own mailbox, newest first. Only for who has shown that they read
 * it: anybody can type an address.
 */
export async function listReceived(deps: Deps, actor: Actor): Promise<readonly ReceivedInvitation[]> {
  if (actor.emailVerifiedAt === null) return [];
  const now = deps.clock.now();
  const rows = await listToMailbox(deps.db.read, actor);
  return rows.map(({ id, ownerFirstName, ownerLastName, title, used, ...round }) => ({
    id,
    ownerName: joinName(ownerFirstName, ownerLastName),
    title,
    closesAt: round.closesAt?.toISOString() ?? null,
    state: used ? "done" : isOpen(round, now) ? "open" : "closed",
  }));
}
