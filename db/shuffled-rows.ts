import { and, asc, desc, gt, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Transaction } from "./client.ts";

/*
 * SQLite reads rows in the order of their random keys, but appends them to a page as they arrive. Someone who
 * reads the file or a backup would learn the order of answers, and so which name goes with which words. A new
 * row therefore takes its neighbours out, and all are inserted again in key order.
 */

/** Neighbours on either side: all rows of most rounds, and a crowd in a large one. */
const maxOnEachSide = 20;

/**
 * Finds the rows next to a key in key order. The caller deletes and reinserts them with the new row, in one
 * transaction.
 *
 * @param among the rows whose order must not show
 */
export function findNeighbours<Table extends SQLiteTable & { id: SQLiteColumn }>(
  tx: Transaction,
  table: Table,
  id: string,
  among: SQL | undefined,
) {
  const rows = () => tx.select({ id: table.id }).from(table);
  const below = rows()
    .where(and(among, lt(table.id, id)))
    .orderBy(desc(table.id))
    .limit(maxOnEachSide);
  const above = rows()
    .where(and(among, gt(table.id, id)))
    .orderBy(asc(table.id))
    .limit(maxOnEachSide);
  return tx
    .select()
    .from(table)
    .where(or(inArray(table.id, below), inArray(table.id, above)));
}

/** Pairs of key and value as JSON, in the order of keys. */
export const inKeyOrder = (rows: readonly (readonly [id: string, value: string])[]): string =>
  JSON.stringify([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The keys in such pairs. */
export const keysIn = (pairs: string): SQL => sql`(select value ->> 0 from json_each(${pairs}))`;
