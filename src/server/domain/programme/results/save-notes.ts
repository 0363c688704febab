import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getLedClient } from "#src/server/domain/programme/gate.ts";
import { upsertNotes } from "./notes-queries.ts";

/**
 * Puts a facilitator's notes on a client in place of those before, as they type.
 *
 * @throws {DomainError} not_found
 */
export function saveNotes(
  deps: Deps,
  actor: Actor,
  clientId: string,
  text: string,
): Promise<{ readonly text: string }> {
  return deps.db.write(async (tx) => {
    const { client } = await getLedClient(tx, actor, clientId);
    await upsertNotes(tx, { clientId: client.id, userId: actor.userId, text, updatedAt: deps.clock.now() });
    return { text };
  });
}
