import { connect } from "#db/connection.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { leastShare } from "./amounts.ts";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { makeWorld } from "#scripts/bench/growth/world.ts";

const named = z.array(z.object({ name: z.string() }));

/** A file that isn't there yet. */
async function newFile(): Promise<string> {
  const { file } = await makeDatabaseUrl();
  return `${String(file)}.filled`;
}

it("fills every table with rows that fit together, and leaves nothing due", async () => {
  const file = await newFile();
  const world = await makeWorld(file, leastShare, 3);
  onTestFinished(() => world.close());
  const client = await connect({ url: `file:${file}` });
  onTestFinished(() => {
    client.close();
  });
  const ask = async (sql: string) => (await client.execute(sql)).rows;

  const tables = named.parse(
    await ask(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    ),
  );
  const empty: string[] = [];
  for (const { name } of tables)
    if ((await ask(`SELECT 1 FROM "${name}" LIMIT 1`)).length === 0) empty.push(name);
  expect(tables.length).toBeGreaterThan(50);
  expect(empty).toEqual([]);
  expect(await ask("PRAGMA foreign_key_check")).toEqual([]);
  expect(await ask("PRAGMA integrity_check")).toMatchObject([{ integrity_check: "ok" }]);

  const sizes = async () => {
    const counted: [string, unknown][] = [];
    for (const { name } of tables)
      counted.push([name, (await ask(`SELECT count(*) AS n FROM "${name}"`))[0]?.["n"]]);
    return counted;
  };
  const before = await sizes();
  for (const { run } of timedWork) await run(world.deps);
  expect(await sizes()).toEqual(before);
});
