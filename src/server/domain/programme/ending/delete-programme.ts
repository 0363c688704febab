import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { askToEraseProgrammes } from "./erase-clients.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";

/** @throws {DomainError} not_found; forbidden for all but its owner. */
export function deleteProgramme(deps: Deps, actor: Actor, faId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const [erase] = await Promise.all([
      askToEraseProgrammes(tx, deps, { faId }),
      getOwnProgramme(tx, actor, faId),
    ]);
    await erase(actor);
  });
}
