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

/** Which entries, in which order, and where a page of them starts: behind the entry with that number. */
interface WantedEntries {
  readonly act: AdminAct | undefined;
  readonly person: string | undefined;
  /** A question to the full-text index; null: whatever the words. */
  readonly words: string | null;
  readonly sort: LogSort;
  readonly after: number | null;
  readonly most: number;
}

/** There is always a bound, so that the database searches an index also for the first page. */
const isBehind = (number: SQLiteColumn, { sort, after }: WantedEntries): SQL =>
  sort === "newest" ? lt(number, after ?? Number.MAX_SAFE_INTEGER) : gt(number, after ?? 0);

const inOrder = (number: SQLiteColumn, { sort }: WantedEntries): SQL =>
  sort === "newest" ? desc(number) : asc(number);

/** More than there are administrators of the same name. */
const mostActors = 100;

/** Those among the people of these words who have ever done something as an administrator. */
const listActors = async (db: Queryable, words: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(peopleIndex)
    .crossJoin(users)
    .where(and(matchesPerson(words, "acted"), eq(users.number, peopleIndex.rowid)))
    .limit(mostActors);
  return rows.map(({ id }) => id);
};

/** By words or by a person, from the full-text index: it brings together what they did and what was done to them, in order. */
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

/** Entries in the order wanted. */
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

/*
 * What entries are about, as far as it's still there and administrators see it elsewhere, too.
 */

/** Names of those that are still there, by their ids. */
export const listNames = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));

/** Titles of posts that are still there, as they're being written, by their ids. Their texts stay where they are. */
export const listTitles = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: posts.id, title: sql<string>`json_extract(${posts.content}, '$.title')` })
    .from(posts)
    .where(inArray(posts.id, [...ids]));

/** Whose rounds they are, and since when: what the list of rounds has of them, too. */
export const listRoundsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: surveys.id,
      createdAt: surveys.createdAt,
      ownerId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...ids]));

/** What emails are about, and whom they're for while they're on the list of emails. */
export const listMailsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: sql<string>`iif(${mails.lastRefusal} IS NULL, '', ${mails.recipient})`,
    })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
