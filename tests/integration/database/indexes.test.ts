import { connect } from "#db/connection.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { openDatabase } from "#db/client.ts";
import { countMigrations } from "#src/server/domain/admin/health/migration-queries.ts";
import { findAccountByEmail } from "#src/server/domain/account/queries.ts";
import { hearingProductAlone, listenForScans } from "#tests/setup/database/statement-plans.ts";

/*
 * SQLite looks for references to each deleted row: without an index that begins with the key's columns it
 * scans the table.
 */

it("every foreign key has an index that begins with its columns", async () => {
  const { url } = await makeDatabaseUrl();
  const client = await connect({ url });
  const columnsBy = async (sql: string) => {
    const { rows } = await client.execute(sql);
    return z.array(z.object({ name: z.string(), columns: z.string() })).parse(rows);
  };
  const keys = await columnsBy(
    `SELECT m.name, group_concat(k."from" ORDER BY k.seq) AS columns
     FROM sqlite_master m, pragma_foreign_key_list(m.name) k WHERE m.type = 'table' GROUP BY m.name, k.id`,
  );
  const indexes = await columnsBy(
    `SELECT m.name, group_concat(c.name ORDER BY c.seqno) AS columns
     FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c WHERE m.type = 'table' GROUP BY m.name, i.name`,
  );
  client.close();
  expect(keys.length).toBeGreaterThan(10);
  const isCovered = (key: (typeof keys)[number]) =>
    indexes.some(({ name, columns }) => name === key.name && `${columns},`.startsWith(`${key.columns},`));
  expect(keys.filter((key) => !isCovered(key))).toEqual([]);
});

async function listening(mayScan = false) {
  const { url } = await makeDatabaseUrl();
  const { hear, listScans } = listenForScans(() => mayScan);
  const db = hearingProductAlone(await openDatabase({ url, onStatement: hear }));
  onTestFinished(() => db.close());
  return { db, listScans };
}

it.each([true, false])(
  "a statement that scans a whole table is found unless it is allowed: %s",
  async (mayScan) => {
    const { db, listScans } = await listening(mayScan);
    await countMigrations(db.read);
    await findAccountByEmail(db.read, "ada@example.org");
    expect((await listScans()).map((found) => found.replace(/.* in: /, ""))).toEqual(
      mayScan ? [] : ['select count(*), max("name") from "migrations"'],
    );
  },
);
