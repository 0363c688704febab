import type { Queryable } from "#db/client.ts";
import { billings, sessions, surveys, users } from "#db/schema/index.ts";
import type { PeopleSort, PeopleState } from "#src/shared/admin/lists.ts";
import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { type PersonMark, matchesPerson, peopleIndex } from "#db/full-text-indexes.ts";

/** A filter of people and a page of them, after the person with a number. */
export interface Wanted {
  readonly state: PeopleState;
  readonly sort: PeopleSort;
  readonly after: number | null;
  readonly most: number;
  /** Its account is an administrator once the address is confirmed. */
  readonly supportEmail: string;
}

/** Always a bound, so that the database searches the index for the first page, too. */
const isBehind = ({ sort, after }: Wanted): SQL =>
  sort === "newest" ? lt(users.number, after ?? Number.MAX_SAFE_INTEGER) : gt(users.number, after ?? 0);

/** The exact expressions of the partial indexes. */
const isMarked = sql`(${users.isAdmin} = 1 OR ${users.role} = 'admin')`;
const isUnverified = isNull(users.emailVerifiedAt);

const isSupport = (supportEmail: string) =>
  and(
    eq(users.email, supportEmail),
    sql`${users.emailVerifiedAt} IS NOT NULL`,
    eq(users.isAdmin, false),
    eq(users.role, "user"),
  );

const numbersOf = (rows: readonly { readonly number: number | null }[]): readonly number[] =>
  rows.flatMap(({ number }) => number ?? []);

/** Marked administrators from their index, and the support account, which isn't in it. */
async function listAdministrators(db: Queryable, wanted: Wanted): Promise<readonly number[]> {
  const numbers = (which: SQL | undefined) =>
    db
      .select({ number: users.number })
      .from(users)
      .where(and(which, isBehind(wanted)));
  const both = unionAll(numbers(isMarked), numbers(isSupport(wanted.supportEmail)));
  const rows = await both.orderBy(wanted.sort === "newest" ? sql`1 desc` : sql`1 asc`).limit(wanted.most);
  return numbersOf(rows);
}

/** The numbers of people, in order. */
export async function listNumbers(db: Queryable, wanted: Wanted): Promise<readonly number[]> {
  const { state, sort, most } = wanted;
  if (state === "administrators") return listAdministrators(db, wanted);
  const rows = await db
    .select({ number: users.number })
    .from(users)
    .where(and(state === "unverified" ? isUnverified : undefined, isBehind(wanted)))
    .orderBy(sort === "newest" ? desc(users.number) : asc(users.number))
    .limit(most);
  return numbersOf(rows);
}

export const listNumbersByEmail = async (db: Queryable, email: string): Promise<readonly number[]> =>
  numbersOf(await db.select({ number: users.number }).from(users).where(eq(users.email, email)));

const rounds = (db: Queryable) => db.$count(surveys, eq(surveys.userId, users.id));

/** Shown only to the day. Sessions without the column count from their start. */
const lastSeenAt = (db: Queryable) =>
  db
    .select({ at: sql`max(coalesce(${sessions.lastSeenAt}, ${sessions.createdAt}))` })
    .from(sessions)
    .where(eq(sessions.userId, users.id));

const personColumns = (db: Queryable) => ({
  number: users.number,
  id: users.id,
  email: users.email,
  mailbox: users.mailbox,
  name: users.name,
  username: users.username,
  role: users.role,
  isAdmin: users.isAdmin,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  billing: getTableColumns(billings),
  rounds: rounds(db),
  lastSeenAt: sql<number | null>`${lastSeenAt(db)}`,
});

const people = (db: Queryable) =>
  db.select(personColumns(db)).from(users).leftJoin(billings, eq(billings.userId, users.id));

export type PersonRow = Awaited<ReturnType<typeof people>>[number];

/** People by number, unordered. */
export const listByNumber = (db: Queryable, numbers: readonly number[]): Promise<readonly PersonRow[]> =>
  people(db).where(inArray(users.number, [...numbers]));

export const findRow = (db: Queryable, userId: string): Promise<PersonRow | undefined> =>
  people(db).where(eq(users.id, userId)).get();

/** The names of existing accounts. */
export const listNames = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));

const markOf: Readonly<Record<PeopleState, PersonMark | undefined>> = {
  all: undefined,
  unverified: "unverified",
  administrators: "administrator",
};

/** The support account has no mark; only the settings name it. */
const findSupport = (db: Queryable, words: string, { supportEmail }: Wanted) =>
  db
    .select({ number: users.number })
    .from(users)
    .crossJoin(peopleIndex)
    .where(and(isSupport(supportEmail), eq(peopleIndex.rowid, users.number), matchesPerson(words)));

/** The numbers of people whom a full-text query finds (`searchWords`), in order. */
export async function searchNumbers(
  db: Queryable,
  words: string,
  wanted: Wanted,
): Promise<readonly number[]> {
  const { state, sort, most, after } = wanted;
  const { rowid } = peopleIndex;
  const isNewest = sort === "newest";
  const start = after ?? (isNewest ? Number.MAX_SAFE_INTEGER : 0);
  const found = await db
    .select({ number: rowid })
    .from(peopleIndex)
    .where(and(matchesPerson(words, markOf[state]), isNewest ? lt(rowid, start) : gt(rowid, start)))
    .orderBy(isNewest ? desc(rowid) : asc(rowid))
    .limit(most);
  const support = state === "administrators" ? await findSupport(db, words, wanted) : [];
  const isBehind = (number: number) => (isNewest ? number < start : number > start);
  return [...found, ...support]
    .flatMap(({ number }) => (number !== null && isBehind(number) ? [number] : []))
    .toSorted((a, b) => (isNewest ? b - a : a - b))
    .slice(0, most);
}
