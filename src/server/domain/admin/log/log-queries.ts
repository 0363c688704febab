import type { Queryable, Transaction } from "#db/client.ts";
import { adminLog, posts, surveys, users } from "#db/schema/index.ts";
import type { LogQuery } from "#src/shared/admin/log.input.ts";
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";

export type LogRow = typeof adminLog.$inferSelect;

export async function insertAct(tx: Transaction, row: typeof adminLog.$inferInsert): Promise<void> {
  await tx.insert(adminLog).values(row);
}

const entries = (db: Queryable, which: SQL | undefined) => db.select().from(adminLog).where(which);

/** Entries before the one of that number, newest first. */
export async function listEntries(
  db: Queryable,
  { act, person }: LogQuery,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<readonly LogRow[]> {
  const isBehind = lt(adminLog.number, before ?? Number.MAX_SAFE_INTEGER);
  const isWanted = and(isBehind, act === undefined ? undefined : eq(adminLog.act, act));
  if (person === undefined) return entries(db, isWanted).orderBy(desc(adminLog.number)).limit(most);
  // Two indexes, and each entry once: some act upon themselves.
  const isByOthers = or(isNull(adminLog.actorId), ne(adminLog.actorId, person));
  return unionAll(
    entries(db, and(isWanted, eq(adminLog.actorId, person))),
    entries(db, and(isWanted, eq(adminLog.targetId, person), isByOthers)),
  )
    .orderBy(sql`1 desc`)
    .limit(most);
}

/** Names of those that are still there, by their ids. */
export const listNames = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));

/** Entries about a person and their rounds, oldest first; not who did it. */
export const listEntriesAbout = (db: Queryable, userId: string) =>
  db
    .select({
      at: adminLog.at,
      act: adminLog.act,
      isByShell: sql`${adminLog.actorId} IS NULL`.mapWith(Boolean),
      targetId: adminLog.targetId,
      until: adminLog.until,
    })
    .from(adminLog)
    .where(
      sql`${adminLog.targetId} IN (SELECT ${userId} UNION ALL SELECT ${surveys.id} FROM ${surveys} WHERE ${surveys.userId} = ${userId})`,
    )
    .orderBy(asc(adminLog.number));

/** Titles of posts that are still there, as they're being written, by their ids. Their texts stay where they are. */
export const listTitles = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: posts.id, title: sql<string>`json_extract(${posts.content}, '$.title')` })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
