import { inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { setImmediate } from "node:timers/promises";
import type { Database } from "./client.ts";

/** Rows deleted in one write: other writes wait for it. */
const batchSize = 500;

/**
 * Erases rows in small writes, and writes nothing if there are none.
 *
 * @param row what identifies a row: the key of a table WITHOUT ROWID
 */
export async function sweepTable(
  db: Database,
  table: SQLiteTable,
  isOver: SQL | undefined,
  row: SQL = sql`${table}.rowid`,
): Promise<void> {
  const over = (most: number) => db.read.select({ row }).from(table).where(isOver).limit(most);
  while ((await over(1)).length > 0) {
    await db.write((tx) => tx.delete(table).where(inArray(row, over(batchSize))));
    await setImmediate();
  }
}
