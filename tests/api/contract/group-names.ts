import type { Actor } from "#src/server/actor.ts";
import { makePicture } from "#src/server/domain/group/pictures.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

/** Objects of rows about group pictures and shared results. Owners have no plan unless the name says so. */
export function groupNames(deps: TestDeps, owner: Actor) {
  const programmeOf = async (counted: number): Promise<string> => {
    const programme = await makeProgramme(deps, owner);
    for (let index = 0; index < counted; index += 1)
      await makeClientWithResult(deps, programme, makeVariedSnapshot(index), {
        isCounted: true,
      });
    return programme.id;
  };
  const client = async (sharedSince: Date | null): Promise<string> => {
    const programme = await makeProgramme(deps, owner);
    const { id } = await makeClientWithResult(deps, programme, makeVariedSnapshot(1), {
      sharedSince,
    });
    return id;
  };
  return {
    fourCounted: () => programmeOf(4),
    fourCountedWithPlan: async () => {
      await givePlan(deps, owner);
      return programmeOf(4);
    },
    fiveCountedWithPlan: async () => {
      await givePlan(deps, owner);
      return programmeOf(5);
    },
    pictured: async () => {
      const id = await programmeOf(6);
      await makePicture(deps, owner, id);
      return id;
    },
    ownSharingClient: () => client(deps.clock.now()),
    keepingClient: () => client(null),
  };
}
