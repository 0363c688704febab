import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { getOwnProgramme } from "./gate.ts";
import { presentProgramme } from "./present-programme.ts";
import { listClientsOf } from "./queries.ts";

/** @throws {DomainError} not_found */
export async function getProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  const programme = await getOwnProgramme(deps.db.read, actor, faId);
  return presentProgramme(programme, await listClientsOf(deps.db.read, faId), deps.clock.now());
}
