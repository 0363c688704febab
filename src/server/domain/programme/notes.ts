import type { IdSelection, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getLedClient } from "./gate.ts";
import { deleteNotes, findNotes, upsertNotes } from "./result-queries.ts";

/** The actor's own notes on a client, kept after the client has left. @throws {DomainError} not_found */
export async function getNotes(
  deps: Deps,
  actor: Actor,
  clientId: string,
): Promise<{ readonly text: string }> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  const notes = await findNotes(deps.db.read, { clientId: client.id, userId: actor.userId });
  return { text: notes?.text ?? "" };
}

/** Erases all facilitators' notes on clients who declined, or whose account goes. */
export const eraseNotes = (tx: Transaction, clientIds: IdSelection | readonly string[]) =>
  deleteNotes(tx, clientIds);

/** Replaces the actor's notes on a client. @throws {DomainError} not_found */
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
