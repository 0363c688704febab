import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { eraseProgrammes } from "./erase-clients.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";

/** @throws {DomainError} not_found; forbidden for all but its owner. */
export function deleteProgramme(deps: Deps, actor: Actor, faId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const programme = await getOwnProgramme(tx, actor, faId);
    await eraseProgrammes(tx, deps, actor, { faId: programme.id });
  });
}
