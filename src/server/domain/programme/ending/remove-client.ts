import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import { eraseClients } from "./erase-clients.ts";
import { getClientOf, getOwnProgramme } from "#src/server/domain/programme/gate.ts";

/** @throws {DomainError} not_found, also for a client of another programme; forbidden for all but the owner: with a client go all notes on them. */
export function removeClient(deps: Deps, actor: Actor, faId: string, clientId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnProgramme(tx, actor, faId);
    await getClientOf(tx, actor, faId, clientId);
    await eraseClients(tx, deps, actor, { clientId });
    await settleWaiting(tx, faId, deps.clock.now());
  });
}
