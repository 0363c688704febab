import type { Client } from "@libsql/client";
import { columnsOf } from "#tests/setup/database/sample-rows.ts";
import { z } from "zod";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The i-th copy's prefix of keys: unique, with evenly spread first letters, by which hourly jobs pick. */
const prefixOf = (name: string): string =>
  `substr('${letters}', i % ${String(letters.length)} + 1, 1) || printf('%06x-${name}-', i * 48271 % 16777213)`;

/** A column that identifies a row: of a unique index, or one that refers to another table. */
const keyRow = z.object({ name: z.string(), points: z.string().nullable(), alone: z.int() });

async function keysOf(client: Client, table: string): Promise<ReadonlyMap<string, z.output<typeof keyRow>>> {
  const { rows } = await client.execute({
    sql: `SELECT name, NULL AS points, (SELECT count(*) FROM pragma_table_info(:table) WHERE pk > 0) = 1 AS alone
          FROM pragma_table_info(:table) WHERE pk > 0
          UNION SELECT info.name, NULL, (SELECT count(*) FROM pragma_index_info(list.name)) = 1
          FROM pragma_index_list(:table) list, pragma_index_info(list.name) info WHERE list."unique"
          UNION SELECT "from", "table", 0 FROM pragma_foreign_key_list(:table)
          ORDER BY points, alone`,
    args: { table },
  });
  return new Map(rows.map((row) => keyRow.parse(row)).map((key) => [key.name, key]));
}

/**
 * Copies rows within their tables, with new keys and references to the copies of referenced rows.
 * @param conditions which rows of which tables
 */
export async function copyRows(
  client: Client,
  { name: of, copies }: { readonly name: string; readonly copies: number },
  conditions: ReadonlyMap<string, string>,
): Promise<void> {
  const prefix = prefixOf(of);
  for (const [table, condition] of conditions) {
    const keys = await keysOf(client, table);
    const all = (await columnsOf(client, table)).map(({ name, type }) => ({
      name,
      isNumber: /int/i.test(type),
      key: keys.get(name),
    }));
    const columns = all.filter(({ isNumber, key }) => !isNumber || key?.alone !== 1);
    const values = columns.map(({ name, isNumber, key }) => {
      const isCopied = key !== undefined && (key.points === null || conditions.has(key.points));
      return isCopied && !isNumber ? `${prefix} || "${name}"` : `"${name}"`;
    });
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await client.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(copies)})
       INSERT INTO "${table}" (${names}) SELECT ${values.join(", ")} FROM n, (SELECT * FROM "${table}" WHERE ${condition}) ORDER BY i`,
    );
  }
}
