import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { listProgrammesOf } from "./list-queries.ts";
import { presentSummary } from "#src/server/domain/programme/present-programme.ts";
import { countStages } from "./stage-queries.ts";

/** The actor's programmes, newest first. */
export const listProgrammes = async (deps: Deps, actor: Actor): Promise<readonly ProgrammeSummary[]> =>
  (await listNewest(deps.db.read, actor, deps.clock.now())).programmes;

/** The newest of the actor's programmes, so many at most, and how many there are. */
export async function listNewest(db: Queryable, actor: Actor, now: Date, most?: number) {
  const rows = await listProgrammesOf(db, actor.userId, most);
  const stages = await countStages(
    db,
    rows.map(({ programme }) => programme.id),
    now,
  );
  return {
    programmes: rows.map(({ programme }) => presentSummary(programme, stages.get(programme.id) ?? {})),
    programmeCount: rows[0]?.total ?? 0,
  };
}
