import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { findByInvitation } from "./invited-queries.ts";
import { isOwner } from "./rules.ts";

/**
 * Whether an invitation has the one answer that it takes, for the page that tells this from a closed round. The owner, who
 * may have got hold of the link, is always told no (rule A7).
 */
export async function isInvitationUsed(deps: Deps, actor: Actor | null, token: string): Promise<boolean> {
  const row = await findByInvitation(deps.db.read, sha256(token));
  return row !== undefined && row.used && !isOwner(row, actor);
}
