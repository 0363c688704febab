import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { getLed, getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { updateProgramme } from "#src/server/domain/programme/write-queries.ts";

/**
 * Asks, reminds and nudges nobody any more; emails that wait aren't sent. Clients' rounds go on. Closing twice changes nothing.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner.
 */
export function closeProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const programme = await getOwnProgramme(tx, actor, faId);
    if (isRunning(programme)) await updateProgramme(tx, programme.id, { closedAt: now });
    return readProgramme(tx, actor, await getLed(tx, actor, faId), now);
  });
}
