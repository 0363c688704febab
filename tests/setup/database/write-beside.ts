import type { Database } from "#db/client.ts";
import { once } from "#tests/setup/once.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { overDatabase } from "#tests/setup/over-database.ts";
import { openDistantFile } from "./distant-file.ts";

/** The same dependencies over a distant database, in which `work` is done between what the first unit reads and what it stores. */
export async function withWorkBesideFirstWrite(
  deps: TestDeps,
  work: () => Promise<unknown>,
): Promise<TestDeps> {
  const distant = await openDistantFile(deps.databaseUrl, () => undefined);
  const workOnce = once(work);
  const db: Database = {
    ...distant,
    write: (unit, options) =>
      distant.write(async (tx) => {
        const given = await unit(tx);
        await workOnce();
        return given;
      }, options),
  };
  return overDatabase(deps, db);
}
