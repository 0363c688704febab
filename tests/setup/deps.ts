import type { Deps } from "#src/server/deps.ts";
import { openTestDatabase } from "./database/database.ts";
import { depsOn, type TestDeps } from "./deps-on.ts";

export { type TestDeps } from "./deps-on.ts";

/** The same on a database of its own. */
export const makeDeps = async (overrides: Partial<Deps> = {}): Promise<TestDeps> =>
  depsOn(await openTestDatabase(), overrides);
