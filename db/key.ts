import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A key, or a query for it: what belongs to a row can be asked for at the same time as the row. */
export type Key = string | SQLWrapper;

export const hasKey = (column: SQLiteColumn, key: Key): SQL => eq(column, sql`${key}`);
