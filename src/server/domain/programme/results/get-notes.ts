import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getLedClient } from "#src/server/domain/programme/gate.ts";
import { findNotes } from "./notes-queries.ts";

/**
 * What a facilitator has noted on a client: theirs alone, and still there when the client has left.
 *
 * @throws {DomainError} not_found
 */
export async function getNotes(
  deps: Deps,
  actor: Actor,
  clientId: string,
): Promise<{ readonly text: string }> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  const notes = await findNotes(deps.db.read, { clientId: client.id, userId: actor.userId });
  return { text: notes?.text ?? "" };
}
