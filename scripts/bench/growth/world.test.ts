import { connect } from "#db/connection.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { tablesOf } from "#tests/setup/database/sample-rows.ts";
import { expect, it, onTestFinished } from "vitest";
import { makeWorld } from "./world.ts";

it("fills every table with rows that fit together, and leaves nothing due", async () => {
  const file = `${String((await makeDatabaseUrl()).file)}.filled`;
  const world = await makeWorld(file, 2, 3);
  onTestFinished(() => world.close());
  const client = await connect({ url: `file:${file}` });
  onTestFinished(() => {
    client.close();
  });
  const ask = async (sql: string) => (await client.execute(sql)).rows;
  const countRows = async () => {
    const counts: Record<string, number> = {};
    for (const table of await tablesOf(client))
      counts[table] = Number((await ask(`SELECT count(*) FROM "${table}"`))[0]?.[0]);
    return counts;
  };

  const filled = await countRows();
  expect(Object.keys(filled).length).toBeGreaterThan(50);
  expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([]);
  expect(await ask("PRAGMA foreign_key_check")).toEqual([]);
  expect(await ask("PRAGMA integrity_check")).toMatchObject([{ integrity_check: "ok" }]);
  for (const { run } of timedWork) await run(world.deps);
  expect(await countRows()).toEqual(filled);
});
