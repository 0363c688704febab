import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { readLedgerOf } from "#src/server/domain/client/read-ledger.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { getLedClient } from "#src/server/domain/programme/gate.ts";

/**
 * What a client agreed to and took back: facilitator and client read the same (rule F1), also after the client has left.
 *
 * @throws {DomainError} not_found
 */
export async function getLedger(deps: Deps, actor: Actor, clientId: string): Promise<Ledger> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  return readLedgerOf(deps.db.read, client.id);
}
