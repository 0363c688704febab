import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { insertClients, insertProgramme } from "#src/server/domain/programme/write-queries.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { exampleClientRows, exampleProgrammeRow } from "./example-programme.ts";
import { findExample } from "./example-queries.ts";

/**
 * Gives someone a programme to look around in; however often, it is one. It needs no plan: it asks nobody.
 *
 * @param title what to call a new one
 */
export function startExample(deps: Deps, actor: Actor, title: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const known = await findExample(tx, actor.userId);
    const programme = known ?? exampleProgrammeRow(deps, actor, title, now);
    if (known === undefined) {
      await insertProgramme(tx, programme);
      await insertClients(tx, exampleClientRows(deps, programme.id, now));
    }
    return readProgramme(tx, actor, await getLed(tx, actor, programme.id), now);
  });
}
