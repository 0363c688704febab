import type { Client, InStatement, InValue, Transaction } from "@libsql/client";
import { z } from "zod";
import { connect, type DatabaseSettings } from "#db/connection.ts";
import { isFileUrl } from "#db/database-files.ts";
import { isDamaged } from "#db/faults.ts";
import { BackupError, withCopy } from "./draft.ts";

/*
 * Copies a database over two connections, for libSQL servers, which can't give out a file.
 * Rows are copied in key order, so a copy shows no more of their order of arrival than VACUUM does.
 */

const rowsAtOnce = 500;

const tableRow = z.object({ name: z.string(), type: z.enum(["table", "virtual", "shadow"]) });
type Table = z.output<typeof tableRow>;

const columnRow = z.object({ name: z.string(), pk: z.number() });
const schemaRow = z.object({ type: z.enum(["table", "index", "view", "trigger"]), sql: z.string() });

const quoted = (name: string): string => `"${name}"`;

/**
 * Lists the tables to copy. A full-text index rebuilds its own tables, so only its settings are copied.
 * Autoincrement counters go last, because copying rows changes them.
 */
async function listTables(from: Transaction): Promise<readonly Table[]> {
  const { rows } = await from.execute(
    "SELECT name, type FROM pragma_table_list WHERE schema = 'main' AND type <> 'view' AND name <> 'sqlite_schema' ORDER BY name = 'sqlite_sequence', type = 'shadow', name",
  );
  return rows
    .map((row) => tableRow.parse(row))
    .filter(({ name, type }) => type !== "shadow" || name.endsWith("_config"));
}

interface Columns {
  readonly all: readonly string[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
}

async function columnsOf(from: Transaction, { name, type }: Table): Promise<Columns> {
  const { rows } = await from.execute({
    sql: "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid",
    args: [name],
  });
  const columns = rows.map((row) => columnRow.parse(row));
  const all = columns.map((column) => column.name);
  const key = columns
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map((column) => column.name);
  if (key.length > 0) return { all, key };
  // A full-text index refers to its rows by rowid.
  return type === "virtual" ? { all: ["rowid", ...all], key: ["rowid"] } : { all, key: all };
}

const valuesOf = (row: Readonly<Record<string, InValue>>, columns: readonly string[]): InValue[] =>
  columns.map((column) => row[column] ?? null);

/** The client sends numbers as floats, and settings of an index have untyped columns: so, as BigInt. */
const asWhole = (value: InValue): InValue =>
  typeof value === "number" && Number.isInteger(value) ? BigInt(value) : value;

async function* pagesOf(from: Transaction, table: Table, { all, key }: Columns) {
  const list = (columns: readonly string[]): string => columns.map(quoted).join(", ");
  const marks = key.map(() => "?").join(", ");
  const page = (where: string) =>
    `SELECT ${list(all)} FROM ${quoted(table.name)} ${where} ORDER BY ${list(key)} LIMIT ${String(rowsAtOnce)}`;
  let { rows } = await from.execute(page(""));
  for (;;) {
    yield rows.map((row) => valuesOf(row, all).map(asWhole));
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    const args = valuesOf(last, key);
    ({ rows } = await from.execute({ sql: page(`WHERE (${list(key)}) > (${marks})`), args }));
  }
}

async function copyTable(from: Transaction, to: Transaction, table: Table): Promise<void> {
  const columns = await columnsOf(from, table);
  const names = columns.all.map(quoted).join(", ");
  const marks = columns.all.map(() => "?").join(", ");
  const sql = `INSERT OR REPLACE INTO ${quoted(table.name)} (${names}) VALUES (${marks})`;
  if (table.name === "sqlite_sequence") await to.execute("DELETE FROM sqlite_sequence");
  for await (const rows of pagesOf(from, table, columns)) {
    const inserts: InStatement[] = rows.map((args) => ({ sql, args }));
    if (inserts.length > 0) await to.batch(inserts);
  }
}

/** Copies a whole database, as of one moment and in one transaction, into an empty one. */
export async function copyRows(source: Client, target: Client): Promise<void> {
  const from = await source.transaction("read");
  const to = await target.transaction("write");
  try {
    // A row may be copied before the one it references.
    await to.execute("PRAGMA defer_foreign_keys = ON");
    const { rows } = await from.execute(
      "SELECT s.type, s.sql FROM sqlite_schema s LEFT JOIN pragma_table_list t ON t.schema = 'main' AND t.name = s.name WHERE s.sql IS NOT NULL AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND coalesce(t.type, '') <> 'shadow' ORDER BY s.rowid",
    );
    const schema = rows.map((row) => schemaRow.parse(row));
    const make = async (...types: readonly string[]) => {
      for (const { type, sql } of schema) if (types.includes(type)) await to.execute(sql);
    };
    await make("table");
    for (const table of await listTables(from)) await copyTable(from, to, table);
    // Triggers come last, because their effects are copied, too.
    await make("index", "view");
    await make("trigger");
    await to.commit();
  } finally {
    from.close();
    to.close();
  }
}

async function rejectDamage(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if (isDamaged(error)) throw new BackupError("What is to be copied is damaged, or no database.");
    throw error;
  }
}

async function vacuumInto(source: Client, path: string): Promise<void> {
  await source.execute({ sql: "VACUUM INTO ?", args: [path] });
}

async function copy(settings: DatabaseSettings, path: string): Promise<void> {
  const source = await connect(settings);
  try {
    if (isFileUrl(settings.url)) await vacuumInto(source, path);
    else await withCopy(path, (target) => copyRows(source, target));
  } finally {
    source.close();
  }
}

/**
 * Copies a database, as of one moment, into an empty file. Writers don't wait.
 *
 * @throws {BackupError} if it is damaged
 */
export const copyDatabase = (settings: DatabaseSettings, path: string): Promise<void> =>
  rejectDamage(() => copy(settings, path));

/** Copies a file that isn't in use. @throws {BackupError} if it is damaged */
export const copyFile = (from: string, path: string): Promise<void> =>
  rejectDamage(() => withCopy(from, (source) => vacuumInto(source, path)));
