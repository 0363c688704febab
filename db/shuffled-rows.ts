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

interface Columns {
  readonly owner: string;
  readonly value: string;
}

/**
 * Inserts a row and rewrites the owner's rows beside it in key order. Only these three columns are written;
 * all others get their defaults.
 *
 * @param names of the columns in the database
 * @param which of the owner's rows must not show their order; all by default
 */
export async function insertShuffled(
  tx: Transaction,
  table: SQLiteTable & { readonly id: SQLiteColumn },
  names: Columns,
  added: Columns & { readonly id: string },
  which?: SQL,
): Promise<void> {
  const { id } = table;
  const [owner, value] = [sql.identifier(names.owner), sql.identifier(names.value)];
  const among = and(sql`${owner} = ${added.owner}`, which);
  const ids = () => tx.select({ id }).from(table);
  const below = ids()
    .where(and(among, lt(id, added.id)))
    .orderBy(desc(id))
    .limit(maxOnEachSide);
  const above = ids()
    .where(and(among, gt(id, added.id)))
    .orderBy(asc(id))
    .limit(maxOnEachSide);
  const neighbours = await tx
    .select({ id: sql<string>`${id}`, value: sql<string>`${value}` })
    .from(table)
    .where(or(inArray(id, below), inArray(id, above)));
  const rows = JSON.stringify([...neighbours, added].sort((one, other) => (one.id < other.id ? -1 : 1)));
  await tx.delete(table).where(sql`${id} in (select value ->> 'id' from json_each(${rows}))`);
  await tx.run(
    sql`insert into ${table} (id, ${owner}, ${value}) select value ->> 'id', ${added.owner}, value ->> 'value' from json_each(${rows})`,
  );
}
