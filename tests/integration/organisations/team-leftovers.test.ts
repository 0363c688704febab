import { teamRounds, workshops } from "#db/schema/index.ts";
import { deletePerson } from "#src/server/domain/account/deletion-queries.ts";
import { leaveAll } from "#src/server/domain/organisation/members.ts";
import { startRound } from "#tests/factories/organisation/organisation.ts";
import { gatherRoom } from "#tests/factories/organisation/workshop.ts";
import { dropForeignKeys, everythingIn } from "#tests/setup/database/without-foreign-keys.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

it("leaves nothing of who started team rounds and workshops, with no foreign keys to rely on", async () => {
  const deps = await makeDeps();
  await dropForeignKeys(deps.databaseUrl);
  const started = await startRound(deps);
  const { owner } = started;
  await gatherRoom(deps, { of: started });
  await deps.db.write(async (tx) => {
    await leaveAll(tx, deps, owner);
    await deletePerson(tx, owner.userId);
  });
  expect(await everythingIn(deps.databaseUrl)).not.toContain(owner.userId);
  // Others go on with both.
  expect([await deps.db.read.$count(teamRounds), await deps.db.read.$count(workshops)]).toEqual([1, 1]);
});
