import { outdated, surprised } from "#db/faults.ts";
import type { InStatement, InValue, ResultSet, Value } from "@libsql/client";

/*
 * Whether what was read is still so: a statement that fails where it isn't. It runs what was read once more, on the server, and compares
 * texts of both, since SQLite has no hash functions.
 */

/** As SQLite's quote() has it. What is written differently there, such as fractions, is taken for outdated, which is safe. */
function quote(value: Value): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof ArrayBuffer) return `X'${Buffer.from(value).toString("hex").toUpperCase()}'`;
  return String(value);
}

function textOf({ columns, rows }: ResultSet): string | null {
  if (rows.length === 0) return null;
  return rows.map((row) => columns.map((_, n) => quote(row[n] ?? null)).join()).join(";");
}

/** Whether a statement only reads. */
export function isReading(statement: InStatement): boolean {
  const sql = typeof statement === "string" ? statement : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete|replace)\b/i.test(sql);
}

/** A statement that fails unless another one is answered as it was. */
export interface Recheck {
  readonly statement: InStatement;
  /** How long the text is that travels with it, in characters. */
  readonly size: number;
}

/** As `recheckOf`, of a statement that is thought to find nothing. */
export function recheckOfNone(statement: InStatement): Recheck | null {
  const { sql, args = [] } = typeof statement === "string" ? { sql: statement } : statement;
  if (!Array.isArray(args)) return null;
  return {
    size: 0,
    statement: {
      sql: `WITH seen AS (${sql}
        ), whole(size) AS (SELECT count(*) FROM seen)
        SELECT json_extract('{}', '${surprised}' || substr(size, 1, 0)) FROM whole WHERE size > 0`,
      args,
    },
  };
}

/** @returns null for a statement that can't be asked again in this way: it names its values */
export function recheckOf(statement: InStatement, result: ResultSet): Recheck | null {
  const { sql, args = [] } = typeof statement === "string" ? { sql: statement } : statement;
  if (!Array.isArray(args)) return null;
  const names = result.columns.map((_, n) => `c${String(n)}`);
  const row = names.map((name) => `quote(${name})`).join(" || ',' || ");
  const text = textOf(result);
  const values: InValue[] = [...args, text];
  // The path depends on a row: SQLite works out what doesn't before it looks at any.
  return {
    size: text?.length ?? 0,
    statement: {
      sql: `WITH seen(${names.join()}) AS (${sql}
        ), whole(text) AS (SELECT group_concat(${row}, ';') FROM seen)
        SELECT json_extract('{}', '${outdated}' || coalesce(substr(text, 1, 0), '')) FROM whole WHERE text IS NOT ?`,
      args: values,
    },
  };
}
