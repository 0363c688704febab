import type { Client, InValue } from "@libsql/client";
import { z } from "zod";

/* Rows for every table of any schema, made from SQLite's description, so that they fit every version. */

const columnRow = z.object({
  name: z.string(),
  type: z.string(),
  notnull: z.int(),
  pk: z.int(),
});
type Column = z.output<typeof columnRow>;

const foreignKeyRow = z.object({ from: z.string(), table: z.string(), to: z.string() });
type ForeignKey = z.output<typeof foreignKeyRow>;

/** Tables as SQLite lists them, without those of full-text search. */
export async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.execute(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations' ORDER BY name",
  );
  return rows.map(({ name }) => z.string().parse(name));
}

export async function columnsOf(client: Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.execute({ sql: "SELECT * FROM pragma_table_info(?)", args: [table] });
  return rows.map((row) => columnRow.parse(row));
}

async function foreignKeysOf(client: Client, table: string): Promise<readonly ForeignKey[]> {
  const { rows } = await client.execute({ sql: "SELECT * FROM pragma_foreign_key_list(?)", args: [table] });
  return rows.map((row) => foreignKeyRow.parse(row));
}

/** The n-th value of a column. Texts are unique, valid JSON. Keys match references. */
function valueOf(table: string, { name, type }: Column, n: number): InValue {
  if (/int/i.test(type)) return n;
  if (/blob/i.test(type)) return Buffer.from(`${table} ${name} ${String(n)}`);
  return JSON.stringify({ [name]: `${table} ${String(n)}` });
}

/** Each after the tables that it refers to. */
function inOrder(keys: ReadonlyMap<string, readonly ForeignKey[]>): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = (table: string): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const key of keys.get(table) ?? []) add(key.table);
    ordered.push(table);
  };
  for (const table of keys.keys()) add(table);
  return ordered;
}

/** The n-th row: all columns in the first, only required ones in the others. */
async function insertRow(client: Client, table: string, n: number): Promise<void> {
  const keys = await foreignKeysOf(client, table);
  const columns = (await columnsOf(client, table)).filter(
    ({ notnull, pk }) => n === 1 || notnull === 1 || pk > 0,
  );
  const values = columns.map((column) => {
    const key = keys.find(({ from }) => from === column.name);
    return key === undefined ? valueOf(table, column, n) : valueOf(key.table, { ...column, name: key.to }, n);
  });
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const places = columns.map(() => "?").join(", ");
  await client.execute({ sql: `INSERT INTO "${table}" (${names}) VALUES (${places})`, args: values });
}

/** Two rows for every table without rows. */
export async function insertSampleRows(client: Client): Promise<void> {
  const keys = new Map<string, readonly ForeignKey[]>();
  for (const table of await tablesOf(client)) keys.set(table, await foreignKeysOf(client, table));
  for (const table of inOrder(keys)) {
    const { rows } = await client.execute(`SELECT 1 FROM "${table}" LIMIT 1`);
    if (rows.length > 0) continue;
    for (const n of [1, 2]) await insertRow(client, table, n);
  }
}
