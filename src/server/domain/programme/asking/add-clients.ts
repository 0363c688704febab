import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { NewProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { ClientsAdded } from "#src/shared/programme/programme.output.ts";
import { inviteClients } from "./ask-clients.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";

/** @throws {DomainError} not_found; conflict for a closed programme, and for the example. */
export function addClients(
  deps: Deps,
  actor: Actor,
  faId: string,
  people: NewProgrammeInput["clients"],
): Promise<ClientsAdded> {
  return deps.db.write(async (tx) => {
    const led = await getLed(tx, actor, faId);
    const { programme } = led;
    if (programme.isExample) throw programmeErrors.isExample();
    if (!isRunning(programme)) throw programmeErrors.closed();
    return inviteClients(tx, deps, actor, led, people, deps.clock.now());
  });
}
