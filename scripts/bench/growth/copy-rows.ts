import type { Client } from "@libsql/client";
import { columnsOf } from "#tests/setup/database/sample-rows.ts";
import { z } from "zod";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * What keys of the i-th copy begin with: in any order, and with every first letter as often, because an hourly job picks rounds by their
 * first letter. The factor and the prime make no two alike.
 */
const prefix = `substr('${letters}', i % ${String(letters.length)} + 1, 1) || printf('%06x-', i * 48271 % 16777213)`;

const keyRow = z.object({ name: z.string(), points: z.string().nullable() });

/** Columns by which rows are found: of its primary key, of unique indices, and those that point to other tables. */
async function keysOf(client: Client, table: string): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.execute({
    sql: `SELECT name, NULL AS points FROM pragma_table_info(:table) WHERE pk > 0
          UNION SELECT info.name, NULL FROM pragma_index_list(:table) list, pragma_index_info(list.name) info WHERE list."unique"
          UNION SELECT "from", "table" FROM pragma_foreign_key_list(:table)`,
    args: { table },
  });
  const keys = new Map<string, string | null>();
  // One that points elsewhere counts as such, also where it's part of the table's own key.
  for (const { name, points } of rows
    .map((row) => keyRow.parse(row))
    .sort((a) => (a.points === null ? -1 : 1)))
    keys.set(name, points);
  return keys;
}

/**
 * Copies rows within their tables: each copy has keys of its own, and points to the copies of what its original points to. Rows of
 * tables that aren't copied are shared.
 *
 * @param conditions which rows of which tables
 */
export async function copyRows(
  client: Client,
  copies: number,
  conditions: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [table, condition] of conditions) {
    const keys = await keysOf(client, table);
    const columns = (await columnsOf(client, table)).filter(({ name, pk, type }) => {
      // SQLite numbers rows itself.
      return !(pk > 0 && /int/i.test(type) && keys.get(name) === null);
    });
    const values = columns.map(({ name, type }) => {
      const points = keys.get(name);
      const isKey = points === null || (points !== undefined && conditions.has(points));
      return isKey && !/int/i.test(type) ? `${prefix} || "${name}"` : `"${name}"`;
    });
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await client.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(copies)})
       INSERT INTO "${table}" (${names}) SELECT ${values.join(", ")} FROM n, (SELECT * FROM "${table}" WHERE ${condition}) ORDER BY i`,
    );
  }
}
