import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { getLed } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";

/** @throws {DomainError} not_found */
export async function getProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  const led = await getLed(deps.db.read, actor, faId);
  return readProgramme(deps.db.read, actor, led, deps.clock.now());
}
