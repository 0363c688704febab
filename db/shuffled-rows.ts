import { and, asc, desc, gt, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Transaction } from "./client.ts";

/*
 * Keys are random, and rows are read in their order. But within a page of the file SQLite writes rows one after the other, as they arrive.
 * Anyone who reads the bytes, or those of a backup, would know the order of answers, and by it which name goes with which words. So a
 * new row takes the rows around it out, and all of them go in again, in the order of their keys.
 */

/** So many on either side: all of most rounds, and of a large one a crowd in which the newest row is lost. */
const mostOnOneSide = 20;

/**
 * Finds the rows that are next to a key in the order of keys: they lie in the same page, or in one beside it. They are to
 * be taken out, and put in again with the new one, in the same transaction.
 *
 * @param among which rows: their order among each other is what must not show
 */
export function nextTo<Table extends SQLiteTable & { id: SQLiteColumn }>(
  tx: Transaction,
  table: Table,
  id: string,
  among: SQL | undefined,
) {
  const rows = () => tx.select({ id: table.id }).from(table);
  const below = rows()
    .where(and(among, lt(table.id, id)))
    .orderBy(desc(table.id))
    .limit(mostOnOneSide);
  const above = rows()
    .where(and(among, gt(table.id, id)))
    .orderBy(asc(table.id))
    .limit(mostOnOneSide);
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
