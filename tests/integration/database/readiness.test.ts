import { checkReadiness } from "#src/server/http/health.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const countOf = z.object({ n: z.int() });

async function withWrites(tryWriting: () => Promise<void>) {
  const deps = await makeDeps();
  return { ...deps, db: { ...deps.db, tryWriting } };
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error("no"), { code }));

describe("readiness", () => {
  it("tries a write that changes nothing", async () => {
    const deps = await makeDeps();
    const state = async () => ({
      pages: countOf.parse(await deps.db.read.get(sql`SELECT page_count AS n FROM pragma_page_count`)).n,
      first: await deps.db.read.get(sql`SELECT min(name) FROM migrations`),
    });
    const before = await state();
    for (let i = 0; i < 20; i += 1) expect(await checkReadiness(deps)).toBeNull();
    expect(await state()).toEqual(before);
  });

  it.each([
    ["SQLITE_FULL", "The disk of the database is full."],
    ["SQLITE_READONLY", "The database is out of reach."],
    ["SQLITE_IOERR_WRITE", "The database is out of reach."],
  ])("ends with %s: %s", async (code, obstacle) => {
    expect(await checkReadiness(await withWrites(failing(code)))).toBe(obstacle);
    const answer = await makeApi(await withWrites(failing(code)))("/readyz");
    expect([answer.status, await answer.text()]).toEqual([503, obstacle]);
  });
});
