import type { Queryable } from "#db/client.ts";
import {
  type LogSearch,
  matchesPerson,
  matchesLogEntry,
  logIndex,
  peopleIndex,
} from "#db/full-text-indexes.ts";
import { adminLog, mails, posts, surveys, users } from "#db/schema/index.ts";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";
import type { LogSort } from "#src/shared/admin/lists.ts";
import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

export type LogRow = typeof adminLog.$inferSelect;

/** A filter of entries and a page of them, after the entry with a number. */
interface WantedEntries {
  readonly act: AdminAct | undefined;
  readonly person: string | undefined;
  /** A full-text query; null: no search. */
  readonly words: string | null;
  readonly sort: LogSort;
  readonly after: number | null;
  readonly most: number;
}

/** Always a bound, so that the database searches the index for the first page, too. */
const isBehind = (number: SQLiteColumn, { sort, after }: WantedEntries): SQL =>
  sort === "newest" ? lt(number, after ?? Number.MAX_SAFE_INTEGER) : gt(number, after ?? 0);

const inOrder = (number: SQLiteColumn, { sort }: WantedEntries): SQL =>
  sort === "newest" ? desc(number) : asc(number);

/** More than the administrators who share a name. */
const mostActors = 100;

/** The people matching these words who have acted as administrators. */
const listActors = async (db: Queryable, words: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(peopleIndex)
    .crossJoin(users)
    .where(and(matchesPerson(words, "acted"), eq(users.number, peopleIndex.rowid)))
    .limit(mostActors);
  return rows.map(({ id }) => id);
};

/** Searches the full-text index, which has both what people did and what was done to them, in order. */
const searchEntries = (
  db: Queryable,
  question: LogSearch,
  wanted: WantedEntries,
): Promise<readonly LogRow[]> =>
  db
    .select(getTableColumns(adminLog))
    .from(logIndex)
    .crossJoin(adminLog)
    .where(
      and(matchesLogEntry(question), isBehind(logIndex.rowid, wanted), eq(adminLog.number, logIndex.rowid)),
    )
    .orderBy(inOrder(logIndex.rowid, wanted))
    .limit(wanted.most);

export async function listEntries(db: Queryable, wanted: WantedEntries): Promise<readonly LogRow[]> {
  const { act, person, words } = wanted;
  if (words !== null) {
    const actorIds = await listActors(db, words);
    return searchEntries(db, { words, actorIds, act, person }, wanted);
  }
  if (person !== undefined) return searchEntries(db, { act, person }, wanted);
  return db
    .select()
    .from(adminLog)
    .where(and(isBehind(adminLog.number, wanted), act === undefined ? undefined : eq(adminLog.act, act)))
    .orderBy(inOrder(adminLog.number, wanted))
    .limit(wanted.most);
}

/* The targets of entries, as far as they still exist and administrators may see them elsewhere, too. */

/** The current titles of existing posts. */
export const listTitles = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: posts.id, title: sql<string>`json_extract(${posts.content}, '$.title')` })
    .from(posts)
    .where(inArray(posts.id, [...ids]));

/** The owners and start dates of rounds, as the list of rounds shows them. */
export const listRoundsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: surveys.id,
      createdAt: surveys.createdAt,
      ownerId: users.id,
      name: users.name,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...ids]));

/** The kinds of emails, and their recipients while they are on the list of emails. */
export const listMailsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: sql<string>`iif(${mails.lastRefusal} IS NULL, '', ${mails.recipient})`,
    })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
