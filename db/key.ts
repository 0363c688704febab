import { eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A key, or a query for it: what belongs to a row can be asked for at the same time as the row. */
export type Key = string | SQLWrapper;

/** Some ids, or a selection of them. */
export type Ids = readonly string[] | SQLWrapper;

export const isAmong = (column: SQLiteColumn, ids: Ids): SQL =>
  "getSQL" in ids ? inArray(column, ids) : inArray(column, [...ids]);

export const hasKey = (column: SQLiteColumn, key: Key): SQL => eq(column, sql`${key}`);
