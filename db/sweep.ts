import { inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { setImmediate } from "node:timers/promises";
import type { Database } from "./client.ts";

/** Rows that go in one write: everyone else's writes wait for them. */
const sweptAtOnce = 500;

/**
 * Erases rows a little at a time. Nobody waits for a write where there are none.
 *
 * @param row what tells rows apart; of a table WITHOUT ROWID its key
 */
export async function sweepTable(
  db: Database,
  table: SQLiteTable,
  isOver: SQL | undefined,
  row: SQL = sql`${table}.rowid`,
): Promise<void> {
  const over = (most: number) => db.read.select({ row }).from(table).where(isOver).limit(most);
  while ((await over(1)).length > 0) {
    await db.write((tx) => tx.delete(table).where(inArray(row, over(sweptAtOnce))));
    await setImmediate();
  }
}
