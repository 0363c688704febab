import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { getLed } from "./gate.ts";
import { lookAtProgramme } from "./present-programme.ts";

/** @throws {DomainError} not_found */
export async function getProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  const [led, present] = await Promise.all([
    getLed(deps.db.read, actor, faId),
    lookAtProgramme(deps.db.read, actor, faId),
  ]);
  return present(led, deps.clock.now());
}
