import { openDatabase } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { countMigrations } from "#src/server/domain/admin/health/migration-queries.ts";
import { findAccountByEmail } from "#src/server/domain/account/queries.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { hearingProductAlone, listenForScans } from "#tests/setup/database/statement-plans.ts";
import { expect, it, onTestFinished } from "vitest";

async function listening(mayScan = false) {
  const { url } = await makeDatabaseUrl();
  const { hear, listScans } = listenForScans(() => mayScan);
  const db = hearingProductAlone(await openDatabase({ url, onStatement: hear }));
  onTestFinished(() => db.close());
  return { db, listScans };
}

it.each([true, false])(
  "a statement of the product that reads a whole table is found, unless it may: %s",
  async (mayScan) => {
    const { db, listScans } = await listening(mayScan);
    await countMigrations(db.read);
    await findAccountByEmail(db.read, "ada@example.org");
    expect((await listScans()).map((found) => found.replace(/.* in: /, ""))).toEqual(
      mayScan ? [] : ['select count(*), max("name") from "migrations"'],
    );
  },
);

it("what a test itself reads or writes is its own affair", async () => {
  const { db, listScans } = await listening();
  await db.read.select().from(users);
  await db.read.$count(users);
  await db.write((tx) => tx.delete(users));
  expect(await listScans()).toEqual([]);
});
