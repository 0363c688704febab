import type { Queryable } from "#db/client.ts";
import { matchesPerson, peopleIndex, type PersonMark } from "#db/full-text-indexes.ts";
import { users } from "#db/schema/index.ts";
import type { PeopleState } from "#src/shared/admin/lists.ts";
import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { isSupport, type Wanted } from "./people-queries.ts";

const markOf: Readonly<Record<PeopleState, PersonMark | undefined>> = {
  all: undefined,
  unverified: "unverified",
  administrators: "administrator",
};

/** The support account has no mark: which one it is, the settings say. */
const findSupport = (db: Queryable, words: string, { supportEmail }: Wanted) =>
  db
    .select({ number: users.number })
    .from(users)
    .crossJoin(peopleIndex)
    .where(and(isSupport(supportEmail), eq(peopleIndex.rowid, users.number), matchesPerson(words)));

/** Numbers of people whom a question to the index finds (see `searchWords`), in the order wanted. */
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
