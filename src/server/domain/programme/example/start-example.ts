import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { lookAtProgramme, presentNewProgramme } from "#src/server/domain/programme/present-programme.ts";
import { insertClients, insertProgramme } from "#src/server/domain/programme/write-queries.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { exampleClientRows, exampleProgrammeRow } from "./example-programme.ts";
import { exampleOf, findExample } from "./example-queries.ts";

/**
 * Gives someone a programme to look around in; however often, it is one. It needs no plan: it asks nobody.
 *
 * @param title what to call a new one
 */
export function startExample(deps: Deps, actor: Actor, title: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [known, present] = await Promise.all([
      findExample(tx, actor.userId),
      lookAtProgramme(tx, actor, exampleOf(tx, actor.userId)),
    ]);
    if (known !== undefined) return present({ programme: known, addedAt: null }, now);
    const programme = exampleProgrammeRow(deps, actor, title, now);
    const clients = exampleClientRows(deps, programme.id, now);
    await insertProgramme(tx, programme);
    await insertClients(tx, clients);
    return presentNewProgramme(programme, clients, now);
  });
}
