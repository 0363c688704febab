import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { listProgrammesOf, programmesOf } from "./list-queries.ts";
import { idsOfPerson, listOfPerson } from "#src/server/domain/programme/leading/lead-queries.ts";
import { presentSummary } from "#src/server/domain/programme/present-programme.ts";
import { countStages } from "./stage-queries.ts";

/** The programmes that the actor leads, their own and others', newest first. */
export const listProgrammes = async (deps: Deps, actor: Actor): Promise<readonly ProgrammeSummary[]> =>
  (await listNewest(deps.db.read, actor, deps.clock.now())).programmes;

/** The newest of them, so many at most, and how many there are. */
export async function listNewest(db: Queryable, actor: Actor, now: Date, most?: number) {
  const whose = { facilitatorId: actor.userId, shared: idsOfPerson(db, actor.userId) };
  const [shared, rows, stages] = await Promise.all([
    listOfPerson(db, actor.userId),
    listProgrammesOf(db, whose, most),
    countStages(db, actor.userId, programmesOf(db, whose, most), now),
  ]);
  const ownerOf = new Map(shared.map(({ programmeId, owner }) => [programmeId, owner]));
  return {
    programmes: rows.map(({ programme }) => {
      const owner = ownerOf.get(programme.id);
      const ledBy = owner === undefined ? null : joinName(owner.firstName, owner.lastName);
      return presentSummary(programme, stages.get(programme.id) ?? {}, ledBy);
    }),
    programmeCount: rows[0]?.total ?? 0,
  };
}
